/** Every key we keep on the device. In storage they are prefixed and in upper case: `TUMPAK_USERINFO`. */
export const STORAGE_KEYS = {
  userInfo: 'userInfo',
  theme: 'theme',
  isSound: 'isSound',
  isMusic: 'isMusic',
  language: 'language',
  deviceId: 'deviceId',
  /** Manila day of the last notice shown; goes with logout (section 4 of the specification). */
  lastNoticeDate: 'lastNoticeDate',
  /** A server logout that could not be sent yet. */
  pendingLogout: 'pendingLogout',
  ageAccepted: 'ageAccepted',
  /** The follow popup has come by itself: it does so once. */
  followAsked: 'followAsked',
  /** Which hints at the edge of the page the player has dismissed. */
  dismissedHints: 'dismissedHints',
  /** The deposits that were sent, with the key of each; no secret, and each player's own. */
  openDeposit: 'openDeposit',
  /**
   * What the player has typed of the identity form, bound to its uid; never the ID number, the birthday or a picture.
   * Goes with logout.
   */
  kycDraft: 'kycDraft',
  /** Until when no further OTP may be sent, by what it is for and the player's uid; neither a code nor a number. */
  otpCooldowns: 'otpCooldowns',
  /** Minutes after which the player wants to be reminded of the time; kept on this device alone. */
  reminderMinutes: 'reminderMinutes',
  /** Since when the player has been playing without a longer break. */
  playingSince: 'playingSince',
  /** The same for withdrawals and for exchanges of points. */
  openWithdrawal: 'openWithdrawal',
  openExchange: 'openExchange',
  /** What was typed and chosen on a money form, for a reload; never a password. Goes with logout. */
  moneyDraft: 'moneyDraft',
  /** Whether amounts are covered. */
  areAmountsHidden: 'areAmountsHidden',
  /** Whether conversions may be handed to the operator's analytics. */
  isAnalyticsAllowed: 'isAnalyticsAllowed',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
