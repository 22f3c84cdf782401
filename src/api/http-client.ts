import type { ZodMiniType } from 'zod/mini'
import { apiConfig } from './api-config.ts'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import { readEnvelope } from './envelope.ts'
import { isFlaggedOffline, isOnline, noteReached } from './network.ts'
import { openRequest } from './open-request.ts'
import { isPublicUrl } from './public-queries.ts'
import type { Leniency } from './read-leniently.ts'
import { noteServerDate } from './server-clock.ts'

/** Sends a request: `fetch` or a replacement. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** Options beyond fetch's own. */
export interface ApiRequestInit extends RequestInit {
  /** No loading indicator for this write. GETs never show one. */
  silent?: boolean
  /**
   * The toast after a successful write if the server sends no `msg`: "processed" by default, null if the page shows the
   * result. A silent write has no default text.
   */
  successMessage?: string | null
  /** The request continues when its session ends: logout itself. */
  outlivesSession?: boolean
  /** Replaces `fetch`: uploads use a transport that reports progress. */
  transport?: Transport
  /** The schema of the payload, from the generated functions. */
  schema?: ZodMiniType
  /** The essential parts of a payload that does not fit, from the generated functions. */
  leniency?: Leniency
}

/** How long the read takes at most that decides whether a write can be sent, in milliseconds. */
const PROBE_TIMEOUT_MS = 3000

/** The error type of the generated options: always {@link ApiError}, whatever the document says. */
export type ErrorType<_Error> = ApiError

/** A browser hides the status of a redirect that it did not follow. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

function createHeaders(own: HeadersInit | undefined): Headers {
  const headers = new Headers(own)
  for (const [name, value] of Object.entries<string>({ ...apiConfig().headers() })) headers.set(name, value)
  return headers
}

function unreadable(details: ApiErrorDetails): ApiError {
  const error = new ApiError('unreadable', details)
  apiConfig().onMisfit?.(error)
  return error
}

function readResponse(
  response: Response,
  body: string,
  details: ApiErrorDetails,
  onRefusal: (error: ApiError) => void,
): { msg: string; data: unknown } {
  const envelope = readEnvelope(body)
  if (response.ok && envelope?.success) return envelope
  if (response.ok && !envelope) throw unreadable({ ...details, status: response.status })
  const refusal = envelope?.success === false ? { code: envelope.code, msg: envelope.msg } : {}
  const error = new ApiError(response.ok ? 'failure' : 'http', { ...details, status: response.status, ...refusal })
  onRefusal(error)
  throw error
}

/** Parses with the strict schema; loads the lenient reader only if that fails. */
async function readPayload(
  schema: ZodMiniType,
  payload: unknown,
  leniency: Leniency | undefined,
  details: ApiErrorDetails,
): Promise<unknown> {
  const strict = schema.safeParse(payload)
  if (strict.success) return strict.data
  const lenient = await import('./read-leniently.ts').then(
    ({ readLeniently }) => readLeniently(schema, payload, leniency),
    // Without the lenient reader's chunk the strict result stands.
    () => undefined,
  )
  if (lenient?.isReadable) {
    apiConfig().onMisfit?.(new ApiError('unreadable', details), lenient.misfits)
    return lenient.data
  }
  throw unreadable({ ...details, cause: strict.error })
}

/** fetch rejects with the same TypeError for a broken and a refused connection; `endedBy` distinguishes more cases. */
function toFailure(
  cause: unknown,
  endedBy: 'timeout' | 'caller' | undefined,
  isRead: boolean,
  details: ApiErrorDetails,
): ApiError {
  if (endedBy === 'timeout') return new ApiError('timeout', { ...details, cause })
  if (endedBy === 'caller') return new ApiError('aborted', { ...details, cause })
  if (!(cause instanceof TypeError) && !(cause instanceof DOMException)) {
    return new ApiError('unexpected', { ...details, cause })
  }
  noteReached(false)
  // A sent write may have arrived, so it is not 'offline', which means never sent.
  return new ApiError(isRead && !isOnline() ? 'offline' : 'network', { ...details, cause })
}

/** Whether a small read gets a response now, although the browser says that there is no network. */
async function isServerReached(): Promise<boolean> {
  const { fetch: send = globalThis.fetch, probeUrl } = apiConfig()
  if (probeUrl === undefined) return false
  const probe = openRequest({ abortsWithSession: false })
  probe.startClock(PROBE_TIMEOUT_MS)
  const isReached = await send(probeUrl, {
    cache: 'no-store',
    headers: createHeaders(undefined),
    signal: probe.signal,
  }).then(
    () => true,
    () => false,
  )
  probe.close()
  noteReached(isReached)
  return isReached
}

/**
 * The only way to the server; the generated functions call it. Resolves with the envelope's `data`; rejects only with
 * an ApiError (`ApiErrorKind`).
 * @param url a path on the app's own origin, with its query
 * @param options fetch's options, and {@link ApiRequestInit}
 */
export async function customFetch<T>(url: string, options: ApiRequestInit = {}): Promise<T> {
  const config = apiConfig()
  const {
    silent = false,
    successMessage = silent ? null : undefined,
    outlivesSession = false,
    transport,
    schema,
    leniency,
    ...init
  } = options
  const method = (init.method ?? 'GET').toUpperCase()
  const isRead = method === 'GET'
  const details: ApiErrorDetails = { method, url: url.split('?')[0] ?? url }

  if (!isRead) config.onWrite?.(details.url ?? url)
  const request = openRequest({ signal: init.signal, abortsWithSession: !isRead && !outlivesSession })
  let endLoading: (() => void) | undefined
  try {
    // Never queue a write for later: the player would have forgotten it.
    const isDoubtful = () => !isRead && isFlaggedOffline()
    if (isDoubtful() && !(await isServerReached())) throw new ApiError('offline', details)
    if (!isRead && !silent) endLoading = config.onLoading()
    const waiting = config.beforeRequest?.(url)
    if (waiting) {
      await waiting
      if (isDoubtful() && !(await isServerReached())) throw new ApiError('offline', details)
    }
    request.startClock()
    const token = config.sessionToken?.()
    const send = transport ?? config.fetch ?? globalThis.fetch
    const response = await send(url, {
      ...init,
      method,
      credentials: 'same-origin',
      // Keep personal data out of HTTP caches, and never read it from one; stale money above all.
      // Nor read anything from one that would pass for a network.
      ...((!(isRead && isPublicUrl(url)) || isFlaggedOffline()) && { cache: 'no-store' }),
      // A redirect would send a write a second time, to an unknown address.
      ...(!isRead && { redirect: 'manual' }),
      headers: createHeaders(init.headers),
      signal: request.signal,
    })
    noteReached(true)
    if (!isRead && isRedirect(response)) throw new ApiError('redirected', details)
    // A public response may come from a cache with an old date.
    if (!isPublicUrl(url)) noteServerDate(response.headers.get('Date'))
    const body = await response.text()
    const { msg, data } = readResponse(response, body, details, (error) => {
      if (error.isSessionInvalid) config.onSessionInvalid(error, token)
      if (error.status === 503) config.onUnavailable?.(error)
    })
    const payload = schema ? await readPayload(schema, data, leniency, details) : data
    const message = msg === '' ? successMessage : msg
    if (!isRead && message !== null) config.onSuccessMessage(message, outlivesSession)
    return payload as T
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw toFailure(error, request.endedBy(), isRead, details)
  } finally {
    request.close()
    endLoading?.()
  }
}
