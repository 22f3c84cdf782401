import { SESSION_INVALID } from '#generated/http/common-codes.ts'

/**
 * Why a call failed:
 * - `failure`: the server answered an envelope with `success` false; `code` and `msg` are its own.
 * - `http`: an HTTP status other than 2xx, from the infrastructure or a backend that refuses that way.
 * - `timeout`: nothing within 10 s; what the server did is unknown.
 * - `offline`: the device has no network; a write was never sent.
 * - `network`: the connection failed or broke; what the server did is unknown.
 * - `redirected`: a write was answered with a redirect, which is not followed; what the server did is unknown.
 * - `unreadable`: no envelope, or data that the document does not allow.
 * - `aborted`: we cancelled it ourselves; never shown.
 * - `unexpected`: a fault of our own, caught where failures are shown.
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

/** What an {@link ApiError} knows beside its kind. `url` is a path without its query, so that nothing typed gets logged. */
export interface ApiErrorDetails {
  method?: string
  url?: string
  status?: number
  code?: number
  msg?: string
  cause?: unknown
}

/** The one error that calls fail with. What a player reads of it is said by `describeError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly method: string
  readonly url: string
  readonly status: number | undefined
  /** The envelope's code, also when it came with an HTTP status that is not 2xx. */
  readonly code: number | undefined
  /** The server's message, in the player's language, or ''. */
  readonly msg: string

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const { method = '', url = '', status, code, msg = '', cause } = details
    const what = [kind, status, code, msg].filter((part) => part !== undefined && part !== '').join(' ')
    super(`${method} ${url}: ${what}`.trim(), { cause })
    this.kind = kind
    this.method = method
    this.url = url
    this.status = status
    this.code = code
    this.msg = msg
  }

  /** Whether the server says that the session is over; the session alone handles this. */
  get isSessionInvalid(): boolean {
    return this.code === SESSION_INVALID
  }

  /** Whether a write may have been carried out all the same: it was sent, and no verdict came back. */
  get isOutcomeUnknown(): boolean {
    // 408 and 5xx may come from what stands before the server, which has lost patience or touch with it.
    if (this.kind === 'http') return this.status === 408 || (this.status ?? 0) >= 500
    return (
      this.kind === 'timeout' || this.kind === 'network' || this.kind === 'redirected' || this.kind === 'unreadable'
    )
  }
}

const wrapped = new WeakMap<object, ApiError>()

/**
 * Any thrown value as an ApiError, the same one for the same value, so that one failure stays one wherever it passes. A
 * ZodError is data that breaks its document: `unreadable`. All else is `unexpected`.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (typeof error !== 'object' || error === null) return new ApiError('unexpected', { cause: error })
  const known = wrapped.get(error) ?? new ApiError(isZodError(error) ? 'unreadable' : 'unexpected', { cause: error })
  wrapped.set(error, known)
  return known
}

function isZodError(error: object): boolean {
  return error instanceof Error && 'issues' in error && Array.isArray(error.issues)
}
