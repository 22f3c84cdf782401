import type { ServerResponse } from 'node:http'
import type { MockResponse } from './request-context.ts'

/** Writes a response and ends it. Writes nothing to a response that has ended. */
export function writeResponse(response: ServerResponse, { status, headers, body }: MockResponse): void {
  if (response.destroyed || response.writableEnded || response.headersSent) return
  const raw = typeof body === 'string' || body instanceof Uint8Array || body === undefined
  const content = raw ? (body ?? '') : JSON.stringify(body)
  response.writeHead(status, {
    ...(raw ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    'content-length': Buffer.byteLength(content),
  })
  response.end(content)
}
