import { RESTING_GAME_ID } from '../../data/games.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'
import { showGame } from './show-game.ts'

const addFavourite: Handler<'addFavourite'> = (call) => {
  const game = call.sandbox.catalogue.find(call.body.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID) return call.fail('gameUnavailable')
  if (!call.sandbox.favourites.add(call.player.uid, game.id)) return call.fail('alreadyFavourite')
  return null
}

const removeFavourite: Handler<'removeFavourite'> = (call) => {
  if (!call.sandbox.favourites.remove(call.player.uid, call.body.gameId)) return call.fail('notFavourite')
  return null
}

const listFavourites: Handler<'listFavourites'> = ({ player, query, sandbox }) => {
  const games = sandbox.favourites.of(player.uid).flatMap((id) => sandbox.catalogue.find(id) ?? [])
  return pageOf(listFor(player, games), query, showGame)
}

export const favouriteHandlers = { addFavourite, removeFavourite, listFavourites } satisfies Handlers
