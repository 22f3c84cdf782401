import { addFavourite } from '#generated/http/games/add-favourite.ts'
import { getGameHelp } from '#generated/http/games/get-game-help.ts'
import { getSearchDiscovery } from '#generated/http/games/get-search-discovery.ts'
import { launchGame } from '#generated/http/games/launch-game.ts'
import { listBanners } from '#generated/http/games/list-banners.ts'
import { listFavourites } from '#generated/http/games/list-favourites.ts'
import { listGameMessages } from '#generated/http/games/list-game-messages.ts'
import { listGameRecords } from '#generated/http/games/list-game-records.ts'
import { listGameTypes } from '#generated/http/games/list-game-types.ts'
import { listGames } from '#generated/http/games/list-games.ts'
import { listHotGames } from '#generated/http/games/list-hot-games.ts'
import { listLiveGames } from '#generated/http/games/list-live-games.ts'
import { listManufacturers } from '#generated/http/games/list-manufacturers.ts'
import { listOpenGameTypes } from '#generated/http/games/list-open-game-types.ts'
import { listOpenGames } from '#generated/http/games/list-open-games.ts'
import { listOpenHotGames } from '#generated/http/games/list-open-hot-games.ts'
import { listOpenLiveGames } from '#generated/http/games/list-open-live-games.ts'
import { listOpenManufacturers } from '#generated/http/games/list-open-manufacturers.ts'
import { removeFavourite } from '#generated/http/games/remove-favourite.ts'
import { searchOpenGames } from '#generated/http/games/search-open-games.ts'
import { setPlayLimit } from '#generated/http/responsible/set-play-limit.ts'
import { loginAs } from './login-as.ts'
import { onBreak } from './responsible.ts'
import type { OperationCases } from '../operation-case.ts'

const NO_TYPE = { type: 'NOT A TYPE' }
const PAGE_ZERO = { pageNum: 0 }
const SLOT = { gameId: 'slot-001' }

export const GAMES_CASES: OperationCases<'games'> = {
  listGameTypes: {
    success: () => listGameTypes(),
    badInput: () => listGameTypes({ hasLogin: 'maybe' as never }),
    failures: {},
  },
  listOpenGameTypes: {
    success: () => listOpenGameTypes({ hasLogin: false }),
    badInput: () => listOpenGameTypes({ hasLogin: 'maybe' as never }),
    failures: {},
  },
  listManufacturers: {
    success: () => listManufacturers({ type: 'slot' }),
    badInput: () => listManufacturers(NO_TYPE),
    failures: {},
  },
  listOpenManufacturers: {
    success: () => listOpenManufacturers({ type: 'slot' }),
    badInput: () => listOpenManufacturers(NO_TYPE),
    failures: {},
  },
  listGames: {
    success: () => listGames({ type: 'slot' }),
    badInput: () => listGames(PAGE_ZERO),
    failures: {},
  },
  listOpenGames: {
    success: () => listOpenGames({ type: 'slot' }),
    badInput: () => listOpenGames(PAGE_ZERO),
    failures: {},
  },
  listHotGames: {
    success: () => listHotGames(),
    badInput: () => listHotGames({ pageSize: 101 }),
    failures: {},
  },
  listOpenHotGames: {
    success: () => listOpenHotGames(),
    badInput: () => listOpenHotGames({ pageSize: 101 }),
    failures: {},
  },
  listBanners: { success: () => listBanners(), failures: {} },
  launchGame: {
    success: async () => {
      const [game] = (await listGames({ type: 'slot' })).list
      return launchGame({ gameId: game?.id ?? '' })
    },
    badInput: () => launchGame({ gameId: '' }),
    failures: {
      playPaused: () => onBreak(() => launchGame(SLOT)),
      gameUnavailable: () => launchGame({ gameId: 'no-such-game' }),
      limitReached: async () => {
        await loginAs('limited')
        await setPlayLimit({ kind: 'stake', period: 'week', amount: 1 })
        return launchGame(SLOT)
      },
    },
  },
  listGameRecords: {
    success: () => listGameRecords('slot'),
    badInput: () => listGameRecords('slot', PAGE_ZERO),
    failures: {},
  },
  listLiveGames: { success: () => listLiveGames(), badInput: () => listLiveGames(PAGE_ZERO), failures: {} },
  listOpenLiveGames: {
    success: () => listOpenLiveGames(),
    badInput: () => listOpenLiveGames(PAGE_ZERO),
    failures: {},
  },
  searchOpenGames: {
    success: () => searchOpenGames({ keyword: 'parol' }),
    badInput: () => searchOpenGames({ keyword: ' ' }),
    failures: {},
  },
  getSearchDiscovery: { success: () => getSearchDiscovery(), failures: {} },
  listGameMessages: { success: () => listGameMessages(), failures: {} },
  addFavourite: {
    success: async () => ({ added: await addFavourite(SLOT) }),
    badInput: () => addFavourite({ gameId: '' }),
    failures: {
      gameUnavailable: () => addFavourite({ gameId: 'no-such-game' }),
      alreadyFavourite: async () => {
        await addFavourite(SLOT)
        return addFavourite(SLOT)
      },
    },
  },
  removeFavourite: {
    success: async () => {
      await addFavourite(SLOT)
      return { removed: await removeFavourite(SLOT) }
    },
    badInput: () => removeFavourite({ gameId: '' }),
    failures: { notFavourite: () => removeFavourite(SLOT) },
  },
  listFavourites: {
    as: 'vip8player',
    success: () => listFavourites(),
    badInput: () => listFavourites(PAGE_ZERO),
    failures: {},
  },
  getGameHelp: {
    success: () => getGameHelp(SLOT),
    badInput: () => getGameHelp({ gameId: '' }),
    failures: { gameUnavailable: () => getGameHelp({ gameId: 'no-such-game' }) },
  },
}
