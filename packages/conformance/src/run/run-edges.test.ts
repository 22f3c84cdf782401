import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ConfigInput } from '../config/config.ts'
import { readConfig } from '../config/read-config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { loadDocument } from '@tumpak/contract-kit/load-document.ts'
import { readCodes } from '@tumpak/contract-kit/read-operations.ts'
import { TransportError, type Transport } from '../http/message.ts'
import { runConformance } from './run-conformance.ts'
import { prepareRun } from './prepare-run.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { failedReport } from './failed-report.ts'

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
        'x-shows': ['getThing'],
        responses: { 204: { description: 'Gone.' }, '4XX': { content: words } },
      },
    },
  },
}

/** Serves a shelf with one item, which disappears when deleted, unless `keeps`. */
function shelf(keeps = false): Transport {
  let isThere = true
  const respond = (status: number, body: string) =>
    Promise.resolve({ status, headers: { 'content-type': 'application/json' }, setCookies: [], body, milliseconds: 1 })
  return ({ method, url }) => {
    const isThing = url.endsWith('/things/7')
    if (!isThing && !/\/things\/\d+$/.test(url)) return respond(url.endsWith('/mine') ? 401 : 404, '{"ok":false}')
    if (method !== 'GET' && method !== 'DELETE') return respond(405, '{"ok":false}')
    if (!isThing || !isThere) return respond(404, '{"ok":false}')
    if (method === 'GET') return respond(200, '{"ok":true}')
    isThere = keeps
    return respond(204, '')
  }
}

/** Reads a config file with these lines. */
function readLines(...lines: string[]): ReturnType<typeof readConfig> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-config-'))
  try {
    writeFileSync(join(folder, 'c.yaml'), lines.join('\n'))
    return readConfig(join(folder, 'c.yaml'), { N: '3' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const GIVEN: ConfigInput = { url: 'http://server', openapi: DOCUMENT, allow: ['destructive'] }
const run = (transport: Transport) => runConformance({ ...GIVEN, transport })

test('runConformance: a documented empty response is a success', async () => {
  const report = await run(shelf())
  const deleted = report.coverage.find((one) => one.operationId === 'deleteThing')
  expect(report.findings.map((one) => one.id)).toEqual([])
  expect(deleted?.succeeded).toBe(true)
  expect(deleted?.checks['deleted']).toBe('passed')
})

test('runConformance: without players, operations that need a session are inconclusive', async () => {
  const { findings, inconclusive } = await run(shelf())
  expect(findings).toEqual([])
  expect(inconclusive.find((one) => one.operationId === 'getMine')?.reason).toContain('no player is configured')
})

test('runConformance: without a server the run fails and has a report', async () => {
  const dead: Transport = () => Promise.reject(new TransportError('connection', 'connect ECONNREFUSED'))
  const error = await run(dead).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CannotRun)
  expect(String(error)).toContain('No server responds at http://server')
  const report = failedReport({ url: 'http://server', openapi: DOCUMENT }, 'No server responds.')
  expect([report.exitCode, report.failure, report.findings]).toEqual([2, 'No server responds.', []])
})

test('readConfig: names a missing config file', () => {
  expect(() => readConfig('nope.yaml', {})).toThrow('there is no config file nope.yaml')
})

test('runConformance: accepts codes that are strings', () => {
  expect(readCodes([{ code: 'BAD_INPUT' }, { code: 40_000 }]).map((one) => one.code)).toEqual(['BAD_INPUT', 40_000])
})

test('prepareRun: paths start at the first server of the document, with default variables', () => {
  const servers = [
    {
      url: '{scheme}://x.example/api/{version}',
      variables: { scheme: { default: 'https' }, version: { default: 'v2' } },
    },
  ]
  const base = (more: Json) => prepareRun({ url: 'http://server', openapi: { ...DOCUMENT, ...more } }).context.base
  expect(base({ servers })).toBe('http://server/api/v2')
  expect(base({ servers: [{ ...servers[0], url: '/api/{version}' }] })).toBe('http://server/api/v2')
  expect(base({})).toBe('http://server/')
})

test('prepareRun: refuses stated without a table and without marks', () => {
  const prepare = (more: Json) => prepareRun({ url: 'http://server', stated: true, openapi: { ...DOCUMENT, ...more } })
  expect(() => prepare({})).toThrow(
    'stated: the documents do not say what is stated. Put their stated.yaml beside them',
  )
  expect(() => prepare({ 'x-stated': [] })).not.toThrow()
  expect(() => prepare({ 'x-codes': [{ code: 1, name: 'one', 'x-proposed': true }] })).not.toThrow()
})

test.each([
  ['workers: four', 'workers must be a whole number from 1, not "four"'],
  ['timeoutMs: 10s', 'timeoutMs must be a whole number from 1'],
  ['rateLimit: 0', 'rateLimit must be a number of requests per second'],
  ['inputs: [a]', 'inputs must be an object'],
  ['languages: en', 'languages must be a list of two'],
  ["otp: '123456'", 'otp must be one of fixed, command, url'],
  ["stated: 'no'", 'stated must be true or false'],
  ['headers: { X Key: secret-value }', 'the header x key contains characters that HTTP does not allow'],
  ['headers: { X-Key: "a\\nb" }', 'the header x-key contains characters that HTTP does not allow'],
  ['register: true', 'register must be an operationId, or false'],
])('readConfig: rejects %s', (line, message) => {
  expect(() => readLines(line)).toThrow(message)
})

test('readConfig: accepts one name for a list, and a number from the environment', () => {
  const config = readLines(
    'only: getMe',
    'deny: a, b',
    'after: { pay: bind }',
    'workers: { env: N }',
    'otp: { fixed: 12 }',
    'headers: { X-Key: 7 }',
  )
  expect(config).toMatchObject({ only: ['getMe'], deny: ['a', 'b'], after: { pay: ['bind'] }, workers: 3 })
  expect(config.otp).toEqual({ fixed: '12' })
  expect(config.headers).toEqual({ 'x-key': '7' })
})

test('runConformance: rejects a run without operations', async () => {
  const given = { url: 'http://server', transport: shelf() }
  await expect(runConformance({ ...given, openapi: { ...DOCUMENT, paths: {} } })).rejects.toThrow('has no operations')
  await expect(runConformance({ ...given, openapi: DOCUMENT, only: [] })).rejects.toThrow('nothing is checked')
  await expect(runConformance({ ...given, openapi: DOCUMENT, login: 'nope' })).rejects.toThrow('named nope')
})

test('runConformance: ends with the last operation if the server stops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const inner = shelf()
  let requests = 0
  const dying: Transport = (request) => {
    requests += 1
    if (requests < 4) return inner(request)
    const message = requests === 4 ? 'socket hang up' : 'connect ECONNREFUSED 127.0.0.1:80'
    return Promise.reject(new TransportError('connection', message))
  }
  const error = run(dying).catch((cause: unknown) => cause)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await error).toBeInstanceOf(CannotRun)
  expect(String(await error)).toMatch(/stopped during the run, at (GET|DELETE) \/(mine|things)/)
})

test('runConformance: reports a slow response with the timeout of the run', async () => {
  const inner = shelf()
  const slow: Transport = (request) =>
    request.method === 'DELETE' && request.url.endsWith('/7')
      ? Promise.reject(new TransportError('timeout', 'no answer within 0.2 s'))
      : inner(request)
  const report = await runConformance({ ...GIVEN, transport: slow, timeoutMs: 200 })
  const finding = report.findings.find((one) => one.id === 'deleteThing/time')
  expect(finding?.title).toBe('The response takes more than 0.2 s')
  expect(finding?.explanation).toContain('timeoutMs')
})

test('runConformance: generated input may be refused, examples of the document may not', async () => {
  const schema = { type: 'object', required: ['thing'], properties: { thing: { type: 'string' } } }
  const refusing: Transport = () =>
    Promise.resolve({ status: 422, headers: {}, setCookies: [], body: '{"ok":false}', milliseconds: 1 })
  const ids = async (media: Json): Promise<string[]> => {
    const post = { requestBody: { required: true, content: { 'application/json': media } } }
    const responses = { 200: { content: words }, '4XX': { description: 'No.' } }
    const paths = { '/orders': { post: { ...post, operationId: 'order', responses } } }
    const report = await runConformance({ ...GIVEN, openapi: { ...DOCUMENT, paths }, transport: refusing })
    return report.findings.map((one) => one.id)
  }
  expect(await ids({ schema })).toEqual([])
  expect(await ids({ schema, example: { thing: 'a' } })).toEqual(['order/valid-input#body'])
})

test('loadDocument: accepts a numeric version and rejects an old one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-document-'))
  const load = (first: string) => {
    const schema = '{ schema: { type: number, minimum: 1, exclusiveMinimum: true } }'
    const pathItem = `{ get: { responses: { 200: { content: { application/json: ${schema} } } } } }`
    writeFileSync(join(folder, 'a.yaml'), `${first}\npaths: { /a: ${pathItem} }`)
    return JSON.stringify(loadDocument(join(folder, 'a.yaml')).root)
  }
  try {
    expect(() => load("swagger: '2.0'")).toThrow('has version 2.0')
    expect(load('openapi: 3.0')).toContain('"exclusiveMinimum":1')
    expect(load('openapi: 3.1.0')).toContain('"exclusiveMinimum":true')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
