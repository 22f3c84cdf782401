import http from 'node:http'
import https from 'node:https'
import { isUtf8 } from 'node:buffer'
import { TransportError, type Transport, type WireResponse } from './message.ts'

/** Headers that an answer has once. */
const ONCE = ['content-type', 'location', 'etag']

/** Sends requests with Node's own client over connections that are kept. Redirects are not followed. */
export function createNodeTransport(sockets: number): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: sockets }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: sockets }),
  }
  const once: Transport = (request) =>
    new Promise((resolve, reject) => {
      const url = new URL(request.url)
      const startedAt = performance.now()
      const client = url.protocol === 'https:' ? https : http
      const agent = url.protocol === 'https:' ? agents['https:'] : agents['http:']
      const length = request.body === undefined ? undefined : Buffer.byteLength(request.body)
      const headers = length === undefined ? request.headers : { ...request.headers, 'content-length': String(length) }
      const sent = client.request(url, { method: request.method, headers, agent })
      const deadline = setTimeout(() => {
        sent.destroy(new TransportError('timeout', `no answer within ${request.timeoutMs / 1000} s`))
      }, request.timeoutMs)
      const fail = (error: unknown): void => {
        clearTimeout(deadline)
        const message = error instanceof Error ? error.message : String(error)
        const wrapped = new TransportError('connection', message, { cause: error })
        reject(error instanceof TransportError ? error : wrapped)
      }
      sent.on('error', fail)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          clearTimeout(deadline)
          resolve(readResponse(response, Buffer.concat(chunks), performance.now() - startedAt))
        })
      })
      sent.end(request.body)
    })
  return async (request) => {
    try {
      return await once(request)
    } catch (error) {
      // A kept connection may die as it is used again; that is no fault of the server's.
      if (isReset(error) && Number(Buffer.byteLength(request.body ?? '')) < 65_536) return once(request)
      throw error
    }
  }
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
    // Node keeps the first; what comes twice and differs is read by others otherwise.
    if (sent.size > 1) headers[name] = [...sent].join(', ')
  }
  return {
    status: response.statusCode ?? 0,
    headers,
    ...(isUtf8(body) ? {} : { isBroken: true }),
    setCookies: response.headers['set-cookie'] ?? [],
    body: body.toString('utf8'),
    milliseconds,
  }
}
