import { expect, test } from 'vitest'
import { readConfig } from './config/read-config.ts'
import type { Json } from './document/json.ts'
import { readCodes } from './document/read-operations.ts'
import { TransportError, type Transport } from './http/message.ts'
import { runConformance } from './run-conformance.ts'
import { CannotRun } from './run/sessions.ts'
import { troubleReport } from './run/trouble.ts'

const words = { 'application/json': { schema: { type: 'object', properties: { ok: { type: 'boolean' } } } } }
const byId = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 }
const security = [{ session: [] }]
const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Shelf', version: '1' },
  'x-envelope': { success: 'ok == true' },
  paths: {
    '/mine': { get: { operationId: 'getMine', security, responses: { 200: { content: words } } } },
    '/things/{id}': {
      parameters: [byId],
      get: { operationId: 'getThing', responses: { 200: { content: words }, '4XX': { content: words } } },
      delete: {
        operationId: 'deleteThing',
        'x-affects': ['getThing'],
        responses: { 204: { description: 'Gone.' }, '4XX': { content: words } },
      },
    },
  },
}

/** A shelf with one thing, which is gone once it is deleted unless it is kept. */
function shelf(keeps = false): Transport {
  let isThere = true
  const answer = (status: number, body: string) =>
    Promise.resolve({ status, headers: { 'content-type': 'application/json' }, setCookies: [], body, milliseconds: 1 })
  return ({ method, url }) => {
    const isThing = url.endsWith('/things/7')
    if (!isThing && !/\/things\/\d+$/.test(url)) return answer(url.endsWith('/mine') ? 401 : 404, '{"ok":false}')
    if (method !== 'GET' && method !== 'DELETE') return answer(405, '{"ok":false}')
    if (!isThing || !isThere) return answer(404, '{"ok":false}')
    if (method === 'GET') return answer(200, '{"ok":true}')
    isThere = keeps
    return answer(204, '')
  }
}

const run = (transport: Transport) =>
  runConformance({ url: 'http://server', openapi: DOCUMENT, transport, allow: ['destructive'] })

test('an empty answer that the document lists is a success, and what it deleted is gone', async () => {
  const report = await run(shelf())
  const deleted = report.coverage.find((one) => one.operationId === 'deleteThing')
  expect(report.findings.map((one) => one.id)).toEqual([])
  expect(deleted?.succeeded).toBe(true)
  expect(deleted?.checks['deleted']).toBe('passed')
})

test('with no player, calls that need a session are left open with a reason, and never found at fault', async () => {
  const { findings, inconclusive } = await run(shelf())
  expect(findings).toEqual([])
  expect(inconclusive.find((one) => one.operationId === 'getMine')?.reason).toContain('no players are given')
})

test('where nobody answers there is no run, and a report that says so', async () => {
  const dead: Transport = () => Promise.reject(new TransportError('connection', 'connect ECONNREFUSED'))
  const error = await run(dead).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CannotRun)
  expect(String(error)).toContain('Nobody answers at http://server')
  const report = troubleReport({ url: 'http://server', openapi: DOCUMENT }, 'Nobody answers.')
  expect([report.exitCode, report.trouble, report.findings]).toEqual([2, 'Nobody answers.', []])
})

test('a config file that is not there is named', () => {
  expect(() => readConfig('nope.yaml', {})).toThrow('there is no config file nope.yaml')
})

test('codes may be words', () => {
  expect(readCodes([{ code: 'BAD_INPUT' }, { code: 40_000 }]).map((one) => one.code)).toEqual(['BAD_INPUT', 40_000])
})
