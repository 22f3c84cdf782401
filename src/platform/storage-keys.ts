/** All storage keys. In storage they have a prefix and are in upper case: `TUMPAK_USERINFO`. */
export const STORAGE_KEYS = {
  userInfo: 'userInfo',
  theme: 'theme',
  isSound: 'isSound',
  isMusic: 'isMusic',
  language: 'language',
  deviceId: 'deviceId',
  /** The Manila day of the last shown announcement; cleared at logout. */
  lastNoticeDate: 'lastNoticeDate',
  /** A Manila day, and the ids of the announcements that were shown on it; cleared at logout. */
  shownAnnouncements: 'shownAnnouncements',
  /** When the device's first visit was last active, in milliseconds; 0 once it is over. */
  firstVisit: 'firstVisit',
  /** The account was created less than a minute ago; cleared at logout. */
  isNewAccount: 'isNewAccount',
  /** A server logout that is not sent yet. */
  pendingLogout: 'pendingLogout',
  ageAccepted: 'ageAccepted',
  /** The follow popup has opened by itself, which happens once. */
  followAsked: 'followAsked',
  /** The dismissed hints at the edge of the page. */
  dismissedHints: 'dismissedHints',
  /** The sent deposits with their keys, for each player; contains no secret. */
  openDeposit: 'openDeposit',
  /** Input of the identity form for each uid; never the ID number, the birthday or a picture. Cleared at logout. */
  kycDraft: 'kycDraft',
  /** When the next OTP may be sent, by purpose and uid; contains neither codes nor numbers. */
  otpCooldowns: 'otpCooldowns',
  /** Minutes until a reminder of the time played; on this device only. */
  reminderMinutes: 'reminderMinutes',
  /** Whether that was moved to the account, as the time between reality checks. */
  isReminderMoved: 'isReminderMoved',
  /** The start of the current playing time without a longer break. */
  playingSince: 'playingSince',
  /** The same for withdrawals and exchanges of points. */
  openWithdrawal: 'openWithdrawal',
  openExchange: 'openExchange',
  /** Input of a money form, for a reload; never a password. Cleared at logout. */
  moneyDraft: 'moneyDraft',
  /** The ids of the welcome coupons that a player of this device has removed. */
  declinedCoupons: 'declinedCoupons',
  /** Hashes of redeem codes that were sent and have no known result. Cleared at logout. */
  redeemAttempts: 'redeemAttempts',
  /** The game that a player left for a deposit. Cleared at logout. */
  leftGame: 'leftGame',
  /** The invitation code of a link that was opened, for a day. */
  invitationCode: 'invitationCode',
  /** The page for players that a visitor's link led to, until the next login, for a day. */
  linkPath: 'linkPath',
  /** In the wrapper: the app link that was opened last. In the session storage, not with the others. */
  launchLink: 'launchLink',
  /** Id and name of the game that a visitor tapped before login, for half an hour. */
  tappedGame: 'tappedGame',
  /** Id and name of the games whose heart a visitor pressed, until the next login, for a day. */
  pendingFavorites: 'pendingFavorites',
  /** The words that each player searched for, by uid, and a visitor's; they stay after a logout. */
  searchHistory: 'searchHistory',
  /** Whether amounts are hidden. */
  areAmountsHidden: 'areAmountsHidden',
  /** Consent to send conversions to the operator's analytics. */
  isAnalyticsAllowed: 'isAnalyticsAllowed',
} as const

/** The keys that a logout clears. Any other end of a session keeps them for the next login. */
export const LOGOUT_KEYS = [
  STORAGE_KEYS.lastNoticeDate,
  STORAGE_KEYS.shownAnnouncements,
  STORAGE_KEYS.isNewAccount,
  STORAGE_KEYS.kycDraft,
  STORAGE_KEYS.moneyDraft,
  STORAGE_KEYS.redeemAttempts,
  STORAGE_KEYS.leftGame,
] as const

/** Pending intents: if storage is full they must at least survive a reload. */
export const INTENT_KEYS = [STORAGE_KEYS.openDeposit, STORAGE_KEYS.openWithdrawal, STORAGE_KEYS.openExchange] as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
