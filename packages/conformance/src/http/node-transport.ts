import http from 'node:http'
import https from 'node:https'
import { isUtf8 } from 'node:buffer'
import type { ConnectionOptions } from './connection.ts'
import { decodeBody } from './decode-body.ts'
import { isJsonLines, mediaType } from '../document/media-type.ts'
import { TransportError, type Transport, type WireRequest, type WireResponse } from './message.ts'

/** Headers that a response may have only once. */
const ONCE = ['content-type', 'location', 'etag']
const TOO_LARGE = 'the response is larger than 16 MB'
/** Maximum size of a response body, in bytes. */
const MAX_BYTES = 16 * 1_048_576
/** How long to read a stream that may have no end. */
const [EVENTS_MS, LINES_MS] = [1000, 3000]

/**
 * Sends requests with Node's HTTP client. Never follows redirects. Reads reuse connections, and are repeated if a
 * reused one has died; a write uses a new connection and is sent once.
 */
export function createNodeTransport(sockets: number, connection: ConnectionOptions = {}): Transport {
  const getAgents = (keepAlive: boolean) => ({
    'http:': new http.Agent({ ...connection, keepAlive, maxSockets: sockets }),
    'https:': new https.Agent({ ...connection, keepAlive, maxSockets: sockets }),
  })
  const [kept, fresh] = [getAgents(true), getAgents(false)]
  const send = (request: WireRequest, agents: typeof kept): Promise<WireResponse> =>
    new Promise((resolve, reject) => {
      const url = new URL(request.url)
      const startedAt = performance.now()
      const client = url.protocol === 'https:' ? https : http
      const agent = url.protocol === 'https:' ? agents['https:'] : agents['http:']
      const length = request.body === undefined ? undefined : Buffer.byteLength(request.body)
      const headers = length === undefined ? request.headers : { ...request.headers, 'content-length': String(length) }
      const sent = client.request(url, { method: request.method, headers, agent })
      const deadline = setTimeout(() => {
        sent.destroy(new TransportError('timeout', `no response within ${request.timeoutMs / 1000} s`))
      }, request.timeoutMs)
      const fail = (error: unknown): void => {
        clearTimeout(deadline)
        const message = error instanceof Error ? error.message : String(error)
        const wrapped =
          error instanceof TransportError ? error : new TransportError('connection', message, { cause: error })
        reject(Object.assign(wrapped, { wasKept: sent.reusedSocket }))
      }
      sent.on('error', fail)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_BYTES) response.destroy(new TransportError('tooLarge', TOO_LARGE))
          else chunks.push(chunk)
        })
        response.on('error', fail)
        const finish = (end?: string): void => {
          clearTimeout(deadline)
          clearTimeout(cut)
          try {
            const encoding = response.headers['content-encoding']
            const { body, isUndecoded } = decodeBody(Buffer.concat(chunks), encoding, MAX_BYTES)
            const whole = end === undefined ? body : body.subarray(0, body.lastIndexOf(end) + end.length)
            const read = readResponse(response, whole, (isStream ? headAt : performance.now()) - startedAt)
            // A part of a stream cannot be decoded.
            resolve(isUndecoded && end === undefined ? { ...read, isUndecoded } : read)
          } catch (error) {
            fail(error instanceof RangeError ? new TransportError('tooLarge', TOO_LARGE) : error)
          }
        }
        const headAt = performance.now()
        const end = getRecordEnd(response.headers['content-type'] ?? '')
        const isStream = end !== undefined
        const stop = (): void => {
          response.removeAllListeners('error')
          response.on('error', () => undefined)
          finish(end)
          response.destroy()
        }
        const cut = isStream ? setTimeout(stop, end === '\n' ? LINES_MS : EVENTS_MS) : undefined
        response.on('end', () => finish())
      })
      sent.end(request.body)
    })
  return async (request) => {
    if (!isRead(request)) return send(request, fresh)
    try {
      return await send(request, kept)
    } catch (error) {
      // A reused connection may have died, which is not the server's fault.
      if (isReset(error) && (error as { wasKept?: boolean }).wasKept === true) return send(request, fresh)
      throw error
    }
  }
}

/** What separates the records of a stream; undefined if the response is no stream. */
function getRecordEnd(contentType: string): string | undefined {
  if (isJsonLines(contentType)) return '\n'
  return ['text/event-stream', 'multipart/x-mixed-replace'].includes(mediaType(contentType)) ? '\n\n' : undefined
}

function isRead({ method }: WireRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isReset(error: unknown): boolean {
  const cause = error instanceof TransportError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && ['ECONNRESET', 'EPIPE'].includes(String(cause.code))
}

function readResponse(response: http.IncomingMessage, body: Buffer, milliseconds: number): WireResponse {
  const headers: { [name: string]: string } = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (name !== 'set-cookie' && value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  for (const name of ONCE) {
    const sent = new Set(response.rawHeaders.filter((_, i, all) => i % 2 === 1 && all[i - 1]?.toLowerCase() === name))
    // Keep all different values, because clients disagree on which one counts.
    if (sent.size > 1) headers[name] = [...sent].join(', ')
  }
  return {
    status: response.statusCode ?? 0,
    headers,
    ...(isUtf8(body) ? {} : { isBroken: true, bytes: body }),
    setCookies: response.headers['set-cookie'] ?? [],
    body: body.toString('utf8'),
    milliseconds,
  }
}
