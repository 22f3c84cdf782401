import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { RunReport } from '../../context/run-report.ts'
import { runConformance } from '../run-conformance.ts'

const closed = (properties: Json): Json => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const text = (format: string): Json => ({ type: 'string', format })
const times = closed({
  day: text('date'),
  at: text('time'),
  span: text('duration'),
  when: text('date-time'),
})
const flag = closed({ ok: { type: 'boolean' } })
/** What fits the first alternative always fits the second. */
const shape = {
  oneOf: [
    closed({ width: { type: 'number' } }),
    { type: 'object', required: ['width'], properties: { width: { type: 'number' } } },
  ],
}
const json = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } })
const refusal = { description: 'No.', content: json({ type: 'object' }, 'application/problem+json') }
const ok = (schema: Json, more: Json = {}): Json => ({ description: 'Yes.', content: json(schema), ...more })
const bearer = { bearer: [] }
const tags = { type: 'array', minItems: 2, items: { enum: ['a', 'b'] } }
const CHARSET = 'application/json; charset=utf-8'

const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Odd parts', version: '1' },
  servers: [
    {
      url: 'https://{tenant}.example.com/{version}',
      variables: { tenant: { default: 'acme' }, version: { default: 'v2', enum: ['v1', 'v2'] } },
    },
  ],
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/times': {
      get: { operationId: 'getTimes', responses: { 200: ok(times) } },
      put: {
        operationId: 'setTimes',
        requestBody: { required: true, content: json(times, CHARSET) },
        responses: { 200: { description: 'Yes.', content: json(times, CHARSET) }, 400: refusal, 415: refusal },
      },
    },
    '/health': { servers: [{ url: '/status' }], get: { operationId: 'getHealth', responses: { 200: ok(flag) } } },
    '/other': {
      get: {
        operationId: 'getOther',
        servers: [{ url: '/{zone}/x', variables: { zone: { default: 'eu' } } }],
        responses: { 200: ok(flag) },
      },
    },
    '/tags': {
      get: {
        operationId: 'getTags',
        responses: { 200: ok(flag, { headers: { 'X-Tag': { required: true, schema: tags } } }) },
      },
    },
    '/feed': { get: { operationId: 'getFeed', security: [{}, bearer], responses: { 200: ok(flag), 401: refusal } } },
    '/me': { get: { operationId: 'getMe', security: [bearer], responses: { 200: ok(flag), 401: refusal } } },
    '/shape': { get: { operationId: 'getShape', responses: { 200: ok(shape) } } },
  },
}

const TIMES = { day: '2026-02-28', at: '10:00:00Z', span: 'P3DT4H', when: '2016-12-31t23:59:60z' }
const TOKENS = ['token-of-ina-1', 'token-of-ben-2']
const PATHS: { readonly [path: string]: readonly string[] } = {
  '/v2/times': ['GET', 'PUT'],
  '/status/health': ['GET'],
  '/eu/x/other': ['GET'],
  '/v2/tags': ['GET'],
  '/v2/feed': ['GET'],
  '/v2/me': ['GET'],
  '/v2/shape': ['GET'],
}
const ajv = new Ajv2020()
// oxlint-disable-next-line typescript/no-unsafe-call -- the type of its CommonJS default does not resolve
addFormats.default(ajv)
const fits = ajv.compile(times)

/** How a server differs from a correct one. */
interface Fault {
  times?: Json
  tags?: string[]
  /** Whether visitors get no feed. */
  isClosed?: true
  shape?: unknown
}

let server: Server | undefined
afterEach(() => server?.close())

async function answer(request: IncomingMessage, response: ServerResponse, stored: { times: Json }, fault: Fault) {
  const body = Buffer.concat(await request.toArray()).toString()
  const { method = '', url = '', headers } = request
  const send = (status: number, value: unknown, type = 'application/json; charset=UTF-8', more: string[] = []): void =>
    void response.writeHead(status, ['content-type', type, ...more]).end(JSON.stringify(value))
  const refuse = (status: number): void =>
    send(status, {}, 'application/problem+json', status === 401 ? ['www-authenticate', 'Bearer'] : [])
  const methods = PATHS[new URL(url, 'http://server').pathname]
  if (methods?.includes(method) !== true) return refuse(methods === undefined ? 404 : 405)
  const { authorization } = headers
  const isKnown = TOKENS.some((token) => authorization === `Bearer ${token}`)
  const isRefused = authorization === undefined ? url.endsWith('/me') || fault.isClosed : !isKnown
  if (/\/(?:feed|me)/.test(url) && isRefused === true) return refuse(401)
  if (url.endsWith('/tags'))
    return send(
      200,
      { ok: true },
      CHARSET,
      (fault.tags ?? ['a', 'b']).flatMap((tag) => ['x-tag', tag]),
    )
  if (url.endsWith('/shape')) return send(200, fault.shape ?? { width: 1 })
  if (!url.endsWith('/times')) return send(200, { ok: true })
  if (method === 'PUT') {
    if (headers['content-type']?.startsWith('application/json') !== true) return refuse(415)
    try {
      const sent: unknown = JSON.parse(body)
      if (!fits(sent)) return refuse(400)
      stored.times = sent as Json
    } catch {
      return refuse(400)
    }
  }
  send(200, { ...stored.times, ...fault.times })
}

async function run(fault: Fault = {}, seed = 1): Promise<RunReport> {
  const stored = { times: TIMES as Json }
  const started = createServer((request, response) => void answer(request, response, stored, fault))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((started.address() as AddressInfo).port)}`
  const players = TOKENS.map((token) => ({ token }))
  return runConformance({ url, openapi: DOCUMENT, players, seed })
}

test.each([1, 2, 3])(
  'runConformance: dates, charsets, servers, headers and security, with nothing wrong',
  async (seed) => {
    const report = await run({}, seed)
    expect(report.findings.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
    expect(report.coverage.filter(({ succeeded }) => !succeeded).map(({ operationId }) => operationId)).toEqual([])
    expect(report.exitCode).toBe(0)
    expect(report.remarks).toEqual([expect.stringContaining('what fits alternative 1 fits alternative 2 too')])
  },
)

test.each<[string, Fault, string]>([
  ['a day that is not in the calendar', { times: { day: '2026-02-30' } }, 'getTimes/format#/day'],
  ['a time without a zone', { times: { at: '10:00:00' } }, 'getTimes/format#/at'],
  ['a duration in words', { times: { span: '3 days' } }, 'getTimes/format#/span'],
  ['a second that was not inserted', { times: { when: '2016-12-31T22:59:60Z' } }, 'getTimes/format#/when'],
  ['one header of two', { tags: ['a'] }, 'getTags/headers#header/X-Tag'],
  ['an undocumented value in the second header', { tags: ['a', 'c'] }, 'getTags/headers#header/X-Tag'],
  ['no feed for visitors', { isClosed: true }, 'getFeed/open'],
  ['a shape that fits no alternative', { shape: { width: 'wide' } }, 'getShape/schema#/width'],
])('runConformance: finds %s', async (_, fault, id) => {
  const { findings } = await run(fault)
  expect(findings.map((finding) => finding.id)).toContain(id)
})
