import { foldText } from '#src/lib/fold-text.ts'
import { findGame, RESTING_GAME_ID } from '../../data/games/games.ts'
import { getGameFacts, getGameTerms } from '../../games/kinds.ts'
import { toPesos } from '../../lib/money.ts'
import { noteIn } from '../../lib/note.ts'
import { toInstant } from '../../lib/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { toPage } from '../paging.ts'
import { isOfType, sortGames } from './select-games.ts'
import { showCover, showGame } from './show-game.ts'

const KEYWORDS = ['parol', 'jeepney', 'baccarat', 'fiesta', 'tongits', 'bingo', 'perlas', 'mango']
const DISCOVERED = 18

const searchOpenGames: Handler<'searchOpenGames'> = ({ query, sandbox }) => {
  const wanted = foldText(query.keyword)
  const found = sandbox.catalog.games.filter(
    (game) =>
      (foldText(game.name).includes(wanted) || foldText(game.manufName).includes(wanted)) &&
      isOfType(game, query.type) &&
      (query.manuf === undefined || game.manuf === query.manuf),
  )
  return toPage(sortGames(found, query.sort), query, showGame)
}

const getSearchDiscovery: Handler<'getSearchDiscovery'> = ({ sandbox }) => ({
  keywords: [...KEYWORDS],
  games: sandbox.catalog.games
    .filter(({ hot }) => hot)
    .slice(0, DISCOVERED)
    .map(showGame),
})

const listGameMessages: Handler<'listGameMessages'> = ({ sandbox }) =>
  sandbox.ticker.lines().map(({ id, player, gameId, amount, wonAt }) => ({
    id,
    player,
    gameName: findGame(gameId)?.name ?? gameId,
    amount: toPesos(amount),
    wonAt: toInstant(wonAt),
  }))

const getGameHelp: Handler<'getGameHelp'> = (request) => {
  const game = request.sandbox.catalog.find(request.query.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID) return request.fail('gameUnavailable')
  const facts = getGameFacts(game)
  return {
    gameId: game.id,
    title: game.name,
    manuf: game.manuf,
    manufName: game.manufName,
    type: game.type,
    content: facts.rules[request.language].join('\n'),
    ...showCover(game),
    ...getGameTerms(game),
    volatility: facts.volatility,
    payTable: facts.payTable
      .map(({ name, pays }) => ({ name: noteIn(name, request.language), pays }))
      .toSorted((a, b) => b.pays - a.pays),
    ...(game.type === 'slot' && { images: [{ url: `/art/help/${game.id}.svg`, text: request.text.helpPicture }] }),
  }
}

export const searchHandlers = { searchOpenGames, getSearchDiscovery, listGameMessages, getGameHelp } satisfies Handlers
