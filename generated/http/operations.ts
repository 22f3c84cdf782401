// Made by `npm run generate` from the documents. Do not edit.

/** Each call of the HTTP contract: how it is reached, whether it is open to visitors, and what it does. */
export const OPERATIONS = {
  loginUser: { method: 'POST', path: '/api/user/login', open: true, effect: 'session', affects: [] },
  registerUser: { method: 'POST', path: '/api/user/custom/register', open: true, effect: 'session', affects: [] },
  logoutUser: { method: 'POST', path: '/api/user/logout', open: false, effect: 'session', affects: [] },
  getUser: { method: 'GET', path: '/api/user/info', open: false, effect: 'read', affects: [] },
  getBalance: { method: 'GET', path: '/api/balance', open: false, effect: 'read', affects: [] },
  getBadges: { method: 'GET', path: '/api/badge/data', open: false, effect: 'read', affects: [] },
  getConfig: { method: 'GET', path: '/api/config/fetch', open: true, effect: 'read', affects: [] },
  getAppVersion: { method: 'GET', path: '/api/app/version', open: true, effect: 'read', affects: [] },
  listGameTypes: { method: 'GET', path: '/api/game/type', open: false, effect: 'read', affects: [] },
  listManufacturers: { method: 'GET', path: '/api/manuf/fetch', open: false, effect: 'read', affects: [] },
  listGames: { method: 'GET', path: '/api/game/fetch', open: false, effect: 'read', affects: [] },
  listHotGames: { method: 'GET', path: '/api/game/fetch/hot', open: false, effect: 'read', affects: [] },
  listOpenGameTypes: { method: 'GET', path: '/api/open/game/type', open: true, effect: 'read', affects: [] },
  listOpenManufacturers: { method: 'GET', path: '/api/open/manuf/fetch', open: true, effect: 'read', affects: [] },
  listOpenGames: { method: 'GET', path: '/api/open/game/fetch', open: true, effect: 'read', affects: [] },
  listOpenHotGames: { method: 'GET', path: '/api/open/game/fetch/hot', open: true, effect: 'read', affects: [] },
  listBanners: { method: 'GET', path: '/api/open/banner/info', open: true, effect: 'read', affects: [] },
  launchGame: { method: 'POST', path: '/api/game/getUrl', open: false, effect: 'write', affects: [] },
  listGameRecords: { method: 'GET', path: '/api/game/record/{type}', open: false, effect: 'read', affects: [] },
  listRechargeMethods: { method: 'GET', path: '/api/recharge/method', open: false, effect: 'read', affects: [] },
  listRechargeAmounts: { method: 'GET', path: '/api/recharge/amount', open: false, effect: 'read', affects: [] },
  prepareRecharge: { method: 'POST', path: '/api/recharge/preCreate', open: false, effect: 'write', affects: [] },
  createRecharge: { method: 'POST', path: '/api/recharge/build', open: false, effect: 'money', affects: ['listRecharges', 'getBalance'] },
  listRecharges: { method: 'GET', path: '/api/recharge/fetch', open: false, effect: 'read', affects: [] },
  listLetters: { method: 'GET', path: '/api/letter', open: false, effect: 'read', affects: [] },
} as const

/** The name of a call. */
export type OperationId = keyof typeof OPERATIONS
