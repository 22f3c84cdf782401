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
  /** A deposit that was sent and whose fate is not known yet; no secret, and the player's own by its uid. */
  openDeposit: 'openDeposit',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
