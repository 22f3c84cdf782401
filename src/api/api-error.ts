import { SESSION_INVALID } from '#generated/http/common-codes.ts'

/**
 * Why a request failed:
 * - `failure`: the server returned an envelope with `success` false; `code` and `msg` are its own.
 * - `http`: an HTTP status other than 2xx, from the infrastructure or a backend that refuses that way.
 * - `timeout`: no response within 10 s; the outcome is unknown.
 * - `offline`: the device has no network; a write was never sent.
 * - `network`: the connection failed or broke; the outcome is unknown.
 * - `redirected`: the response to a write was a redirect, which is not followed; the outcome is unknown.
 * - `unreadable`: no envelope, or data that the document does not allow.
 * - `aborted`: the app cancelled it; never shown.
 * - `unexpected`: an error of the app, caught where failures are shown.
 */
export type ApiErrorKind =
  | 'failure'
  | 'http'
  | 'timeout'
  | 'offline'
  | 'network'
  | 'redirected'
  | 'unreadable'
  | 'aborted'
  | 'unexpected'

/** The details of an {@link ApiError}. `url` is a path without its query, so that no input gets logged. */
export interface ApiErrorDetails {
  method?: string
  url?: string
  status?: number
  code?: number
  msg?: string
  cause?: unknown
}

/** The only error that requests reject with. `describeError` turns it into text for the player. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly method: string
  readonly url: string
  readonly status: number | undefined
  /** The envelope's code, also if the HTTP status is not 2xx. */
  readonly code: number | undefined
  /** The server's message, in the player's language, or ''. */
  readonly msg: string

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const { method = '', url = '', status, code, msg = '', cause } = details
    // Without the server's text, which may name a player: consoles and error trackers keep the message.
    const what = [kind, status, code].filter((part) => part !== undefined).join(' ')
    super(`${method} ${url}: ${what}`.trim(), { cause })
    this.kind = kind
    this.method = method
    this.url = url
    this.status = status
    this.code = code
    this.msg = msg
  }

  /** Whether the request was to change something. */
  get isWrite(): boolean {
    return this.method !== '' && this.method !== 'GET'
  }

  /** Whether the server says that the session is invalid; only the session handles this. */
  get isSessionInvalid(): boolean {
    return this.code === SESSION_INVALID
  }

  /** Whether a write may have been carried out: it was sent and has no verdict. */
  get isOutcomeUnknown(): boolean {
    // 408 and 5xx may come from a proxy that gave up on a server which still carries the request out.
    if (this.kind === 'http') return this.status === 408 || (this.status ?? 0) >= 500
    return (
      this.kind === 'timeout' || this.kind === 'network' || this.kind === 'redirected' || this.kind === 'unreadable'
    )
  }
}

const wrapped = new WeakMap<object, ApiError>()

function isZodError(error: object): boolean {
  return error instanceof Error && 'issues' in error && Array.isArray(error.issues)
}

/**
 * Converts any thrown value to an ApiError, always the same one for the same value, so that one failure is not counted
 * twice. A ZodError becomes `unreadable`, anything else `unexpected`.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (typeof error !== 'object' || error === null) return new ApiError('unexpected', { cause: error })
  const known = wrapped.get(error) ?? new ApiError(isZodError(error) ? 'unreadable' : 'unexpected', { cause: error })
  wrapped.set(error, known)
  return known
}
