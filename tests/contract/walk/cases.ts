import * as account from '#generated/http/account/account.ts'
import * as app from '#generated/http/app/app.ts'
import * as games from '#generated/http/games/games.ts'
import type { CODES } from '#generated/http/codes.ts'
import type { OperationId } from '#generated/http/operations.ts'
import * as inbox from '#generated/http/inbox/inbox.ts'
import * as money from '#generated/http/money/money.ts'
import { PASSWORD, type Player } from './player.ts'

/** How one call is made: with success, with input that does not fit, and into each failure that it names. */
export interface WalkCase<Id extends OperationId> {
  success(player: Player): Promise<unknown>
  badInput?(): Promise<unknown>
  failures: { [Name in keyof (typeof CODES)[Id]]: (player: Player) => Promise<unknown> }
}

const RATIFIED = { username: 'ratified', password: PASSWORD }
const newcomer = (username: string, phone: string) => ({ username, password: PASSWORD, phone, areaCode: '63' as const })
const prepared = async (): Promise<string> => (await money.prepareRecharge({ method: 'gcash', amount: 500 })).orderNo
const PAGE_ZERO = { pageNum: 0 }
const NO_TYPE = { type: 'NOT A TYPE' }

/** Every call of the document; the type makes a missing one, or a missing failure, a compile error. */
export const CASES: { [Id in OperationId]: WalkCase<Id> } = {
  loginUser: {
    success: () => account.loginUser(RATIFIED),
    badInput: () => account.loginUser({ ...RATIFIED, password: 'plain text' }),
    failures: { wrongCredentials: () => account.loginUser({ ...RATIFIED, password: '0'.repeat(64) }) },
  },
  registerUser: {
    success: () => account.registerUser(newcomer('newcomer01', '9995550001')),
    badInput: () => account.registerUser(newcomer('no', '9995550001')),
    failures: {
      usernameTaken: () => account.registerUser(newcomer('takenname', '9995550002')),
      phoneTaken: async () => {
        await account.registerUser(newcomer('newcomer02', '9995550003'))
        return account.registerUser(newcomer('newcomer03', '9995550003'))
      },
      invitationUnknown: () =>
        account.registerUser({ ...newcomer('newcomer04', '9995550004'), invitationCode: 'NOBODY' }),
    },
  },
  logoutUser: { success: () => account.logoutUser(), failures: {} },
  getUser: { success: () => account.getUser(), failures: {} },
  getBalance: { success: () => account.getBalance(), failures: {} },
  getBadges: { success: () => account.getBadges(), failures: {} },
  getConfig: { success: () => app.getConfig(), failures: {} },
  getAppVersion: { success: () => app.getAppVersion(), failures: {} },
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
  listRechargeMethods: { success: () => money.listRechargeMethods(), failures: {} },
  listRechargeAmounts: {
    success: () => money.listRechargeAmounts({ method: 'gcash' }),
    badInput: () => money.listRechargeAmounts({ method: 'G CASH' }),
    failures: {},
  },
  prepareRecharge: {
    success: () => money.prepareRecharge({ method: 'gcash', amount: 110.57 }),
    badInput: () => money.prepareRecharge({ method: 'gcash', amount: 0 }),
    failures: {
      belowMinimum: () => money.prepareRecharge({ method: 'gcash', amount: 1 }),
      aboveMaximum: () => money.prepareRecharge({ method: 'gcash', amount: 999_999_999 }),
      methodUnavailable: () => money.prepareRecharge({ method: 'nobank', amount: 500 }),
    },
  },
  createRecharge: {
    success: async () => money.createRecharge({ orderNo: await prepared() }),
    badInput: () => money.createRecharge({ orderNo: 'x' }),
    failures: {
      orderExpired: async (player) => {
        const orderNo = await prepared()
        await player.control('clock', { advanceMs: 16 * 60_000 })
        return money.createRecharge({ orderNo })
      },
      orderAlreadyBuilt: async () => {
        const orderNo = await prepared()
        await money.createRecharge({ orderNo })
        return money.createRecharge({ orderNo })
      },
    },
  },
  listRecharges: {
    success: () => money.listRecharges({ status: 1 }),
    badInput: () => money.listRecharges({ orderNo: '?' }),
    failures: {},
  },
  listLetters: { success: () => inbox.listLetters(), badInput: () => inbox.listLetters(PAGE_ZERO), failures: {} },
}
