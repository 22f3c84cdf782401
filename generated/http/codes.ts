// Made by `npm run generate` from the documents. Do not edit.

/** The code of every success. */
export const SUCCESS_CODE = 20000

/** The code of a session that is not valid. */
export const SESSION_INVALID = 20002

/** Codes that any call may answer with. */
export const COMMON_CODES = { sessionInvalid: 20002, badInput: 40000 } as const

/** The codes of each call, by name, with the field each belongs to. */
export const CODES = {
  loginUser: { wrongCredentials: { code: 41001, field: 'password' } },
  registerUser: { usernameTaken: { code: 41101, field: 'username' }, phoneTaken: { code: 41102, field: 'phone' }, invitationUnknown: { code: 41103, field: 'invitationCode' } },
  logoutUser: {},
  getUser: {},
  getBalance: {},
  getBadges: {},
  getConfig: {},
  getAppVersion: {},
  listGameTypes: {},
  listManufacturers: {},
  listGames: {},
  listHotGames: {},
  listOpenGameTypes: {},
  listOpenManufacturers: {},
  listOpenGames: {},
  listOpenHotGames: {},
  listBanners: {},
  launchGame: { gameUnavailable: { code: 42001, field: 'gameId' } },
  listGameRecords: {},
  listRechargeMethods: {},
  listRechargeAmounts: {},
  prepareRecharge: { belowMinimum: { code: 43001, field: 'amount' }, aboveMaximum: { code: 43002, field: 'amount' }, methodUnavailable: { code: 43003, field: 'method' } },
  createRecharge: { orderExpired: { code: 43004, field: 'orderNo' }, orderAlreadyBuilt: { code: 43005, field: 'orderNo' } },
  listRecharges: {},
  listLetters: {},
} as const
