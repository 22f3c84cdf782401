import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ConfigInput } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import type { Json } from './document/json.ts'
import { loadDocument } from './document/load-document.ts'
import { readCodes } from './document/read-operations.ts'
import { TransportError, type Transport } from './http/message.ts'
import { runConformance } from './run-conformance.ts'
import { prepareRun } from './run/prepare-run.ts'
import { CannotRun } from './run/sessions.ts'
import { failedReport } from './run/failed-report.ts'

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

/** A shelf with one item, which disappears when deleted, unless `keeps`. */
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

/** Reads a config file of these lines. */
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
  const report = failedReport({ url: 'http://server', openapi: DOCUMENT }, 'Nobody answers.')
  expect([report.exitCode, report.failure, report.findings]).toEqual([2, 'Nobody answers.', []])
})

test('a config file that is not there is named', () => {
  expect(() => readConfig('nope.yaml', {})).toThrow('there is no config file nope.yaml')
})

test('codes may be words', () => {
  expect(readCodes([{ code: 'BAD_INPUT' }, { code: 40_000 }]).map((one) => one.code)).toEqual(['BAD_INPUT', 40_000])
})

test('paths begin where the first server of the document says, with its variables at their defaults', () => {
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

test.each([
  ['workers: four', 'workers wants a whole number from 1, not "four"'],
  ['timeoutMs: 10s', 'timeoutMs wants a whole number from 1'],
  ['rateLimit: 0', 'rateLimit wants how many requests a second'],
  ['inputs: [a]', 'inputs wants an object'],
  ['languages: en', 'languages wants a list of two'],
  ["otp: '123456'", 'otp wants one of fixed, command, url'],
  ["stated: 'no'", 'stated wants true or false'],
  ['headers: { X Key: secret-value }', 'headers has what HTTP cannot carry, at x key'],
  ['headers: { X-Key: "a\\nb" }', 'headers has what HTTP cannot carry, at x-key'],
  ['register: true', 'register wants the operationId of a call, or false'],
])('a config with %s is refused in words', (line, message) => {
  expect(() => readLines(line)).toThrow(message)
})

test('one name may stand for a list, and a number may come from the environment', () => {
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

test('a run that would judge nothing is none', async () => {
  const given = { url: 'http://server', transport: shelf() }
  await expect(runConformance({ ...given, openapi: { ...DOCUMENT, paths: {} } })).rejects.toThrow('has no calls')
  await expect(runConformance({ ...given, openapi: DOCUMENT, only: [] })).rejects.toThrow('nothing is judged')
  await expect(runConformance({ ...given, openapi: DOCUMENT, login: 'nope' })).rejects.toThrow('named nope')
})

test('a server that goes in the middle of the run ends it, by the call that it went at', async () => {
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
  expect(String(await error)).toMatch(/has gone in the middle of the run, at (GET|DELETE) \/(mine|things)/)
})

test('an answer that is slower than the run is patient is told by that patience', async () => {
  const inner = shelf()
  const slow: Transport = (request) =>
    request.method === 'DELETE' && request.url.endsWith('/7')
      ? Promise.reject(new TransportError('timeout', 'no answer within 0.2 s'))
      : inner(request)
  const report = await runConformance({ ...GIVEN, transport: slow, timeoutMs: 200 })
  const finding = report.findings.find((one) => one.id === 'deleteThing/time')
  expect(finding?.title).toBe('The answer takes more than 0.2 s')
  expect(finding?.explanation).toContain('timeoutMs')
})

test('input that was only made up may be refused; what the document shows may not', async () => {
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

test('which version a document is of is read from a number too, and one that is too old is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-document-'))
  const load = (first: string) => {
    const schema = '{ schema: { type: number, minimum: 1, exclusiveMinimum: true } }'
    const pathItem = `{ get: { responses: { 200: { content: { application/json: ${schema} } } } } }`
    writeFileSync(join(folder, 'a.yaml'), `${first}\npaths: { /a: ${pathItem} }`)
    return JSON.stringify(loadDocument(join(folder, 'a.yaml')).root)
  }
  try {
    expect(() => load("swagger: '2.0'")).toThrow('is of version 2.0')
    expect(load('openapi: 3.0')).toContain('"exclusiveMinimum":1')
    expect(load('openapi: 3.1.0')).toContain('"exclusiveMinimum":true')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
