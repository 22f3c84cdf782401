import type { ApiError } from './api-error.ts'

/** The five headers of section 7 of the specification. */
export interface ApiHeaders {
  'Accept-Language': string
  version: string
  versionCode: string
  deviceId: string
  requestFrom: 'APP_H5' | 'H5'
}

/** What the client reports back. It decides nothing and shows nothing itself. */
export interface ApiConfig {
  /** Read anew for each call, since the language may change. */
  headers: () => ApiHeaders
  /** A write is about to be sent to this path. */
  onWrite?: (url: string) => void
  /** A write succeeded that tells the player so: with a text, or with that of all writes. */
  onSuccessMessage: (msg: string | undefined, outlivesSession: boolean) => void
  /** An answer said 20002. `token` is what `sessionToken` returned when the call began. */
  onSessionInvalid: (error: ApiError, token: unknown) => void
  /** A call was answered with HTTP 503, each time, also where it is tried again. */
  onUnavailable?: (error: ApiError) => void
  /** A response did not fit its document. `misfits` names the places where it was read leniently; else it is unreadable. */
  onMisfit?: (error: ApiError, misfits?: readonly string[]) => void
  /** A call that is not silent began; the returned function is called once when it is over, however it ends. */
  onLoading: () => () => void
  /** Marks which session a call belongs to. */
  sessionToken?: () => unknown
  /** A call may have to wait for another (a logout that is still owed). Its promise must not reject. */
  gate?: (url: string) => Promise<unknown> | undefined
  fetch?: typeof globalThis.fetch
  isOnline?: () => boolean
}

let current: ApiConfig | undefined

/** Connects the client to the app. Called once by the composition root before the first call. */
export function configureApi(config: ApiConfig): void {
  current = config
}

/** The present configuration; throws when a call is made before {@link configureApi}. */
export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi() must be called before the first API call')
  return current
}

/** Whether the device says it has a network. A browser that says so may still be wrong; one that denies it is not. */
export function isOnline(): boolean {
  return current?.isOnline?.() ?? (typeof navigator === 'undefined' || navigator.onLine !== false)
}
