import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { WireRequest, WireResponse } from '../http/message.ts'
import { targetUrl } from './target-url.ts'

/** One proxied exchange as on the wire. */
export interface Passed {
  readonly request: WireRequest
  /** Null if the server did not complete a response. */
  readonly response: WireResponse | null
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
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Proxies a request and streams the response back; reports both when the response has ended, so that checks never delay
 * the caller.
 */
export function passOn(
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onPassed: (passed: Passed) => void,
): void {
  const started = performance.now()
  const sent = new Copy(incoming)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const url = targetUrl(target, incoming.url)
  const headers = Object.fromEntries(Object.entries(headersOf(incoming)).filter(([name]) => !ABOUT_A_COPY.has(name)))
  const onward = send(url, { method: incoming.method, headers: { ...headers, host: target.host, ...identity() } })
  const request = (): WireRequest => ({
    method: incoming.method ?? 'GET',
    url: url.href,
    headers,
    ...(sent.bytes.length > 0 ? { body: sent.text() ?? sent.bytes } : {}),
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
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end()
    setImmediate(() => onPassed({ request: request(), response: null }))
  }
  onward.on('error', broken)
  onward.on('response', (response) => {
    const got = new Copy(response)
    outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, withoutHop(response.rawHeaders))
    response.pipe(outgoing)
    response.on('error', broken)
    response.on('end', () => {
      if (got.isTooLong) return
      const milliseconds = performance.now() - started
      // After the caller has received the last byte.
      setImmediate(() => onPassed({ request: request(), response: responseOf(response, got, milliseconds) }))
    })
  })
}

/** Bodies are checked as text, so do not request compression. */
function identity(): { [name: string]: string } {
  return { 'accept-encoding': 'identity' }
}

function responseOf(response: IncomingMessage, got: Copy, milliseconds: number): WireResponse {
  const body = got.text()
  return {
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    setCookies: response.headers['set-cookie'] ?? [],
    body: body ?? got.bytes.toString('latin1'),
    ...(body === undefined ? { isBroken: true } : {}),
    milliseconds,
  }
}

function headersOf({ headers }: IncomingMessage): { [name: string]: string } {
  const entries = Object.entries(headers).filter(
    ([name]) => !OF_ONE_HOP.has(name) && name !== 'set-cookie' && name !== 'host',
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** Headers as the server sent them, in order and with duplicates. */
function withoutHop(raw: readonly string[]): string[] {
  return raw.filter((_, i) => !OF_ONE_HOP.has((raw[i - (i % 2)] ?? '').toLowerCase()))
}

/** Keeps a copy of the stream, up to a limit. */
class Copy {
  readonly #pieces: Buffer[] = []
  #length = 0

  constructor(stream: IncomingMessage) {
    stream.on('data', (piece: Buffer) => {
      this.#length += piece.length
      if (!this.isTooLong) this.#pieces.push(piece)
    })
  }

  get isTooLong(): boolean {
    return this.#length > MOST_BYTES
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
