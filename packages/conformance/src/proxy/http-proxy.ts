import { Agent, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import type { ConnectionOptions } from '../http/connection.ts'
import { decodeBody } from '../http/decode-body.ts'
import type { WireRequest, WireResponse } from '../http/message.ts'
import { getTargetUrl } from './target-url.ts'

/** One proxied request with its response. */
export interface Exchanged {
  readonly request: WireRequest
  /** Null if the server did not complete a response. */
  readonly response: WireResponse | null
  /** Whether the response was too large to be checked; `response` is null then. */
  readonly isTooLong?: true
}

/** The connections of the proxy to its server. */
export interface Upstream {
  readonly target: URL
  readonly agent: Agent
}

/** Creates separate connections, so that other requests of this process never share one. */
export function createUpstream(target: URL, connection: ConnectionOptions = {}): Upstream {
  return { target, agent: new (target.protocol === 'https:' ? SecureAgent : Agent)({ ...connection, keepAlive: true }) }
}

/** Hop-by-hop headers, which a proxy must not forward. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Headers of conditional requests. They are dropped, because a 304 response has nothing to check. */
const CONDITIONAL_HEADERS = new Set(['if-none-match', 'if-modified-since'])
/** Larger bodies are forwarded without checks. */
const MAX_CHECKED_BYTES = 4 * 1024 * 1024

/**
 * Proxies a request and streams the response back. Reports both when the response has ended, so that checks never delay
 * the caller.
 */
export function proxyRequest(
  { target, agent }: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onExchanged: (exchanged: Exchanged) => void,
): void {
  const started = performance.now()
  const sent = new Copy(incoming)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const url = getTargetUrl(target, incoming.url)
  const headers = Object.fromEntries(
    Object.entries(toHeaders(incoming)).filter(([name]) => !CONDITIONAL_HEADERS.has(name)),
  )
  const wire = {
    ...headers,
    ...getForwarded(incoming, headers),
    ...framing(incoming),
    ...identity(),
    host: target.host,
  }
  const onward = send(url, { method: incoming.method, headers: wire, agent })
  const request = (): WireRequest => ({
    method: incoming.method ?? 'GET',
    url: url.href,
    headers,
    ...(sent.bytes.length > 0 ? { body: sent.text() ?? sent.bytes } : {}),
    ...(sent.isTooLong ? { isCut: true } : {}),
    timeoutMs: 0,
  })
  incoming.pipe(onward)
  incoming.on('aborted', () => onward.destroy())
  outgoing.on('close', () => onward.destroy())
  let isBroken = false
  const broken = (): void => {
    // If the client has left, the server is not at fault.
    if (isBroken || outgoing.destroyed) return
    isBroken = true
    // A partial response must not look complete. Without any response, the caller gets a gateway error.
    if (outgoing.headersSent) outgoing.destroy()
    // Give the reason again, because Node still holds the invalid one of the server.
    else outgoing.writeHead(502, 'Bad Gateway', { 'content-type': 'text/plain' }).end()
    setImmediate(() => onExchanged({ request: request(), response: null }))
  }
  onward.on('error', broken)
  onward.on('response', (response) => {
    const got = new Copy(response)
    try {
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, toRawHeaders(response))
    } catch {
      // Node parses some status lines and headers that it refuses to write, such as status 099.
      response.destroy()
      return broken()
    }
    response.pipe(outgoing)
    response.on('error', broken)
    response.on('end', () => {
      const milliseconds = performance.now() - started
      const exchanged = (): Exchanged =>
        got.isTooLong
          ? { request: request(), response: null, isTooLong: true }
          : { request: request(), response: getResponse(response, got, milliseconds) }
      // The caller receives the last byte before the check runs.
      setImmediate(() => onExchanged(exchanged()))
    })
  })
}

/** Keeps the body's framing: without it, the body of a DELETE or GET would be read as the next request. */
function framing({ headers }: IncomingMessage): { [name: string]: string } {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }
}

/** Tells the server which host the app called, because a strict server compares it with Origin. */
export function getForwarded({ headers: { host } }: IncomingMessage, given: object): { [name: string]: string } {
  return host === undefined || 'x-forwarded-host' in given ? {} : { 'x-forwarded-host': host }
}

/** Requests no compression, because bodies are checked as text. */
function identity(): { [name: string]: string } {
  return { 'accept-encoding': 'identity' }
}

function getResponse(response: IncomingMessage, got: Copy, milliseconds: number): WireResponse {
  got.inflate(response.headers['content-encoding'])
  const body = got.text()
  return {
    status: response.statusCode ?? 0,
    headers: toHeaders(response),
    setCookies: response.headers['set-cookie'] ?? [],
    body: body ?? got.bytes.toString('latin1'),
    ...(body === undefined ? { isBroken: true } : {}),
    milliseconds,
  }
}

function toHeaders(message: IncomingMessage): { [name: string]: string } {
  const isHopByHop = createHopTest(message)
  const entries = Object.entries(message.headers).filter(
    ([name]) => !isHopByHop(name) && name !== 'set-cookie' && name !== 'host',
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** Returns the headers as the server sent them, in order and with duplicates, without hop-by-hop ones. */
function toRawHeaders(message: IncomingMessage): string[] {
  const { rawHeaders: raw } = message
  const isHopByHop = createHopTest(message)
  return raw.filter((_, i) => !isHopByHop((raw[i - (i % 2)] ?? '').toLowerCase()))
}

/** Returns a test for hop-by-hop headers: the known ones, and those that `Connection` names. */
function createHopTest({ headers: { connection = '' } }: IncomingMessage): (name: string) => boolean {
  const named = new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
  // Without its length, a body would be read as the next message.
  named.delete('content-length')
  return (name) => HOP_BY_HOP_HEADERS.has(name) || named.has(name)
}

/** Copies a stream, up to a size limit. */
class Copy {
  #pieces: Buffer[] = []
  #length = 0

  constructor(stream: IncomingMessage) {
    stream.on('data', (piece: Buffer) => {
      this.#length += piece.length
      if (this.isTooLong) this.#pieces = []
      else this.#pieces.push(piece)
    })
  }

  get isTooLong(): boolean {
    return this.#length > MAX_CHECKED_BYTES
  }

  /**
   * Inflates the copy, because some servers compress regardless of `accept-encoding`. A failure leaves it unchanged.
   */
  inflate(encoding: string | undefined): void {
    try {
      this.#pieces = [decodeBody(this.bytes, encoding, MAX_CHECKED_BYTES).body]
    } catch {}
  }

  get bytes(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces)
  }

  /** Returns the bytes as text; undefined if they are not UTF-8. */
  text(): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.bytes)
    } catch {
      return undefined
    }
  }
}
