import type { components } from '#generated/openapi.d.ts'
import { BANNERS } from '../../data/banners.ts'
import { GAME_TYPES, HOT } from '../../data/game-types.ts'
import { GAMES, type GameEntry } from '../../data/games.ts'
import { MANUFACTURERS } from '../../data/manufacturers.ts'
import type { Messages } from '../../messages/en-us.ts'
import type { Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

type Schemas = components['schemas']

interface GameQuery {
  type?: string
  manuf?: string
  pageNum?: number
  pageSize?: number
}

/** A game as players and visitors get it. */
function showGame(game: GameEntry): Schemas['Game'] {
  return { ...game, cover: `/art/cover/${game.id}.svg` }
}

function isOfType(game: GameEntry, type: string | undefined): boolean {
  return type === undefined || (type === HOT ? game.hot : game.type === type)
}

function showTypes(text: Messages): Schemas['GameType'][] {
  return GAME_TYPES.map((type) => ({ ...type, name: text.gameTypes[type.code] ?? type.code }))
}

function showManufacturers(games: readonly GameEntry[], type: string | undefined): Schemas['Manufacturer'][] {
  return MANUFACTURERS.map(({ code, name }) => ({
    code,
    name,
    logo: `/art/manuf/${code}.svg`,
    gameCount: games.filter((game) => game.manuf === code && isOfType(game, type)).length,
  })).filter((one) => one.gameCount > 0)
}

function showPage(games: readonly GameEntry[], query: GameQuery): Schemas['GamePage'] {
  const { type, manuf } = query
  return pageOf(
    games.filter((game) => isOfType(game, type) && (manuf === undefined || game.manuf === manuf)),
    query,
    showGame,
  )
}

function showHot(games: readonly GameEntry[], query: GameQuery): Schemas['GamePage'] {
  return showPage(games, { ...query, type: HOT })
}

/** The lobby, for visitors and for players. */
export const catalogueHandlers = {
  listGameTypes: (call) => [...listFor(call.player, showTypes(call.text))],
  listOpenGameTypes: (call) => showTypes(call.text),
  listManufacturers: (call) => showManufacturers(listFor(call.player, GAMES), call.query.type),
  listOpenManufacturers: (call) => showManufacturers(GAMES, call.query.type),
  listGames: (call) => showPage(listFor(call.player, GAMES), call.query),
  listOpenGames: (call) => showPage(GAMES, call.query),
  listHotGames: (call) => showHot(listFor(call.player, GAMES), call.query),
  listOpenHotGames: (call) => showHot(GAMES, call.query),
  listBanners: (call) =>
    BANNERS.map(({ id, link }) => ({ id, title: call.text.banners[id] ?? id, image: `/art/banner/${id}.svg`, link })),
} satisfies Handlers
