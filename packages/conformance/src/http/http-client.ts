import { JSON_STYLE, type Operation } from '@tumpak/contract-kit/operation.ts'
import { getAccept } from './accept.ts'
import { describeFailure } from './describe-failure.ts'
import type { RunEnvelope } from '../document/envelope/success-code.ts'
import type { RequestResult, RequestInput, RawBody } from './request-result.ts'
import type { CookieJar } from './cookie-jar.ts'
import { maskExchange } from './mask.ts'
import { RunEnds, ServerGone, TransportError, type Transport, type WireRequest, type WireResponse } from './message.ts'
import { encodeBody } from './encode-body.ts'
import type { Pace } from './pace.ts'
import { isLimited, RateLimit, type Pause } from './rate-limit.ts'
import { pathPart, simple, written } from './parameter-style.ts'
import { readResult } from './read-result.ts'

/** How often, and at which interval in milliseconds, to retry a server that refuses connections. */
const MAX_RETRIES = 6
const RETRY_INTERVAL_MS = 500

/** Maximum number of timeouts of an operation, in a row and in all, before it is given up. */
const [MAX_TIMEOUTS_IN_A_ROW, MAX_TIMEOUTS] = [3, 6]

/** Options of one request. */
export interface SendOptions {
  jar?: CookieJar
  headers?: { [name: string]: string }
  raw?: RawBody
  method?: string
  /** Configured headers to omit, in lower case. */
  without?: readonly string[]
}

/** What the client needs. */
export interface HttpClientParts {
  url: string
  /** Returns the base URL of an operation; `url` by default. */
  baseFor?: (operation: Operation) => string
  transport: Transport
  pace: Pace
  pause: Pause
  timeoutMs: number
  envelope: RunEnvelope | undefined
  /** Whether an operation uses the envelope. */
  usesEnvelope: (operation: Operation) => boolean
  secrets: string[]
  /** Headers of every request. */
  headers: { readonly [name: string]: string }
}

/** Turns operations into requests and responses into outcomes. */
export class HttpClient {
  readonly #parts: HttpClientParts
  /** The number of requests sent. */
  requests = 0

  /** The operation whose connection broke most recently. */
  #lastBroken: Operation | undefined
  #gone: Promise<boolean> | undefined
  readonly #rateLimit: RateLimit
  /** Called with each refusal for the number of requests (429) before the request is sent again. */
  onLimited: (result: RequestResult) => void = () => undefined
  /** Operations whose requests were refused for their number (429) despite all waiting. */
  readonly limited = new Set<Operation>()
  /** The timeouts of each operation, by its id. */
  readonly #waits = new Map<string, { inARow: number; all: number }>()

  constructor(parts: HttpClientParts) {
    this.#parts = parts
    this.#rateLimit = new RateLimit(parts.pause)
  }

  /** Whether an operation was given up because it hangs: no more requests are sent to it. */
  isGivenUp({ id }: Operation): boolean {
    const { inARow = 0, all = 0 } = this.#waits.get(id) ?? {}
    return inARow >= MAX_TIMEOUTS_IN_A_ROW || all >= MAX_TIMEOUTS
  }

  #countWaits({ id }: Operation, failure: RequestResult['failure']): void {
    const { inARow = 0, all = 0 } = this.#waits.get(id) ?? {}
    const wait = failure === 'timeout' ? 1 : 0
    this.#waits.set(id, { inARow: wait === 0 ? 0 : inARow + 1, all: all + wait })
  }

  /** Returns why the server does not respond; undefined if it does, with any status. */
  async getUnreachableReason(paths: readonly string[]): Promise<string | undefined> {
    const { transport, timeoutMs, url, headers } = this.#parts
    let why: string | undefined
    for (const path of paths) {
      try {
        const request = { method: 'GET', url: url.replace(/\/$/, '') + path, headers: { ...headers }, timeoutMs }
        await transport(request)
        return undefined
      } catch (error) {
        if (error instanceof RunEnds) throw error
        why ??= describeFailure(error)
      }
    }
    return why
  }

  /** Waits for a server that refuses connections, because it may be restarting. Throws ServerGone if it stays so. */
  async #lookForServer({ method, path }: Operation): Promise<void> {
    this.#gone ??= this.#isGone()
    const isGone = await this.#gone
    if (!isGone) {
      this.#gone = undefined
      return
    }
    const last = this.#lastBroken ?? { method, path }
    throw new ServerGone(
      `The server stopped during the run, at ${last.method} ${last.path}: it refuses connections. Check its log for a crash`,
    )
  }

  async #isGone(): Promise<boolean> {
    for (let look = 0; look < MAX_RETRIES; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS))
      if ((await this.getUnreachableReason(['/'])) === undefined) return false
    }
    return true
  }

  /**
   * Sends a request and stores its cookies in the jar. A missing response is a result too; an operation that was given
   * up gets it at once. Throws ServerGone if the server is gone.
   */
  async send(
    operation: Operation,
    input: RequestInput,
    { jar, headers, raw, method, without = [] }: SendOptions = {},
  ): Promise<RequestResult> {
    const { transport, pace, timeoutMs, secrets, usesEnvelope } = this.#parts
    const url = this.#parts.baseFor?.(operation) ?? this.#parts.url
    const envelope = usesEnvelope(operation) ? this.#parts.envelope : undefined
    const usual = Object.entries(this.#parts.headers).filter(([name]) => !without.includes(name.toLowerCase()))
    const encoded: ReturnType<typeof encodeBody> = raw ?? encodeBody(operation, input.body)
    const request: WireRequest = {
      method: method ?? operation.method,
      url: withQuery(url.replace(/\/$/, '') + getPath(operation, input) + getQuery(operation, input), jar?.query),
      headers: withAccept(operation, { ...Object.fromEntries(usual), ...toHeaders(operation, input), ...headers }),
      body: encoded?.body,
      ...(encoded?.form === undefined ? {} : { form: encoded.form }),
      timeoutMs,
    }
    if (encoded !== undefined) request.headers['content-type'] = encoded.contentType
    Object.assign(request.headers, jar?.headers)
    const cookies = getCookies(operation, input, request.headers['cookie'])
    if (cookies !== undefined) request.headers['cookie'] = cookies
    let response: WireResponse | null = null
    let startedAt = new Date()
    let failure: RequestResult['failure']
    const refusals: WireResponse[] = []
    if (this.isGivenUp(operation)) failure = 'timeout'
    else {
      const sendOnce = async (): Promise<WireResponse> => {
        await pace()
        this.requests += 1
        startedAt = new Date()
        const got = await transport(request)
        if (isLimited(got)) refusals.push(got)
        return got
      }
      try {
        response = await this.#rateLimit.send(sendOnce, !this.limited.has(operation))
        if (isLimited(response)) this.limited.add(operation)
      } catch (error) {
        if (error instanceof RunEnds) throw error
        failure = error instanceof TransportError ? error.kind : 'connection'
        if (isRefusedConnection(error)) await this.#lookForServer(operation)
        else this.#lastBroken = operation
      }
      // A request with another method says nothing about this operation.
      if (method === undefined) this.#countWaits(operation, failure)
    }
    if (response !== null) jar?.take(response.setCookies)
    // Later requests may change the jar.
    const { account, session } = jar ?? {}
    const sender = {
      startedAt: startedAt.toISOString(),
      ...(account === undefined ? {} : { account }),
      ...(session === undefined ? {} : { session }),
    }
    const isOdd =
      raw !== undefined ||
      method !== undefined ||
      headers?.['origin'] !== undefined ||
      (operation.body?.required === true && encoded === undefined)
    const toResult = (got: WireResponse | null): RequestResult => ({
      operation,
      input,
      request,
      response: got,
      failure: got === null ? failure : undefined,
      isOdd,
      ...readResult(operation, envelope, got, failure),
      exchange: () => ({ ...maskExchange(request, got, secrets), ...sender }),
    })
    for (const refusal of refusals) if (refusal !== response) this.onLimited(toResult(refusal))
    return toResult(response)
  }
}

/** Sets the Accept header, unless the document or the configuration already has one. */
function withAccept(operation: Operation, headers: WireRequest['headers']): WireRequest['headers'] {
  const isGiven = Object.keys(headers).some((name) => name.toLowerCase() === 'accept')
  return isGiven ? headers : { accept: getAccept(operation), ...headers }
}

/** Whether the server refused the connection. */
function isRefusedConnection(error: unknown): boolean {
  if (!(error instanceof TransportError) || error.kind !== 'connection') return false
  const { cause } = error
  return (
    error.message.includes('ECONNREFUSED') ||
    (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
  )
}

/** Adds a session's credentials that travel in the query. */
function withQuery(url: string, [name, value] = [] as readonly string[]): string {
  if (name === undefined || value === undefined) return url
  return `${url}${url.includes('?') ? '&' : '?'}${String(new URLSearchParams([[name, value]]))}`
}

function getPath(operation: Operation, input: RequestInput): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
    return pathPart(name, input.path[name] ?? '', parameter)
  })
}

function getQuery({ parameters }: Operation, input: RequestInput): string {
  const query = writeAll(parameters, 'query', input.query)
  return query.length === 0 ? '' : `?${query.join('&')}`
}

/** The Cookie header: the session's cookies, and those of the input that are not among them. */
function getCookies({ parameters }: Operation, { cookie = {} }: RequestInput, session = ''): string | undefined {
  const names = new Set(session.split('; ').map((cookie) => cookie.slice(0, cookie.indexOf('='))))
  const others = Object.entries(cookie).filter(([name]) => !names.has(name))
  const all = [...(session === '' ? [] : [session]), ...writeAll(parameters, 'cookie', Object.fromEntries(others))]
  return all.length === 0 ? undefined : all.join('; ')
}

function writeAll(
  parameters: Operation['parameters'],
  place: 'query' | 'cookie',
  values: { readonly [name: string]: unknown },
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const parameter = parameters.find((candidate) => candidate.in === place && candidate.name === name)
    return written(name, value, parameter).map(([key, word]) => `${key}=${word}`)
  })
}

function toHeaders({ parameters }: Operation, input: RequestInput): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(input.header)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const { style, explode } =
          parameters.find((parameter) => parameter.in === 'header' && parameter.name === name) ?? {}
        return [name, style === JSON_STYLE ? JSON.stringify(value) : simple(value, explode)]
      }),
  )
}
