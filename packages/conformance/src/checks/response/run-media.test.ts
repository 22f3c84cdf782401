import { describe, expect, it, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { ConfigInput } from '../../config/config.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'

const game = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const at = (operationId: string, content: Json, parameters: Json[] = []): Json => ({
  get: { operationId, parameters, responses: { 200: { content } } },
})
const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Games', version: '1' },
  paths: {
    '/stream': at('streamGames', { 'application/x-ndjson': { schema: game } }),
    '/game': at('getGame', {
      'application/json': { schema: game },
      'application/x-chess-pgn': { schema: { type: 'string' } },
    }),
    '/table': at('getTable', { 'text/csv': { schema: { type: 'string', pattern: '^id\\n', maxLength: 9 } } }),
    '/form': at('getForm', { 'application/x-www-form-urlencoded': { schema: game } }),
    '/count': at('getCount', { 'text/plain': { schema: { type: 'integer' } } }),
    '/picture': at('getPicture', { 'image/png': { schema: { type: 'string', format: 'binary', maxLength: 9 } } }),
    '/chosen': at('getChosen', { 'application/json': { schema: game }, 'text/csv': { schema: { type: 'string' } } }, [
      { name: 'Accept', in: 'header', required: true, schema: { type: 'string', enum: ['text/csv'] } },
    ]),
  },
}

/** Serves each path in its media type, and refuses another Accept with HTTP 406. */
function strict(bodies: { [path: string]: readonly [type: string, body: string] }): Transport {
  return ({ url, headers, method }) => {
    const accepts = Object.entries(headers).filter(([name]) => name.toLowerCase() === 'accept')
    const [type, body] = bodies[new URL(url).pathname] ?? ['text/plain', '']
    const accept = accepts.length === 1 ? (accepts[0]?.[1] ?? '') : ''
    const isAccepted = accept.includes(type) || accept === '*/*' || type === 'text/html'
    const status = method !== 'GET' ? 405 : isAccepted ? 200 : 406
    return Promise.resolve({ status, headers: { 'content-type': type }, setCookies: [], body, milliseconds: 1 })
  }
}

const HEALTHY = {
  '/stream': ['application/x-ndjson', '{"id":"a"}\n\n{"id":"b"}\n'],
  '/game': ['application/x-chess-pgn', '1. e4 e5'],
  '/table': ['text/csv', 'id\n123456\n'],
  '/form': ['application/x-www-form-urlencoded', 'id=a'],
  '/count': ['text/plain', '7'],
  '/picture': ['image/png', '\ufffdPNG\r\n\u001a'],
  '/chosen': ['text/csv', 'id\n1'],
} as const

const run = async (bodies: { [path: string]: readonly [string, string] }): Promise<string[]> => {
  const report = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport: strict(bodies) })
  return report.findings.map((one) => one.id)
}

test('runConformance: requests the documented types, and reads each response by its type', async () => {
  expect(await run(HEALTHY)).toEqual([])
})

test.each([
  ['a line that is not JSON', '{"id":"a"}\nid: b\n', ['streamGames/schema#/*']],
  ['a line that does not fit', '{"id":"a"}\n{"id":7}\n', ['streamGames/schema#/id']],
])('runConformance: finds %s in a stream', async (_, body, found) => {
  expect(await run({ ...HEALTHY, '/stream': ['application/x-ndjson', body] })).toEqual(found)
})

test.each([
  ['a table without its heading', '/table', ['text/csv', '1\n2'], ['getTable/schema']],
  ['a table that is too long', '/table', ['text/csv', 'id\n1234567'], ['getTable/schema']],
  ['a page in the place of a table', '/table', ['text/html', '<p>No</p>'], ['getTable/content-type']],
  ['a picture with too many bytes', '/picture', ['image/png', '\ufffdPNG\r\n\u001a!'], ['getPicture/schema']],
  [
    'a form without its field',
    '/form',
    ['application/x-www-form-urlencoded', 'sid=a'],
    ['getForm/schema#/id', 'getForm/undocumented-field#/sid'],
  ],
  ['a text in the place of a number', '/count', ['text/plain', 'seven'], ['getCount/schema']],
  ['a page in the place of a picture', '/picture', ['text/html', '<p>No</p>'], ['getPicture/content-type']],
] as const)('runConformance: finds %s', async (_, path, body, found) => {
  expect(await run({ ...HEALTHY, [path]: body })).toEqual(found)
})

describe('a body that the harness does not read', () => {
  const ID = 'getThing/schema#200'
  const document = (content: Json, more: Json = {}): Json => ({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/thing': { get: { operationId: 'getThing', responses: { 200: { content }, ...more } } } },
  })
  const check = async (openapi: Json, type: string, body: string, given: Partial<ConfigInput> = {}) => {
    const { findings, inconclusive, exitCode, coverage } = await runConformance({
      url: 'http://server',
      openapi,
      transport: strict({ '/thing': [type, body] }),
      ...given,
    })
    const open = inconclusive.filter(({ byChoice, known }) => !byChoice && known === undefined)
    return {
      findings: findings.map(({ id }) => id),
      open: open.map(({ operationId, check: id, part, reason }) => ({
        id: `${operationId}/${id}#${part ?? ''}`,
        reason,
      })),
      exitCode,
      state: coverage[0]?.checks['schema'],
    }
  }

  it.each([
    ['XML', 'application/xml', '<game><id>1</id></game>'],
    ['malformed XML', 'text/xml', '<game><id>'],
    ['XML of a vendor', 'application/atom+xml', '<feed/>'],
    ['a table', 'text/csv', 'id\n1'],
    ['a form in parts', 'multipart/mixed', '--a\r\n'],
    ['a form with brackets', 'application/x-www-form-urlencoded', 'id[a]=1'],
    ['YAML', 'application/yaml', 'id: 1'],
    ['an event stream', 'text/event-stream', 'data: {}\n\n'],
    ['a message', 'application/x-protobuf', '\u0008\u0001'],
  ])('is not judged, with its place: %s', async (_, type, body) => {
    const found = await check(document({ [type]: { schema: game } }), type, body)
    const place = `#/paths/~1thing/get/responses/200/content/${type.replaceAll('/', '~1')}/schema`
    expect(found).toEqual({
      findings: [],
      open: [{ id: `${ID} ${type}`, reason: expect.stringContaining(`(${type}), which the harness does not compare`) }],
      exitCode: 1,
      state: 'inconclusive',
    })
    expect(found.open[0]?.reason).toContain(`(${place})`)
  })

  it('is not judged although the document allows any type', async () => {
    const { open } = await check(document({ '*/*': { schema: game } }), 'application/xml', '<game/>')
    expect(open.map(({ id }) => id)).toEqual([`${ID} application/xml`])
  })

  it('stays so if another response passes', async () => {
    const openapi = document(
      { 'application/xml': { schema: game } },
      { 404: { content: { 'application/json': { schema: { type: 'object' } } } } },
    )
    const paths = (openapi['paths'] as Json)['/thing'] as { get: Json }
    paths.get['parameters'] = [{ name: 'n', in: 'query', schema: { type: 'integer', maximum: 9 } }]
    const transport: Transport = ({ url, method }) => {
      const isJson = method === 'GET' && !/\?n=\d$/.test(url) && url.includes('?n=')
      const [status, type, body] = isJson
        ? [404, 'application/json', '{}']
        : [method === 'GET' ? 200 : 405, 'application/xml', '<game/>']
      return Promise.resolve({ status, headers: { 'content-type': type }, setCookies: [], body, milliseconds: 1 })
    }
    const { findings, open, exitCode, state } = await check(openapi, '', '', { transport })
    expect([findings, open.map(({ id }) => id), exitCode, state]).toEqual([
      [],
      [`${ID} application/xml`],
      1,
      'inconclusive',
    ])
  })

  it('is known by the baseline, or excluded by a setting', async () => {
    const openapi = document({ 'application/xml': { schema: game } })
    const baseline = [{ id: `${ID} application/xml`, reason: 'old clients', expires: '2999-01-01' }]
    const checkSettings: ConfigInput['checkSettings'] = {
      schema: [{ severity: 'off', only: ['getThing'], reason: 'our own check' }],
    }
    expect(await check(openapi, 'application/xml', '<game/>', { baseline })).toMatchObject({ open: [], exitCode: 0 })
    expect(await check(openapi, 'application/xml', '<game/>', { checkSettings })).toMatchObject({
      open: [],
      exitCode: 0,
    })
  })

  it.each([
    [
      'of any content',
      { 'application/xml': { schema: { description: 'Whatever it is.' } } },
      'application/xml',
      '<a/>',
    ],
    [
      'that the document calls a text',
      { 'application/xml': { schema: { type: 'string' } } },
      'application/xml',
      '<a/>',
    ],
    [
      'of lines in one list',
      { 'application/x-ndjson': { schema: { type: 'string' } } },
      'application/x-ndjson',
      '{}\n{}',
    ],
    [
      'of form fields',
      { 'application/x-www-form-urlencoded': { schema: game } },
      'application/x-www-form-urlencoded',
      'id=a',
    ],
    ['of JSON without a type', { '*/*': { schema: game } }, '', '{"id":"a"}'],
    ['of JSON as text', { 'text/plain': { schema: game } }, 'text/plain', '{"id":"a"}'],
    ['of a flag as text', { 'text/plain': { schema: { type: 'boolean' } } }, 'text/plain', 'true\n'],
  ] as const)('is not one %s', async (_, content, type, body) => {
    expect(await check(document(content), type, body)).toMatchObject({ findings: [], open: [], exitCode: 0 })
  })

  it('is not requested where JSON is documented too', async () => {
    const openapi = document({ 'application/xml': { schema: game }, 'application/json': { schema: game } })
    const transport: Transport = ({ headers, method }) => {
      const isXml = headers['accept']?.startsWith('application/xml') === true
      return Promise.resolve({
        status: method === 'GET' ? 200 : 405,
        headers: { 'content-type': isXml ? 'application/xml' : 'application/json' },
        setCookies: [],
        body: isXml ? '<game/>' : '{"id":7}',
        milliseconds: 1,
      })
    }
    expect(await check(openapi, '', '', { transport })).toMatchObject({ findings: ['getThing/schema#/id'], open: [] })
  })
})
