import type { ApiError } from './api-error.ts'

/** The headers of every request (`openapi/components/parameters.yaml`). */
export interface ApiHeaders {
  'Accept-Language': string
  version: string
  versionCode: string
  deviceId: string
  requestFrom: 'APP_H5' | 'H5'
}

/** What the client reports to the app. The client itself decides and shows nothing. */
export interface ApiConfig {
  /** Read for each request, since the language may change. */
  headers: () => ApiHeaders
  /** A write is about to be sent to this path. */
  onWrite?: (url: string) => void
  /** A write succeeded and has a success message: a text, or undefined for the default one. */
  onSuccessMessage: (msg: string | undefined, outlivesSession: boolean) => void
  /** A response had code 20002. `token` is what `sessionToken` returned when the request began. */
  onSessionInvalid: (error: ApiError, token: unknown) => void
  /** A response had HTTP 503; called for each attempt, retries included. */
  onUnavailable?: (error: ApiError) => void
  /**
   * A response did not fit the document. `misfits` lists the places that were read leniently; without it the response
   * is unreadable.
   */
  onMisfit?: (error: ApiError, misfits?: readonly string[]) => void
  /** A request that is not silent began; the returned function is called once when it ends. */
  onLoading: () => () => void
  /** Identifies the session of a request. */
  sessionToken?: () => unknown
  /** Delays a request until another one is done (a pending logout). Its promise must not reject. */
  beforeRequest?: (url: string) => Promise<unknown> | undefined
  /** A small public read, which decides where the browser says that there is no network. Without it the browser does. */
  probeUrl?: string
  fetch?: typeof globalThis.fetch
}

let current: ApiConfig | undefined

/** Connects the client to the app. Called once by the composition root before the first request. */
export function configureApi(config: ApiConfig): void {
  current = config
}

/** The current configuration; throws before {@link configureApi}. */
export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi() must be called before the first request')
  return current
}
