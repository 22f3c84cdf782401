import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { renderTerminal } from '../../report/terminal/render-terminal.ts'
import { runConformance } from '../run-conformance.ts'
import { NOT_IMPLEMENTED } from './implemented.ts'
import { getDocument, ok, responsesWith, server, taking } from '../testing/other-styles.ts'

const read = (operationId: string): Json => ({ get: { operationId, responses: responsesWith({ type: 'string' }) } })
const body = taking({ type: 'object', required: ['a'], properties: { a: { type: 'string' } } })
const DOCUMENT = getDocument({
  '/ready': read('ready'),
  '/later': read('later'),
  '/planned': { post: { operationId: 'planned', requestBody: body, responses: responsesWith({ type: 'string' }) } },
  '/empty': read('empty'),
})

/** Serves only `/ready`, and `/empty`, which finds nothing. Its error page contains the requested path. */
const partial: Transport = (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/empty') return server({})(request)
  if (pathname === '/ready' && request.method === 'GET') return server({ 'GET /ready': () => ok('yes') })(request)
  const words = `Cannot ${request.method} ${pathname}`
  return Promise.resolve({ status: 404, headers: {}, setCookies: [], body: words, milliseconds: 1 })
}

const run = (implemented: boolean) =>
  runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    envelope: "status == 'ok'",
    transport: partial,
    implemented,
  })

test('runConformance: lists what the server does not have yet in one entry, not in a finding for each operation', async () => {
  const report = await run(false)
  const missing = report.inconclusive.filter(({ reason }) => reason.startsWith('not implemented'))
  expect(missing.map(({ operationId }) => operationId)).toEqual(['later', 'planned'])
  expect(report.findings.map(({ operationId }) => operationId).filter((id) => id !== 'empty')).toEqual([])
  expect(report.exitCode).toBe(1)
  expect(renderTerminal(report, { color: false })).toMatch(
    /GET \/later, POST \/planned: not implemented yet.*\(2 checks\)/,
  )
})

test('runConformance: with implemented, missing operations do not fail the run', async () => {
  const report = await run(true)
  const missing = report.inconclusive.filter(({ reason }) => reason.startsWith('not implemented'))
  expect(missing.every(({ byChoice }) => byChoice)).toBe(true)
  expect(renderTerminal(report, { color: false })).toContain('1 of 4 operations conforms, 2 are not implemented yet')
})

const content = { 'application/json': { schema: { type: 'object', required: ['since'] } } }
const failing = (operationId: string, status: number): Json => ({
  post: { operationId, responses: { [status]: { description: 'No.', content } } },
})

test.each<[number, string, Json, string[]]>([
  [501, 'as documented', { since: 'March' }, []],
  [501, 'without a required field', {}, ['soon/schema']],
  [404, 'as documented', { since: 'March' }, []],
])('runConformance: judges an operation that is documented to fail by HTTP %i, %s', async (status, _, sent, found) => {
  const { findings, inconclusive } = await runConformance({
    url: 'http://server',
    openapi: getDocument({
      '/ready': read('ready'),
      '/soon': failing('soon', status),
      '/later': failing('later', 410),
    }),
    envelope: "status == 'ok'",
    transport: server({
      'GET /ready': () => ok('yes'),
      'POST /soon': () => ({ status, body: sent }),
    }),
  })
  const open = inconclusive.filter(({ byChoice }) => !byChoice)
  expect(open.map(({ operationId, reason }) => `${operationId}: ${reason}`)).toEqual([`later: ${NOT_IMPLEMENTED}`])
  expect(findings.map(({ operationId, check }) => `${operationId}/${check}`)).toEqual(found)
})
