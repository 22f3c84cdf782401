import type { ZodMiniType } from 'zod/mini'
import { apiConfig, isOnline } from './api-config.ts'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import { readEnvelope } from './envelope.ts'
import { openRequest } from './open-request.ts'
import { isPublicUrl } from './public-queries.ts'
import type { Leniency } from './read-leniently.ts'
import { noteServerDate } from './server-clock.ts'

/** How a call reaches the server: `fetch`, or what stands in for it. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** What a caller may say beside fetch's own options. */
export interface ApiRequestInit extends RequestInit {
  /** A non-GET call in the background: no loading indicator. GETs never show one. */
  silent?: boolean
  /**
   * The toast after a write where the server sends no `msg`: by default that it was processed; null where
   * the page itself shows the outcome. A silent write says nothing of its own.
   */
  successMessage?: string | null
  /** The call must go on although the session it began in ends: logout itself. */
  outlivesSession?: boolean
  /** Sent as `Idempotency-Key`: one per intent, the same when the player tries again. */
  idempotencyKey?: string
  /** In place of `fetch`: that of uploads, which tells how far it has come. */
  transport?: Transport
  /** What the document says of the payload; the generated functions give it. */
  schema?: ZodMiniType
  /** What of it is essential where the payload does not fit; the generated functions give it. */
  leniency?: Leniency
}

/** The error type of the generated hooks; what a failure carries is in {@link ApiError}, whatever the document says. */
export type ErrorType<_Error> = ApiError

/** The body type of the generated functions: as the document has it. */
export type BodyType<Body> = Body

/**
 * The one way to the server (section 7 of the specification); the generated functions call it.
 * Resolves with the envelope's `data`, which is what the generated types speak of. Rejects with an ApiError, and only
 * with that: 10 s without an answer, no network, an HTTP status, `success` false, or an answer that is no envelope or breaks
 * its document.
 *
 * @param url a path on our own origin, with its query
 * @param options fetch's options, and {@link ApiRequestInit}
 */
export async function customFetch<T>(url: string, options: ApiRequestInit = {}): Promise<T> {
  const config = apiConfig()
  const {
    silent = false,
    successMessage = silent ? null : undefined,
    outlivesSession = false,
    idempotencyKey,
    transport,
    schema,
    leniency,
    ...init
  } = options
  const method = (init.method ?? 'GET').toUpperCase()
  const isRead = method === 'GET'
  const call: ApiErrorDetails = { method, url: url.split('?')[0] ?? url }

  if (!isRead) config.onWrite?.(call.url ?? url)
  // A write is never held back to be sent later: the player would have forgotten it.
  if (!isRead && !isOnline()) throw new ApiError('offline', call)

  const endLoading = isRead || silent ? undefined : config.onLoading()
  const request = openRequest({ signal: init.signal, abortsWithSession: !isRead && !outlivesSession })
  try {
    await config.gate?.(url)
    if (!isRead && !isOnline()) throw new ApiError('offline', call)
    request.startClock()
    const token = config.sessionToken?.()
    const send = transport ?? config.fetch ?? globalThis.fetch
    const answer = await send(url, {
      ...init,
      method,
      credentials: 'same-origin',
      // What is personal is never taken from a cache, nor left in one; above all not what tells of money.
      ...(!(isRead && isPublicUrl(url)) && { cache: 'no-store' }),
      // A redirect would send a write a second time, to an address that nobody has named.
      ...(!isRead && { redirect: 'manual' }),
      headers: headersOf(init.headers, idempotencyKey),
      signal: request.signal,
    })
    if (!isRead && isRedirect(answer)) throw new ApiError('redirected', call)
    // What is the same for everyone may come from a cache, with its old date.
    if (!isPublicUrl(url)) noteServerDate(answer.headers.get('Date'))
    const body = await answer.text()
    const { msg, data } = readAnswer(answer, body, call, (error) => {
      if (error.isSessionInvalid) config.onSessionInvalid(error, token)
      if (error.status === 503) config.onUnavailable?.(error)
    })
    const payload = schema ? await readPayload(schema, data, leniency, call) : data
    const said = msg === '' ? successMessage : msg
    if (!isRead && said !== null) config.onSuccessMessage(said, outlivesSession)
    return payload as T
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw failureOf(error, request.endedBy(), isRead, call)
  } finally {
    request.close()
    endLoading?.()
  }
}

/** A browser hides the status of a redirect that it did not follow. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

function headersOf(own: HeadersInit | undefined, idempotencyKey: string | undefined): Headers {
  const headers = new Headers(own)
  for (const [name, value] of Object.entries<string>({ ...apiConfig().headers() })) headers.set(name, value)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  return headers
}

function readAnswer(
  answer: Response,
  body: string,
  call: ApiErrorDetails,
  onRefusal: (error: ApiError) => void,
): { msg: string; data: unknown } {
  const envelope = readEnvelope(body)
  if (answer.ok && envelope?.success) return envelope
  if (answer.ok && !envelope) throw unreadable({ ...call, status: answer.status })
  const refusal = envelope?.success === false ? { code: envelope.code, msg: envelope.msg } : {}
  const error = new ApiError(answer.ok ? 'failure' : 'http', { ...call, status: answer.status, ...refusal })
  onRefusal(error)
  throw error
}

/** The strict schema first; the lenient reader is loaded only where that one refuses. */
async function readPayload(
  schema: ZodMiniType,
  payload: unknown,
  leniency: Leniency | undefined,
  call: ApiErrorDetails,
): Promise<unknown> {
  const strict = schema.safeParse(payload)
  if (strict.success) return strict.data
  const lenient = await import('./read-leniently.ts').then(
    ({ readLeniently }) => readLeniently(schema, payload, leniency),
    // Without its chunk the strict verdict stands.
    () => undefined,
  )
  if (lenient?.isReadable) {
    apiConfig().onMisfit?.(new ApiError('unreadable', call), lenient.misfits)
    return lenient.data
  }
  throw unreadable({ ...call, cause: strict.error })
}

function unreadable(details: ApiErrorDetails): ApiError {
  const error = new ApiError('unreadable', details)
  apiConfig().onMisfit?.(error)
  return error
}

/** fetch rejects with a TypeError for anything from a dropped line to a refused connection; who ended it tells more. */
function failureOf(
  cause: unknown,
  endedBy: 'timeout' | 'caller' | undefined,
  isRead: boolean,
  call: ApiErrorDetails,
): ApiError {
  if (endedBy === 'timeout') return new ApiError('timeout', { ...call, cause })
  if (endedBy === 'caller') return new ApiError('aborted', { ...call, cause })
  if (!(cause instanceof TypeError) && !(cause instanceof DOMException)) {
    return new ApiError('unexpected', { ...call, cause })
  }
  // A write that was sent before the network went may have arrived: it is not 'offline', which means never sent.
  return new ApiError(isRead && !isOnline() ? 'offline' : 'network', { ...call, cause })
}
