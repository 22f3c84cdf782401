import * as games from '#generated/http/games/games.ts'
import type { WalkCases } from '../walk-case.ts'

const NO_TYPE = { type: 'NOT A TYPE' }
const PAGE_ZERO = { pageNum: 0 }
const SLOT = { gameId: 'slot-001' }

export const GAMES_CASES: WalkCases<'games'> = {
  listGameTypes: {
    success: () => games.listGameTypes(),
    badInput: () => games.listGameTypes({ hasLogin: 'maybe' as never }),
    failures: {},
  },
  listOpenGameTypes: {
    success: () => games.listOpenGameTypes({ hasLogin: false }),
    badInput: () => games.listOpenGameTypes({ hasLogin: 'maybe' as never }),
    failures: {},
  },
  listManufacturers: {
    success: () => games.listManufacturers({ type: 'slot' }),
    badInput: () => games.listManufacturers(NO_TYPE),
    failures: {},
  },
  listOpenManufacturers: {
    success: () => games.listOpenManufacturers({ type: 'slot' }),
    badInput: () => games.listOpenManufacturers(NO_TYPE),
    failures: {},
  },
  listGames: {
    success: () => games.listGames({ type: 'slot' }),
    badInput: () => games.listGames(PAGE_ZERO),
    failures: {},
  },
  listOpenGames: {
    success: () => games.listOpenGames({ type: 'slot' }),
    badInput: () => games.listOpenGames(PAGE_ZERO),
    failures: {},
  },
  listHotGames: {
    success: () => games.listHotGames(),
    badInput: () => games.listHotGames({ pageSize: 101 }),
    failures: {},
  },
  listOpenHotGames: {
    success: () => games.listOpenHotGames(),
    badInput: () => games.listOpenHotGames({ pageSize: 101 }),
    failures: {},
  },
  listBanners: { success: () => games.listBanners(), failures: {} },
  launchGame: {
    success: async () => {
      const [game] = (await games.listGames({ type: 'slot' })).list
      return games.launchGame({ gameId: game?.id ?? '' })
    },
    badInput: () => games.launchGame({ gameId: '' }),
    failures: { gameUnavailable: () => games.launchGame({ gameId: 'no-such-game' }) },
  },
  listGameRecords: {
    success: () => games.listGameRecords('slot'),
    badInput: () => games.listGameRecords('slot', PAGE_ZERO),
    failures: {},
  },
  listLiveGames: { success: () => games.listLiveGames(), badInput: () => games.listLiveGames(PAGE_ZERO), failures: {} },
  listOpenLiveGames: {
    success: () => games.listOpenLiveGames(),
    badInput: () => games.listOpenLiveGames(PAGE_ZERO),
    failures: {},
  },
  searchOpenGames: {
    success: () => games.searchOpenGames({ keyword: 'parol' }),
    badInput: () => games.searchOpenGames({ keyword: ' ' }),
    failures: {},
  },
  getSearchDiscovery: { success: () => games.getSearchDiscovery(), failures: {} },
  listGameMessages: { success: () => games.listGameMessages(), failures: {} },
  addFavourite: {
    success: async () => ({ added: await games.addFavourite(SLOT) }),
    badInput: () => games.addFavourite({ gameId: '' }),
    failures: {
      gameUnavailable: () => games.addFavourite({ gameId: 'no-such-game' }),
      alreadyFavourite: async () => {
        await games.addFavourite(SLOT)
        return games.addFavourite(SLOT)
      },
    },
  },
  removeFavourite: {
    success: async () => {
      await games.addFavourite(SLOT)
      return { removed: await games.removeFavourite(SLOT) }
    },
    badInput: () => games.removeFavourite({ gameId: '' }),
    failures: { notFavourite: () => games.removeFavourite(SLOT) },
  },
  listFavourites: {
    as: 'vip8player',
    success: () => games.listFavourites(),
    badInput: () => games.listFavourites(PAGE_ZERO),
    failures: {},
  },
  getGameHelp: {
    success: () => games.getGameHelp(SLOT),
    badInput: () => games.getGameHelp({ gameId: '' }),
    failures: { gameUnavailable: () => games.getGameHelp({ gameId: 'no-such-game' }) },
  },
}
