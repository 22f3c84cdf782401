import type { ServerResponse } from 'node:http'

/** A refusal of the lab: status, code of the document, and message. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** The result of a handler. Without `result` the response is 204 without a body. */
export interface Result {
  status: number
  result?: unknown
  headers?: { [name: string]: string }
  /** Replaces the envelope; only faults use it. */
  instead?: unknown
}

/** Sends a result in the library's envelope. */
export function sendResult(response: ServerResponse, { status, result, headers = {}, instead }: Result): void {
  if (result === undefined && instead === undefined) {
    response.writeHead(status, headers).end()
    return
  }
  send(response, status, headers, instead ?? { ok: true, result })
}

/** Sends a refusal in the library's envelope. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const { status, code, message, field } = refusal
  const error = field === undefined ? { code, message } : { code, message, field }
  // Close the connection instead of reading the rest of a too large request.
  if (status === 413) response.setHeader('connection', 'close')
  send(response, status, {}, { ok: false, error })
}

function send(response: ServerResponse, status: number, headers: { [name: string]: string }, body: unknown): void {
  const text = JSON.stringify(body)
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(text)
}
