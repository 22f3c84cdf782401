import { RESTING_GAME_ID } from '../../data/games/games.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { showGame } from './show-game.ts'

const addFavourite: Handler<'addFavourite'> = (request) => {
  const game = request.sandbox.catalog.find(request.body.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID) return request.fail('gameUnavailable')
  if (!request.sandbox.favorites.add(request.player.uid, game.id)) return request.fail('alreadyFavourite')
  return null
}

const removeFavourite: Handler<'removeFavourite'> = (request) => {
  if (!request.sandbox.favorites.remove(request.player.uid, request.body.gameId)) return request.fail('notFavourite')
  return null
}

const listFavourites: Handler<'listFavourites'> = ({ player, query, sandbox }) => {
  const games = sandbox.favorites.of(player.uid).flatMap((id) => sandbox.catalog.find(id) ?? [])
  return toPage(listFor(player, games), query, showGame)
}

export const favoriteHandlers = { addFavourite, removeFavourite, listFavourites } satisfies Handlers
