import { describe, expect, it, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run-conformance.ts'
import type { ConfigInput } from '../../config/config.ts'
import type { WireRequest } from '../../http/message.ts'
import { server, type Reply } from '../testing/other-styles.ts'

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** Returns what a run reports on a document whose only read has the schema A. The server responds with a field x. */
async function report(schemas: Json): Promise<string[]> {
  const content = { 'application/json': { schema: ref('A') } }
  const paths = { '/a': { get: { operationId: 'read', responses: { 200: { description: 'A.', content } } } } }
  const openapi = { openapi: '3.1.0', info: {}, paths, components: { schemas } }
  const transport = server({ 'GET /a': () => ({ body: { x: 1 } }) })
  const { findings, inconclusive } = await runConformance({ url: 'http://server', openapi, transport })
  const reasons = new Set(inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason))
  return [...findings.map(({ id }) => id), ...reasons]
}

const ITSELF =
  'one of its schemas contains itself (by $ref, allOf, oneOf or anyOf alone), so that nothing fits it. If none does, please report this internal error'

test.each<[string, Json, string[]]>([
  ['is itself by allOf', { A: { allOf: [ref('A')] } }, [ITSELF]],
  ['is itself by another', { A: { allOf: [ref('B')] }, B: { oneOf: [ref('A'), { type: 'null' }] } }, [ITSELF]],
  ['is itself beside a keyword', { A: { ...ref('A'), type: 'object' } }, [ITSELF]],
  ['holds itself', { A: { type: 'object', properties: { x: { type: 'integer' }, a: ref('A') } } }, []],
  ['allows everything', { A: true }, []],
  ['allows nothing', { A: false }, ['read/schema']],
  ['allows nothing at one place', { A: { type: 'object', properties: { x: false } } }, ['read/schema#/x']],
])('runConformance: a schema that %s', async (_, schemas, said) => {
  expect(await report(schemas)).toEqual(said)
})

const JSON_OF = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
const OK: Json = { 200: { description: 'Done.', ...JSON_OF({ type: 'object' }) } }

/** Returns the findings, what is not judged, and the exit code of a run. */
async function run(
  openapi: Json,
  routes: Parameters<typeof server>[0],
  more: Partial<ConfigInput> = {},
): Promise<{ said: string[]; exitCode: number; remarks: readonly string[] }> {
  const document = { openapi: '3.1.0', info: {}, ...openapi }
  const report = await runConformance({ url: 'http://server', openapi: document, transport: server(routes), ...more })
  const open = report.inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason)
  return {
    said: [...report.findings.map(({ id }) => id), ...open],
    exitCode: report.exitCode,
    remarks: report.remarks ?? [],
  }
}
const hello = (): Reply => ({ body: {} })

describe('runConformance: a document', () => {
  it('of 3.2 does not match while its new parts are not judged', async () => {
    const paths = { '/a': { get: { operationId: 'a', responses: OK }, query: { operationId: 'q', responses: OK } } }
    const { said, exitCode } = await run({ openapi: '3.2.0', paths }, { 'GET /a': hello })
    expect(said).toEqual(['#/paths/~1a/query: QUERY /a is not judged'])
    expect(exitCode).toBe(1)
  })

  it('with operations that only a fragment tells apart does not blame the server, which cannot', async () => {
    const withField = (name: string): Json => JSON_OF({ type: 'object', required: [name] })
    const paths = {
      '/a#x': { get: { operationId: 'x', responses: { 200: withField('x') } } },
      '/a': { get: { operationId: 'a', responses: { 200: withField('y') } } },
      '/b#x': { get: { operationId: 'b', responses: { 200: withField('z') } } },
    }
    const routes = { 'GET /a': () => ({ body: { y: 1 } }), 'GET /b': () => ({ body: { z: 1 } }) }
    const { said } = await run({ paths }, routes)
    expect(said).toEqual(['#/paths/~1a#x/get: GET /a#x, which has the address of another operation, is not judged'])
    const { exitCode } = await run({ paths }, routes, { only: ['a'] })
    expect(exitCode).toBe(0)
  })

  it('with a keyword of another version names its place', async () => {
    const properties = { n: { type: 'integer', minimum: 0, exclusiveMinimum: true } }
    const paths = { '/a': { get: { operationId: 'a', responses: { 200: JSON_OF({ type: 'object', properties }) } } } }
    const { said } = await run({ paths }, { 'GET /a': () => ({ body: { n: 1 } }) })
    expect(said).toEqual([expect.stringMatching(/n\/exclusiveMinimum: exclusiveMinimum must be a number/)])
  })

  it('with a schema that nothing fits is named once, and its server is not blamed', async () => {
    const closed = (name: string): Json => ({
      additionalProperties: false,
      required: [name],
      properties: { [name]: {} },
    })
    const schemas = { Cat: { allOf: [closed('name'), closed('lives')] } }
    const cats = { type: 'array', items: ref('Cat') }
    const paths = {
      '/cats': {
        get: { operationId: 'cats', responses: { 200: JSON_OF(cats) } },
        post: { operationId: 'add', requestBody: { required: true, ...JSON_OF(ref('Cat')) }, responses: OK },
      },
    }
    const cat = { name: 'Miso', lives: 9 }
    const routes = { 'GET /cats': () => ({ body: [cat] }), 'POST /cats': () => ({ body: cat }) }
    const { said } = await run({ paths, components: { schemas } }, routes)
    expect(said).toEqual([
      expect.stringContaining('nothing fits its body'),
      expect.stringContaining('#/components/schemas/Cat: nothing fits this schema'),
    ])
  })

  it('with an example that contradicts its schema is remarked on, and the example is not sent', async () => {
    const schema = { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 1 } } }
    const body = { required: true, content: { 'application/json': { schema, example: { n: 'one' } } } }
    const sent: unknown[] = []
    const paths = {
      '/a': { post: { operationId: 'a', requestBody: body, responses: { ...OK, '4XX': { description: 'No.' } } } },
    }
    const add = ({ body: text, headers }: WireRequest): Reply => {
      sent.push(text)
      const isFit =
        /^\{"n":[1-9]\d*(,"padding":.*)?\}$/.test(String(text)) && headers['content-type'] === 'application/json'
      return { status: isFit ? 200 : 400, body: {} }
    }
    const { said, exitCode, remarks } = await run({ paths }, { 'POST /a': add })
    expect(said).toEqual([])
    expect(exitCode).toBe(0)
    expect(remarks).toEqual([
      expect.stringContaining('the example contradicts its schema: `n` should be a whole number'),
    ])
    expect(sent).not.toContain('{"n":"one"}')
  })

  it('whose only response is a refusal expects that one', async () => {
    const gone = { description: 'Gone.', ...JSON_OF({ type: 'object', properties: { title: { type: 'string' } } }) }
    const paths = {
      '/a': { get: { operationId: 'a', responses: OK } },
      '/old': { get: { operationId: 'old', responses: { 410: gone } } },
    }
    const answer = (status: number) => () => ({ status, body: { title: 'Gone.' } })
    expect((await run({ paths }, { 'GET /a': hello, 'GET /old': answer(410) })).said).toEqual([])
    expect((await run({ paths }, { 'GET /a': hello, 'GET /old': answer(200) })).said).toContain('old/status#200')
    expect((await run({ paths }, { 'GET /a': hello, 'GET /old': answer(403) })).said).toEqual([
      'old/success',
      'old/status#403',
    ])
  })

  it('with a pattern of another language blames nobody for it', async () => {
    const code = { type: 'string', pattern: String.raw`\A[a-z]{2}\z` }
    const schema = { type: 'object', required: ['code'], properties: { code } }
    const paths = { '/a': { get: { operationId: 'a', responses: { 200: JSON_OF(schema) } } } }
    const { said } = await run({ paths }, { 'GET /a': () => ({ body: { code: 'ab' } }) })
    expect(said).toEqual([expect.stringContaining("is not JavaScript's (ECMA 262: \\A)")])
  })
})

describe('runConformance: credentials of several schemes', () => {
  const securitySchemes = {
    oauth: { type: 'oauth2', flows: {} },
    key: { type: 'apiKey', in: 'header', name: 'x-own-key' },
    certificate: { type: 'mutualTLS' },
  }
  const needing = (scheme: string): Json => ({
    get: { operationId: scheme, security: [{ [scheme]: [] }], responses: { ...OK, 401: { description: 'No.' } } },
  })
  const paths = { '/o': needing('oauth'), '/k': needing('key'), '/c': needing('certificate') }
  const guard = (header: string, value: RegExp) => (request: WireRequest) =>
    value.test(request.headers[header] ?? '') ? hello() : { status: 401, body: {} }
  const routes = {
    'GET /o': guard('authorization', /^Bearer t[12]$/),
    'GET /k': guard('x-own-key', /^k[12]$/),
    'GET /c': hello,
  }

  it.each<[string, Partial<ConfigInput>, string[]]>([
    ['one token', { players: [{ token: 't1' }, { token: 't2' }] }, ['`key`', '`certificate`']],
    [
      'a token of each',
      {
        players: [
          { 'tokens.oauth': 't1', 'tokens.key': 'k1' },
          { 'tokens.oauth': 't2', 'tokens.key': 'k2' },
        ],
      },
      ['`certificate`'],
    ],
    [
      'a token and a configured header',
      { players: [{ token: 't1' }, { token: 't2' }], headers: { 'x-own-key': 'k1' } },
      ['`certificate`'],
    ],
  ])('with %s', async (_, more, missing) => {
    const { said } = await run({ paths, components: { securitySchemes } }, routes, more)
    expect(said).toEqual(missing.map((name) => expect.stringContaining(`there is no credential for ${name}`) as string))
  })
})
