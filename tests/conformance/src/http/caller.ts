import type { Json } from '../document/json.ts'
import { documentedFor, type Operation } from '../document/operation.ts'
import type { Envelope } from '../envelope/envelope.ts'
import { outcomeOf, type Outcome } from '../envelope/outcome.ts'
import type { Answer, CallInput, RawBody } from './answer.ts'
import type { CookieJar } from './cookie-jar.ts'
import { maskExchange } from './mask.ts'
import { TransportError, type Transport, type WireRequest, type WireResponse } from './message.ts'
import { encodeForm } from './multipart.ts'
import type { Pace } from './pace.ts'

/** How one call differs from the plain one. */
export interface SendOptions {
  jar?: CookieJar
  headers?: { [name: string]: string }
  raw?: RawBody
  method?: string
}

/** What a caller needs. */
export interface CallerParts {
  url: string
  transport: Transport
  pace: Pace
  timeoutMs: number
  envelope: Envelope | undefined
  secrets: string[]
}

/** Turns calls of the document into requests and answers into outcomes. */
export class Caller {
  readonly #parts: CallerParts
  /** How many requests were sent. */
  requests = 0

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  /** Why nobody answers at the server's address; undefined where there is an answer, whatever it says. */
  async whyUnreachable(paths: readonly string[]): Promise<string | undefined> {
    const { transport, timeoutMs, url } = this.#parts
    let why: string | undefined
    for (const path of paths) {
      try {
        const request = { method: 'GET', url: url.replace(/\/$/, '') + path, headers: {}, timeoutMs }
        await transport(request)
        return undefined
      } catch (error) {
        why ??= error instanceof Error && error.message !== '' ? error.message : 'the connection broke'
      }
    }
    return why
  }

  /** Sends a call. Never throws: no answer is an answer too. Cookies that come are kept in the jar. */
  async send(operation: Operation, input: CallInput, { jar, headers, raw, method }: SendOptions = {}): Promise<Answer> {
    const { transport, pace, envelope, timeoutMs, url, secrets } = this.#parts
    const encoded = raw ?? encodeBody(operation, input.body)
    const request: WireRequest = {
      method: method ?? operation.method,
      url: url.replace(/\/$/, '') + pathOf(operation, input) + queryOf(input),
      headers: { accept: 'application/json', ...headersOf(input), ...headers },
      body: encoded?.body,
      timeoutMs,
    }
    if (encoded !== undefined) request.headers['content-type'] = encoded.contentType
    if (jar?.header !== undefined) request.headers['cookie'] = jar.header
    await pace()
    this.requests += 1
    let response: WireResponse | null = null
    let failure: Answer['failure']
    try {
      response = await transport(request)
    } catch (error) {
      failure = error instanceof TransportError ? error.kind : 'connection'
    }
    if (response !== null) jar?.take(response.setCookies)
    const json = response === null ? undefined : parseJson(response.body)
    const outcome: Outcome =
      response === null
        ? { kind: 'broken', reason: failure === 'timeout' ? 'no answer in time' : 'the connection broke' }
        : isWordlessSuccess(operation, response)
          ? { kind: 'success' }
          : outcomeOf(envelope, response.status, json)
    const exchange = () => maskExchange(request, response, secrets)
    return { operation, input, request, response, failure, json, outcome, exchange }
  }
}

/** Values as a header, a query or a path carries them. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A 2xx that the document lists without content, such as 204: there is no body to hold the envelope. */
function isWordlessSuccess(operation: Operation, { status, body }: WireResponse): boolean {
  return body === '' && status >= 200 && status < 300 && documentedFor(operation, status)?.content.length === 0
}

function pathOf(operation: Operation, input: CallInput): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(plain(input.path[name] ?? '')))
}

function queryOf(input: CallInput): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, plain(one))
  }
  return query.size === 0 ? '' : `?${query}`
}

function headersOf(input: CallInput): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(input.header)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, plain(value)]),
  )
}

function encodeBody(
  operation: Operation,
  body: unknown,
): { contentType: string; body: WireRequest['body'] } | undefined {
  if (body === undefined || operation.body === undefined) return undefined
  const { contentType } = operation.body
  if (/^multipart\/form-data/i.test(contentType)) return encodeForm(body)
  if (/x-www-form-urlencoded/i.test(contentType)) {
    const pairs = Object.entries(body as Json).map(([name, value]) => [name, plain(value)])
    return { contentType, body: String(new URLSearchParams(pairs)) }
  }
  return { contentType, body: JSON.stringify(body) }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
