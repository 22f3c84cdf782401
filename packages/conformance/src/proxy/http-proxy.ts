import { Agent, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { WireRequest, WireResponse } from '../http/message.ts'
import { targetUrl } from './target-url.ts'

/** One proxied exchange as on the wire. */
export interface Passed {
  readonly request: WireRequest
  /** Null if the server did not complete a response. */
  readonly response: WireResponse | null
  /** The response is too large to be checked; `response` has no body then. */
  readonly isTooLong?: true
}

/** The connections of one proxy to its server. */
export interface Upstream {
  readonly target: URL
  readonly agent: Agent
}

/** Connections of its own, so that other requests of the process never share one. */
export function createUpstream(target: URL): Upstream {
  return { target, agent: new (target.protocol === 'https:' ? SecureAgent : Agent)({ keepAlive: true }) }
}

/** Hop-by-hop headers. */
const OF_ONE_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Conditional requests of a browser's cache: a 304 cannot be checked. */
const ABOUT_A_COPY = new Set(['if-none-match', 'if-modified-since'])
/** Larger bodies are proxied but not checked. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Proxies a request and streams the response back; reports both when the response has ended, so that checks never delay
 * the caller.
 */
export function passOn(
  { target, agent }: Upstream,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onPassed: (passed: Passed) => void,
): void {
  const started = performance.now()
  const sent = new Copy(incoming)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const url = targetUrl(target, incoming.url)
  const headers = Object.fromEntries(Object.entries(toHeaders(incoming)).filter(([name]) => !ABOUT_A_COPY.has(name)))
  const wire = { ...headers, ...forwarded(incoming, headers), ...framing(incoming), ...identity(), host: target.host }
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
    // A partial response must not look complete; without one, the caller gets a gateway error.
    if (outgoing.headersSent) outgoing.destroy()
    // With a reason of its own: Node keeps the one that it refused to write.
    else outgoing.writeHead(502, 'Bad Gateway', { 'content-type': 'text/plain' }).end()
    setImmediate(() => onPassed({ request: request(), response: null }))
  }
  onward.on('error', broken)
  onward.on('response', (response) => {
    const got = new Copy(response)
    try {
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, withoutHop(response))
    } catch {
      // Node reads status lines and headers that it refuses to write, such as status 099.
      response.destroy()
      return broken()
    }
    response.pipe(outgoing)
    response.on('error', broken)
    response.on('end', () => {
      const milliseconds = performance.now() - started
      const passed = (): Passed =>
        got.isTooLong
          ? { request: request(), response: null, isTooLong: true }
          : { request: request(), response: getResponse(response, got, milliseconds) }
      // After the caller has received the last byte.
      setImmediate(() => onPassed(passed()))
    })
  })
}

/** Without framing, the body of a DELETE or GET would be read as the next request on a kept connection. */
function framing({ headers }: IncomingMessage): { [name: string]: string } {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }
}

/** A strict server compares Origin with the host that the app called. */
function forwarded({ headers: { host } }: IncomingMessage, given: object): { [name: string]: string } {
  return host === undefined || 'x-forwarded-host' in given ? {} : { 'x-forwarded-host': host }
}

/** Bodies are checked as text, so do not request compression. */
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
  const isOfOneHop = hopHeaders(message)
  const entries = Object.entries(message.headers).filter(
    ([name]) => !isOfOneHop(name) && name !== 'set-cookie' && name !== 'host',
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** Headers as the server sent them, in order and with duplicates. */
function withoutHop(message: IncomingMessage): string[] {
  const { rawHeaders: raw } = message
  const isOfOneHop = hopHeaders(message)
  return raw.filter((_, i) => !isOfOneHop((raw[i - (i % 2)] ?? '').toLowerCase()))
}

/** The known hop-by-hop headers, and those that `Connection` names. */
function hopHeaders({ headers: { connection = '' } }: IncomingMessage): (name: string) => boolean {
  const named = new Set(connection.split(',').map((one) => one.trim().toLowerCase()))
  // Without its length, a body would be read as the next message.
  named.delete('content-length')
  return (name) => OF_ONE_HOP.has(name) || named.has(name)
}

const INFLATE: { [encoding: string]: (bytes: Buffer, options: { maxOutputLength: number }) => Buffer } = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Keeps a copy of the stream, up to a limit. */
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
    return this.#length > MAX_BYTES
  }

  /** Some servers compress although `identity` was requested. What cannot be inflated stays as it is. */
  inflate(encoding = ''): void {
    try {
      const inflated = INFLATE[encoding.trim().toLowerCase()]?.(this.bytes, { maxOutputLength: MAX_BYTES })
      if (inflated !== undefined) this.#pieces = [inflated]
    } catch {}
  }

  get bytes(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces)
  }

  /** The bytes as text; undefined if they are not text. */
  text(): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.bytes)
    } catch {
      return undefined
    }
  }
}
