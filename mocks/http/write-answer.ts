import type { ServerResponse } from 'node:http'
import type { MockAnswer } from './call-context.ts'

/** Writes an answer and ends the response. Nothing is written to a response that has ended. */
export function writeAnswer(response: ServerResponse, answer: MockAnswer): void {
  if (response.destroyed || response.writableEnded || response.headersSent) return
  const raw = typeof answer.body === 'string' || answer.body === undefined
  const text = raw ? String(answer.body ?? '') : JSON.stringify(answer.body)
  response.writeHead(answer.status, {
    ...(raw ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
