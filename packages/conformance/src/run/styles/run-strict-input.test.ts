import { describe, expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { WireRequest } from '../../http/message.ts'
import { runConformance } from '../run-conformance.ts'
import { getDocument } from '../testing/other-styles.ts'

const list = { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', pattern: '^[ab]$' } }
const point = { type: 'object', required: ['x', 'y'], properties: { x: { type: 'integer' }, y: { type: 'integer' } } }
const RESPONSES = { 204: { description: 'Done.' }, 400: { description: 'No.' }, 415: { description: 'Not this type.' } }

/** Runs against a server that accepts what the document allows, and returns what the report says. */
async function run(
  operation: Json,
  accepts: (request: WireRequest, url: URL) => boolean,
  path = '/do',
): Promise<string[]> {
  const openapi = getDocument({ [path]: { post: { operationId: 'do', responses: RESPONSES, ...operation } } })
  const { findings, inconclusive, coverage } = await runConformance({
    url: 'http://server',
    openapi,
    transport: (request) => {
      const status = request.method !== 'POST' ? 405 : accepts(request, new URL(request.url)) ? 204 : 400
      return Promise.resolve({ status, headers: {}, setCookies: [], body: '', milliseconds: 1 })
    },
  })
  const open = inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason)
  const failed = coverage
    .filter(({ succeeded }) => !succeeded)
    .map(({ operationId }) => `${operationId} never succeeded`)
  return [...findings.map(({ id }) => id), ...open, ...failed]
}

const getText = ({ body = '' }: WireRequest): string =>
  typeof body === 'string' ? body : Buffer.from(body).toString('latin1')
const getContentType = ({ headers }: WireRequest): string => headers['content-type'] ?? ''

describe('parameters by style', () => {
  it.each<[string, Json, RegExp]>([
    ['query form', { in: 'query', schema: list }, /^\?v=[ab]&v=[ab]$/],
    ['query form in one', { in: 'query', explode: false, schema: list }, /^\?v=[ab],[ab]$/],
    ['query spaces', { in: 'query', style: 'spaceDelimited', explode: false, schema: list }, /^\?v=[ab]%20[ab]$/],
    ['query pipes', { in: 'query', style: 'pipeDelimited', explode: false, schema: list }, /^\?v=[ab]%7C[ab]$/],
    [
      'query deep',
      { in: 'query', style: 'deepObject', explode: true, schema: point },
      /^\?v%5Bx%5D=-?\d+&v%5By%5D=-?\d+$/,
    ],
    ['query fields', { in: 'query', schema: point }, /^\?x=-?\d+&y=-?\d+$/],
    [
      'query content',
      { in: 'query', content: { 'application/json': { schema: point } } },
      /^\?v=%7B%22x%22%3A-?\d+%2C%22y%22%3A-?\d+%7D$/,
    ],
  ])('%s', async (_, parameter, pattern) => {
    const parameters = [{ name: 'v', required: true, ...parameter }]
    expect(await run({ parameters }, (__, { search }) => pattern.test(search))).toEqual([])
  })

  it.each<[string, Json, RegExp]>([
    ['path simple', { schema: list }, /^\/do\/[ab],[ab]$/],
    ['path label', { style: 'label', explode: true, schema: list }, /^\/do\/\.[ab]\.[ab]$/],
    ['path matrix', { style: 'matrix', schema: point }, /^\/do\/;v=x,-?\d+,y,-?\d+$/],
    ['path matrix exploded', { style: 'matrix', explode: true, schema: point }, /^\/do\/;x=-?\d+;y=-?\d+$/],
  ])('%s', async (_, parameter, pattern) => {
    const parameters = [{ name: 'v', in: 'path', required: true, ...parameter }]
    expect(await run({ parameters }, (__, { pathname }) => pattern.test(pathname), '/do/{v}')).toEqual([])
  })

  it.each<[string, Json, RegExp]>([
    ['header list', { in: 'header', schema: list }, /^[ab],[ab]$/],
    ['header object', { in: 'header', explode: true, schema: point }, /^x=-?\d+,y=-?\d+$/],
    [
      'header content',
      { in: 'header', content: { 'application/json': { schema: point } } },
      /^\{"x":-?\d+,"y":-?\d+\}$/,
    ],
    ['cookie', { in: 'cookie', schema: { type: 'string', enum: ['dark', 'light'] } }, /^X-V=(dark|light)$/],
    ['cookie list', { in: 'cookie', explode: false, schema: list }, /^X-V=[ab],[ab]$/],
  ])('%s', async (_, parameter, pattern) => {
    const parameters = [{ name: 'X-V', required: true, ...parameter }]
    const name = parameter['in'] === 'cookie' ? 'cookie' : 'X-V'
    expect(await run({ parameters }, ({ headers }) => pattern.test(headers[name] ?? ''))).toEqual([])
  })

  it('finds a server that ignores a required cookie', async () => {
    const parameters = [{ name: 'theme', in: 'cookie', required: true, schema: { type: 'string', enum: ['dark'] } }]
    expect(await run({ parameters }, () => true)).toEqual(['do/bad-input#cookie/theme'])
  })
})

/** A document's body of one type. */
const taking = (type: string, schema: Json, encoding: Json = {}): Json => ({
  requestBody: { required: true, content: { [type]: { schema, encoding } } },
})

describe('bodies by media type', () => {
  it.each<[string, Json, RegExp]>([
    ['lists repeated', {}, /^l=[ab]&l=[ab]$/],
    ['lists in one', { l: { style: 'form', explode: false } }, /^l=[ab],[ab]$/],
    ['lists as JSON', { l: { contentType: 'application/json' } }, /^l=%5B%22[ab]%22%2C%22[ab]%22%5D$/],
  ])('a URL-encoded form with %s', async (_, encoding, pattern) => {
    const body = taking(
      'application/x-www-form-urlencoded',
      { type: 'object', required: ['l'], properties: { l: list } },
      encoding,
    )
    const accepts = (request: WireRequest): boolean =>
      getContentType(request).includes('urlencoded') && pattern.test(getText(request))
    expect(await run(body, accepts)).toEqual([])
  })

  it('a URL-encoded form with an object by its brackets', async () => {
    const schema = { type: 'object', required: ['p'], properties: { p: point } }
    const body = taking('application/x-www-form-urlencoded', schema, { p: { style: 'deepObject', explode: true } })
    const accepts = (request: WireRequest): boolean =>
      getContentType(request).includes('urlencoded') && /^p%5Bx%5D=-?\d+&p%5By%5D=-?\d+$/.test(getText(request))
    expect(await run(body, accepts)).toEqual([])
  })

  const file = { type: 'string', format: 'binary' }
  it.each<[string, Json, Json, RegExp]>([
    [
      'each file of a list named',
      { f: { type: 'array', minItems: 2, maxItems: 2, items: file } },
      {},
      /^(f;file;\S+ ){2}$/,
    ],
    [
      'a file of the wanted type',
      { f: file },
      { f: { contentType: 'application/pdf, image/gif' } },
      /^f;file;application\/pdf $/,
    ],
    ['an object as JSON', { f: { type: 'object', properties: { a: {} } } }, {}, /^f;;application\/json $/],
    [
      'a text of its type',
      { f: { type: 'string', maxLength: 3 } },
      { f: { contentType: 'text/csv' } },
      /^f;;text\/csv $/,
    ],
    ['bytes as 3.1 describes them', { f: { contentMediaType: 'image/png' } }, {}, /^f;file;image\/png $/],
  ])('a form in parts with %s', async (_, properties, encoding, pattern) => {
    const schema = { type: 'object', required: ['f'], properties }
    const accepts = (request: WireRequest): boolean => {
      const isLong = / \r\n\r\n.{4,}\r\n/.test(getText(request))
      return !isLong && pattern.test(listParts(request))
    }
    expect(await run(taking('multipart/form-data', schema, encoding), accepts)).toEqual(
      _ === 'a text of its type' ? ['do/bad-input#body/f'] : [],
    )
  })

  it('a form in parts with an optional list beside a file', async () => {
    const items = { type: 'string', minLength: 1, maxLength: 3 }
    const schema = { type: 'object', required: ['f'], properties: { f: file, l: { type: 'array', items } } }
    const accepts = (request: WireRequest): boolean => {
      const values = [...getText(request).matchAll(/name="l"\r\n(?:Content-Type: text\/plain\r\n)?\r\n(.*)\r\n/g)]
      const isList = values.length === getText(request).split('name="l"').length - 1
      return (
        isList && values.every(([, value = '']) => /^.{1,3}$/u.test(value)) && listParts(request).includes('f;file')
      )
    }
    expect(await run(taking('multipart/form-data', schema), accepts)).toEqual([])
  })

  it('a part with the header that the document requires', async () => {
    const headers = { 'X-Side': { required: true, schema: { type: 'string', enum: ['front'] } } }
    const schema = { type: 'object', required: ['f'], properties: { f: file } }
    const accepts = (request: WireRequest): boolean => /\r\nX-Side: front\r\n/.test(getText(request))
    expect(await run(taking('multipart/form-data', schema, { f: { headers } }), accepts)).toEqual([])
  })

  it.each([
    ['bytes', 'application/octet-stream', file],
    ['a picture', 'image/png', file],
    ['text', 'text/plain', { type: 'string', minLength: 1 }],
  ])('a body of %s as it is', async (_, type, schema) => {
    const accepts = (request: WireRequest): boolean =>
      getContentType(request) === type && getText(request) !== '' && !/^["{]/.test(getText(request))
    expect(await run(taking(type, schema), accepts)).toEqual([])
  })

  it('takes a form without fields for no body, which an optional body allows', async () => {
    const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string', enum: ['x'] } } }
    const content = { 'application/x-www-form-urlencoded': { schema } }
    const accepts = (request: WireRequest): boolean =>
      getText(request) === '' || (getContentType(request).includes('urlencoded') && getText(request) === 'a=x')
    expect(await run({ requestBody: { content } }, accepts)).toEqual([])
    expect(await run({ requestBody: { required: true, content } }, accepts)).toContain('do/bad-input#body/a')
  })

  it.each([
    ['application/xml', 'an XML body (application/xml)'],
    ['text/xml', 'an XML body (text/xml)'],
    ['application/soap+xml', 'an XML body (application/soap+xml)'],
    ['application/x-ndjson', 'a body of application/x-ndjson'],
    ['text/csv', 'a table (text/csv)'],
    ['application/x-protobuf', 'a binary message (application/x-protobuf)'],
  ])('says that it does not write an object as %s', async (type, name) => {
    const found = [`it takes ${name}, which the harness does not write`, 'do never succeeded']
    expect(await run(taking(type, point), () => false)).toEqual(found)
    // An example as text does not fit a schema of an object, so that a sample would be sent.
    const content = { [type]: { schema: point, example: '<point x="1" y="2"/>' } }
    expect(await run({ requestBody: { required: true, content } }, () => false)).toContain(found[0])
  })

  it('says that it does not write a part as XML', async () => {
    const schema = { type: 'object', required: ['p'], properties: { p: point } }
    const taken = taking('multipart/form-data', schema, { p: { contentType: 'application/xml' } })
    expect(await run(taken, () => false)).toContain(
      'the part p of its body is an XML body (application/xml), which the harness does not write',
    )
  })

  it('sends an example of XML that the document gives as text', async () => {
    const example = '<point x="1" y="2"/>'
    const content = { 'application/xml': { schema: { type: 'string' }, example } }
    const texts: string[] = []
    const accepts = (request: WireRequest): boolean => {
      texts.push(getText(request))
      return getContentType(request) === 'application/xml' && getText(request) !== ''
    }
    await run({ requestBody: { required: true, content } }, accepts)
    expect(texts).toContain(example)
  })

  it('sends no documented type as a wrong one', async () => {
    const content = {
      'application/json': { schema: point },
      'text/*': { schema: { type: 'string' } },
      'application/xml': {},
    }
    const types: string[] = []
    const isPoint = (value: unknown): boolean => isJson(value) && [value['x'], value['y']].every(Number.isInteger)
    const accepts = (request: WireRequest): boolean => {
      types.push(getContentType(request))
      if (/^text|xml$/.test(getContentType(request))) return true
      try {
        return getContentType(request) === 'application/json' && isPoint(JSON.parse(getText(request)))
      } catch {
        return false
      }
    }
    expect(await run({ requestBody: { required: true, content } }, accepts)).toEqual([])
    expect(new Set(types)).toEqual(new Set(['application/json', 'application/octet-stream', '']))
  })

  it('sends no valid body in the place of a wrong one', async () => {
    const schema = { oneOf: [{ type: 'number' }, { type: 'boolean' }] }
    const accepts = ({ body, headers }: WireRequest): boolean =>
      headers['content-type'] === 'application/json' && /^(-?[\d.]+|true|false)$/.test(String(body))
    expect(await run(taking('application/json', schema), accepts)).toEqual([])
  })
})

/** The parts of a form as `name;file;type`. */
function listParts(request: WireRequest): string {
  if (!getContentType(request).startsWith('multipart/form-data')) return ''
  const parts = getText(request)
    .split(/--+conformance-[^\r]*\r\n/)
    .slice(1, -1)
  return [
    ...parts,
    getText(request)
      .split(/--+conformance-[^\r]*\r\n/)
      .at(-1) ?? '',
  ]
    .filter((part) => part.includes('name='))
    .map((part) => {
      const type = /\r\nContent-Type: (\S+)/.exec(part)?.[1] ?? ''
      return `${/name="(\w+)"/.exec(part)?.[1] ?? ''};${part.includes('filename=') ? 'file' : ''};${type} `
    })
    .join('')
}
