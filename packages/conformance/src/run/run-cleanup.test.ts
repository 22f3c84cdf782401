import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Transport, WireResponse } from '../http/message.ts'
import { renderTerminal } from '../report/terminal/render-terminal.ts'
import type { RunReport } from '../context/run-report.ts'
import { runConformance } from './run-conformance.ts'

const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } }
const made = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } }, additionalProperties: true }
const content = (one: Json): Json => ({ content: { 'application/json': { schema: one } } })
const creates = (operationId: string, links: Json = {}): Json => ({
  operationId,
  requestBody: { required: true, ...content(schema) },
  responses: { 201: { description: 'Made.', ...content(made), links }, '4XX': { description: 'No.' } },
})
const id = { name: 'visitId', in: 'path', required: true, schema: { type: 'integer' } }
const deletes = (operationId: string, name = 'visitId'): Json => ({
  operationId,
  parameters: [{ ...id, name }],
  responses: { 204: { description: 'Gone.' }, '4XX': { description: 'No.' } },
})
const OPENAPI: Json = {
  openapi: '3.1.0',
  info: { title: 'Clinic', version: '1' },
  paths: {
    '/visits': {
      get: { operationId: 'listVisits', responses: { 200: { description: 'All.', ...content({ type: 'array' }) } } },
      post: creates('createVisit'),
    },
    '/visits/{visitId}': { delete: deletes('deleteVisit') },
    '/notes': {
      post: creates('createNote', { undo: { operationId: 'undoNote', parameters: { n: '$response.body#/id' } } }),
    },
    '/undo/{n}': { delete: deletes('undoNote', 'n') },
    '/files': { post: creates('createFile') },
  },
}

/** A clinic, and what it holds by path. */
function createClinic(): { transport: Transport; stored: Map<string, Set<number>> } {
  const stored = new Map(['/visits', '/notes', '/files'].map((path) => [path, new Set<number>()]))
  let last = 0
  const reply = (status: number, body?: unknown): Promise<WireResponse> =>
    Promise.resolve({
      status,
      headers: { 'content-type': 'application/json' },
      setCookies: [],
      body: body === undefined ? '' : JSON.stringify(body),
      milliseconds: 1,
    })
  const transport: Transport = ({ method, url, body, headers }) => {
    const { pathname } = new URL(url)
    const list = stored.get(pathname)
    const [, parent = '', number = ''] = /^(\/\w+)\/(\d+)$/.exec(pathname) ?? []
    const holder = stored.get(parent === '/undo' ? '/notes' : parent)
    if (method === 'DELETE' && holder !== undefined) return reply(holder.delete(Number(number)) ? 204 : 404, undefined)
    if (method === 'GET' && pathname === '/visits')
      return reply(
        200,
        [...(list ?? [])].map((one) => ({ id: one })),
      )
    if (method !== 'POST' || list === undefined) return reply(404, {})
    let name: unknown
    try {
      name = headers['content-type'] === 'application/json' ? (JSON.parse(String(body)) as Json)['name'] : undefined
    } catch {}
    if (typeof name !== 'string' || name === '') return reply(400, {})
    list.add((last += 1))
    return reply(201, { id: last, name })
  }
  return { transport, stored }
}

async function run(more: Partial<ConfigInput>): Promise<{ report: RunReport; left: { [path: string]: number } }> {
  const { transport, stored } = createClinic()
  const report = await runConformance({ url: 'http://server', openapi: OPENAPI, transport, ...more })
  return { report, left: Object.fromEntries([...stored].map(([path, ids]) => [path, ids.size])) }
}
const countLeft = ({ created = [] }: RunReport, kind: string): number =>
  created.filter((one) => one.kind === kind && !one.isDeleted).length

describe('what a run created', () => {
  it('is listed as left behind', async () => {
    const { report, left } = await run({})
    expect(left['/visits']).toBeGreaterThan(1)
    for (const kind of ['visits', 'notes', 'files']) expect(countLeft(report, kind)).toBe(left[`/${kind}`])
    expect(report.created).toContainEqual({
      operationId: 'createVisit',
      kind: 'visits',
      path: expect.stringMatching(/^\/visits\/\d+$/),
      isDeleted: false,
    })
    const line = `Left behind: ${String(left['/visits'])} visits, ${String(left['/notes'])} notes, ${String(left['/files'])} files.`
    expect(renderTerminal(report, { color: false })).toContain(line)
  })

  it('is deleted with cleanup at its path or by a link, and the rest is left behind', async () => {
    const { report, left } = await run({ cleanup: true })
    expect(left).toMatchObject({ '/visits': 0, '/notes': 0 })
    expect(countLeft(report, 'files')).toBe(left['/files'])
    expect([countLeft(report, 'visits'), countLeft(report, 'notes')]).toEqual([0, 0])
    expect(renderTerminal(report, { color: false })).toMatch(
      /Left behind: \d+ files\.\nDeleted at the end: \d+ visits, \d+ notes\./,
    )
  })

  it('stays where the operation is denied', async () => {
    const { report, left } = await run({ cleanup: true, deny: ['deleteVisit'] })
    expect(left['/visits']).toBeGreaterThan(1)
    expect(countLeft(report, 'visits')).toBe(left['/visits'])
  })

  it('is gone if the run itself deleted it', async () => {
    const { report, left } = await run({ allow: ['destructive'] })
    expect(report.coverage.find(({ operationId }) => operationId === 'deleteVisit')?.succeeded).toBe(true)
    expect(countLeft(report, 'visits')).toBe(left['/visits'])
  })
})
