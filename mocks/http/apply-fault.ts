import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, InjectedFault } from '../sandbox/injected-faults.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { MockResponse } from './request-context.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { failure, success } from './envelope.ts'
import { problem } from './problem.ts'

/** The result of a request with an injected fault. */
export type FaultedResponse = MockResponse | 'timeout' | 'drop'

const INVALID_DATA = 40_404

function toResponse(fault: Fault): FaultedResponse | undefined {
  switch (fault.kind) {
    case 'status':
      return problem(fault.status, 'Injected fault')
    case 'code':
      return failure(fault.code, fault.msg ?? `Injected fault ${fault.code}`)
    case 'malformed':
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"success": true, "code": 20000, "msg": "", "data": {',
      }
    // No operation returns a bare number.
    case 'invalid':
      return success(INVALID_DATA)
    case 'timeout':
    case 'drop':
      return fault.kind
    case 'delay':
    case 'replace':
    case 'size':
      return undefined
  }
}

/**
 * Applies an injected fault. `run` handles the request: it runs first if the fault comes after it, and never if the
 * fault replaces it. A delay ends early when `delays` is aborted.
 * @param url the address, whose page a list of another size looks for
 */
export async function applyFault(
  injected: InjectedFault,
  run: (url?: URL) => Promise<MockResponse>,
  delays: AbortSignal,
  url?: URL,
): Promise<FaultedResponse> {
  const { fault, after } = injected
  if (fault.kind === 'delay') {
    const early = after ? await run() : undefined
    await wait(fault.ms, undefined, { ref: false, signal: delays }).catch(() => undefined)
    return early ?? run()
  }
  if (fault.kind === 'replace') return withChanges(await run(), fault.changes)
  if (fault.kind === 'size' && url) return withRows(await run(toFirstPage(url)), fault.rows, url)
  if (after) await run()
  return toResponse(fault) ?? run()
}

/** A success with changed values at some pointers, '' for all of its data; a missing place changes nothing. */
function withChanges(response: MockResponse, changes: Readonly<Record<string, unknown>>): MockResponse {
  const body = structuredClone(response.body)
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = ['data', ...pointer.split('/').slice(1)]
    const last = steps.pop()
    const holder = steps.reduce<unknown>(
      (node, step) => (isJson(node) || Array.isArray(node) ? (node as Json)[step] : undefined),
      body,
    )
    if (last !== undefined && (isJson(holder) || Array.isArray(holder))) (holder as Json)[last] = value
  }
  return { ...response, body }
}

const DEFAULT_PAGE_SIZE = 20

function toFirstPage(url: URL): URL {
  const first = new URL(url)
  if (first.searchParams.has('pageNum')) first.searchParams.set('pageNum', '1')
  return first
}

/** What tells the rows of a list apart: the first of them that a row has. */
const ID_FIELDS = ['id', 'orderNo', 'code'] as const

/** The list or the page of a list with that many rows in all; other data, and a list without rows, stay as they are. */
function withRows(response: MockResponse, total: number, url: URL): MockResponse {
  const data = isJson(response.body) ? response.body['data'] : undefined
  const page = isJson(data) && Array.isArray(data['list']) ? data : undefined
  const rows = (page?.['list'] ?? data) as unknown
  if (!Array.isArray(rows) || rows.length === 0) return response
  const size = page === undefined ? total : Number(url.searchParams.get('pageSize') ?? DEFAULT_PAGE_SIZE)
  const start = page === undefined ? 0 : (Number(url.searchParams.get('pageNum') ?? 1) - 1) * size
  const list = Array.from({ length: Math.max(0, Math.min(size, total - start)) }, (_, index) =>
    toNumberedRow(rows[(start + index) % rows.length], start + index, rows.length),
  )
  return {
    ...response,
    body: { ...(response.body as Json), data: page === undefined ? list : { ...page, list, total } },
  }
}

/** The rows that exist keep their ids. */
function toNumberedRow(row: unknown, place: number, known: number): unknown {
  const field = isJson(row) && place >= known ? ID_FIELDS.find((name) => typeof row[name] === 'string') : undefined
  return isJson(row) && field !== undefined ? { ...row, [field]: `${String(row[field])}x${String(place)}` } : row
}

/**
 * Breaks the connection in the middle of the response, or leaves it open until the sandbox is reset. A kept-alive
 * connection that closes before the first byte makes a browser repeat the request by itself, even a POST.
 */
export function leaveWithoutResponse(
  how: 'timeout' | 'drop',
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (how === 'drop') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 })
    response.write('{', () => request.socket.destroy())
    return
  }
  sandbox.hanging.add(response)
  response.on('close', () => sandbox.hanging.delete(response))
}
