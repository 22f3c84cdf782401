import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../http/message.ts'
import { runConformance } from '../run-conformance.ts'
import { responsesWith, getDocument, findings, no, ok, server, taking, type Reply } from '../testing/other-styles.ts'

const item = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }
const query = (name: string, schema: Json): Json => ({ name, in: 'query', schema })
const number = (url: URL, name: string, otherwise: number, least: number): number | undefined => {
  const words = url.searchParams.get(name)
  const value = words === null ? otherwise : Number(words)
  return Number.isInteger(value) && value >= least && value <= 50 ? value : undefined
}
const ALL = Array.from({ length: 7 }, (_, id) => ({ id }))
type Cut = (page: object[], at: number) => object[]
const whole: Cut = (page) => page
const lost: Cut = (page, at) => (at > 0 ? page.slice(1) : page)

test.each([
  ['healthy', whole, []],
  ['an item is lost', lost, ['list/pagination']],
])('runConformance: pages from 0 with totalElements: %s', async (_, cut, found) => {
  const result = {
    type: 'object',
    properties: { content: { type: 'array', items: item }, totalElements: { type: 'integer' } },
  }
  const parameters = [
    query('page', { type: 'integer', minimum: 0, maximum: 50 }),
    query('size', { type: 'integer', minimum: 1, maximum: 50 }),
  ]
  const document = getDocument({
    '/list': { get: { operationId: 'list', parameters, responses: responsesWith(result) } },
  })
  const transport = server({
    'GET /list': (_request, url) => {
      const [page, size] = [number(url, 'page', 0, 0), number(url, 'size', 20, 1)]
      if (page === undefined || size === undefined) return no(400)
      const at = page * size
      return ok({ content: cut(ALL.slice(at, at + size), at), totalElements: ALL.length })
    },
  })
  expect(await findings(document, transport)).toEqual(found)
})

test.each([
  ['healthy', whole, true, []],
  ['an item is lost', lost, true, ['list/pagination']],
  ['the way on is lost', whole, false, ['list/pagination']],
])('runConformance: pages by cursor: %s', async (_, cut, leadsOn, found) => {
  const result = {
    type: 'object',
    properties: { items: { type: 'array', items: item }, nextCursor: { type: 'string', nullable: true } },
  }
  const cursor = { type: 'string', minLength: 1, maxLength: 40 }
  const parameters = [query('cursor', cursor), query('limit', { type: 'integer', minimum: 1, maximum: 50 })]
  const document = getDocument({
    '/list': { get: { operationId: 'list', parameters, responses: responsesWith(result) } },
  })
  const transport = server({
    'GET /list': (_request, url) => {
      const [at, size] = [Number((url.searchParams.get('cursor') ?? 'c0').slice(1)), number(url, 'limit', 20, 1)]
      if (size === undefined || Number.isNaN(at)) return no(400)
      const next = leadsOn && at + size < ALL.length ? `c${at + size}` : null
      return ok({ items: cut(ALL.slice(at, at + size), at), nextCursor: next })
    },
  })
  expect(await findings(document, transport)).toEqual(found)
})

const profile = {
  type: 'object',
  required: ['nick'],
  properties: { nick: { type: 'string', minLength: 2 }, site: { type: 'string', nullable: true } },
}

/** Serves a readable and writable profile, in an envelope with a changing `meta`. */
function profileServer({ isStale = false, refusesNull = false }): Transport {
  let kept: Json = { nick: 'ann', site: null }
  let count = 0
  const reply = (result: Json): Reply => ({ body: { status: 'ok', result, meta: { request: (count += 1) } } })
  return server({
    'GET /profile': () => reply(kept),
    'PUT /profile': ({ body, headers }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      if (!isJson(sent) || headers['content-type'] !== 'application/json') return no(400)
      const { nick, site } = sent
      const isSite = site === undefined || typeof site === 'string' || (site === null && !refusesNull)
      if (typeof nick !== 'string' || nick.length < 2 || !isSite) return no(400)
      if (!isStale) kept = { nick, ...(site === undefined ? {} : { site }) }
      return reply({ nick, ...(site === undefined ? {} : { site }) })
    },
  })
}

test.each([
  ['a healthy one', {}, []],
  ['a read that shows what was', { isStale: true }, ['putProfile/created']],
  ['a null that is refused', { refusesNull: true }, ['putProfile/valid-input#body/site']],
])('runConformance: an envelope defined by an expression: %s', async (_, faults, found) => {
  const put = { operationId: 'putProfile', 'x-shows': ['getProfile'], requestBody: taking(profile) }
  const document = getDocument({
    '/profile': {
      get: { operationId: 'getProfile', responses: responsesWith(profile) },
      put: { ...put, responses: responsesWith(profile) },
    },
  })
  expect(await findings(document, profileServer(faults))).toEqual(found)
})

test('runConformance: violations at all keys of a map are one finding, and a non-numeric header is quoted', async () => {
  const rates = { type: 'object', additionalProperties: { type: 'number' } }
  const headers = { 'X-Left': { required: true, schema: { type: 'integer' } } }
  const document = getDocument({
    '/rates': { get: { operationId: 'rates', responses: responsesWith(rates, { headers }) } },
  })
  const transport = server({ 'GET /rates': () => ({ ...ok({ USD: '57', EUR: '62' }), headers: { 'x-left': 'many' } }) })
  const report = await runConformance({
    url: 'http://server',
    openapi: document,
    envelope: "status == 'ok'",
    transport,
  })
  expect(report.findings.map(({ id, pointer }) => `${id} ${pointer}`)).toEqual([
    'rates/schema#/result/* /result/USD',
    'rates/headers#header/X-Left header/X-Left',
  ])
  expect(report.findings[1]?.title).toBe('The header X-Left should be a whole number, the response has the text "many"')
})

test('runConformance: a login may refuse unknown players', async () => {
  const fields = { email: { type: 'string', format: 'email' }, password: { type: 'string', minLength: 6 } }
  const credentials = { type: 'object', required: ['email', 'password'], properties: fields }
  const token = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } }
  const document = getDocument({
    '/login': { post: { operationId: 'login', requestBody: taking(credentials), responses: responsesWith(token) } },
  })
  const player = { email: 'ann@example.com', password: 'ann-secret' }
  const transport = server({
    'POST /login': ({ body, headers }) => {
      if (headers['content-type'] !== 'application/json') return no(415)
      try {
        const sent = JSON.parse(String(body)) as typeof player | null
        return sent?.email === player.email && sent.password === player.password ? ok({ token: 'abcd' }) : no(422)
      } catch {
        return no(400)
      }
    },
  })
  expect(await findings(document, transport, { players: [player] })).toEqual([])
})

/** Serves items by id. Every response is HTTP 200, and a refusal has no code or an unlisted one. */
function thingServer(refusal: object, { isOpen = false, longest = 5 } = {}): Transport {
  const known = '7f1e9c1e-7a55-4c06-9d3f-0d6a3a3f2d11'
  const refuse: Reply = { body: refusal }
  const isIn = ({ headers }: WireRequest): boolean => isOpen || headers['authorization'] === 'Bearer abcd'
  const thing = (request: WireRequest, url: URL): Reply => {
    if (!isIn(request)) return refuse
    const words = url.searchParams.get('words')
    return words === null || (words.length >= 2 && words.length <= longest) ? ok({ id: known }) : refuse
  }
  const inner = server({
    [`GET /things/${known}`]: thing,
    'GET /things': (request) => (isIn(request) ? ok({ ids: [known] }) : refuse),
    'POST /login': ({ body, headers }) =>
      headers['content-type'] === 'application/json' && /^\{"email":"ann@example.com"\}$/.test(String(body))
        ? ok({ token: 'abcd' })
        : refuse,
  })
  return async (request) => {
    const response = await inner(request)
    return response.status === 404 ? { ...response, status: 200, body: JSON.stringify(refusal) } : response
  }
}

const id = { type: 'string', format: 'uuid' }
const refusals = { type: 'object', properties: { status: { type: 'string', enum: ['no'] }, code: {} } }
const either = (result: Json, more: Json = {}): Json => ({
  200: {
    content: {
      'application/json': {
        schema: { oneOf: [{ type: 'object', properties: { status: { enum: ['ok'] }, result } }, refusals] },
      },
    },
    ...more,
  },
})
const THINGS = getDocument(
  {
    '/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: taking({ type: 'object', required: ['email'], properties: { email: { type: 'string' } } }),
        responses: either({ type: 'object', properties: { token: { type: 'string' } } }),
      },
    },
    '/things': {
      get: {
        operationId: 'listThings',
        responses: either(
          { type: 'object', properties: { ids: { type: 'array', items: id } } },
          { links: { one: { operationId: 'getThing', parameters: { id: '$response.body#/result/ids/0' } } } },
        ),
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: id },
          query('words', { type: 'string', minLength: 2, maxLength: 5 }),
        ],
        responses: either({ type: 'object', properties: { id } }),
      },
    },
  },
  {
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
)
const players = [{ email: 'ann@example.com' }, { email: 'ann@example.com' }]

test.each([
  ['names no code', { status: 'no' }, {}, []],
  ['names a code that is not listed', { status: 'no', code: 7 }, {}, []],
  ['names no code, and a limit is one too low', { status: 'no' }, { longest: 4 }, ['getThing/valid-input#query/words']],
  ['is never made', { status: 'no' }, { isOpen: true }, ['getThing/session', 'listThings/session']],
])('runConformance: everything is HTTP 200 and a refusal %s', async (_, refusal, faults, found) => {
  const document = { ...THINGS, 'x-envelope': { code: '/code' } }
  expect(await findings(document, thingServer(refusal, faults), { players })).toEqual(found)
})

test('runConformance: sends a text body as text, and a list of one in a query as a list', async () => {
  const tags = { ...query('tags', { type: 'array', items: { type: 'string' } }), style: 'form' }
  const text = { required: true, content: { 'text/plain': { schema: { type: 'string' } } } }
  const note = {
    operationId: 'note',
    parameters: [tags],
    requestBody: text,
    responses: responsesWith({ type: 'string' }),
  }
  const transport = server({
    'POST /note': ({ headers, body }) =>
      headers['content-type'] === 'text/plain' && !String(body).startsWith('"') ? ok('kept') : no(415),
  })
  const report = await runConformance({
    url: 'http://server',
    openapi: getDocument({ '/note': { post: note } }),
    envelope: "status == 'ok'",
    transport,
  })
  expect(report.findings).toEqual([])
  expect(report.coverage[0]?.succeeded).toBe(true)
})

test.each([
  ['have ten items at least', { type: 'integer', minimum: 10, maximum: 50 }, []],
  ['have ten items or fifty', { type: 'integer', enum: [10, 50] }, []],
  ['are none: the size is that of a shoe', { type: 'string', enum: ['small', 'large'] }, []],
])('runConformance: pages that %s', async (_, size, found) => {
  const result = { type: 'object', properties: { items: { type: 'array', items: item }, total: { type: 'integer' } } }
  const parameters = [query('page', { type: 'integer', minimum: 1, maximum: 50 }), query('size', size)]
  const document = getDocument({
    '/list': { get: { operationId: 'list', parameters, responses: responsesWith(result) } },
  })
  const all = Array.from({ length: 23 }, (_item, index) => ({ id: index }))
  const allowed = (words: string): boolean =>
    'enum' in size ? size.enum.map(String).includes(words) : /^\d+$/.test(words) && +words >= 10 && +words <= 50
  const transport = server({
    'GET /list': (_request, url) => {
      const [page, words] = [number(url, 'page', 1, 1), url.searchParams.get('size')]
      if (page === undefined || (words !== null && !allowed(words))) return no(400)
      const length = Number(words ?? 10) || 10
      return ok({ items: all.slice((page - 1) * length, page * length), total: all.length })
    },
  })
  const envelope = "status == 'ok'"
  const report = await runConformance({ url: 'http://server', openapi: document, envelope, transport })
  expect(report.findings.map(({ id }) => id)).toEqual(found)
  expect(report.inconclusive.filter(({ byChoice }) => !byChoice)).toEqual([])
})
