import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../run-conformance.ts'
import { getDocument, server, taking, type Reply } from '../testing/other-styles.ts'

const text = { type: 'string' }
const size = { type: 'integer', minimum: 1, maximum: 20 }
const word = { type: 'string', minLength: 1, maxLength: 12 }
const attributes = { type: 'object', properties: { name: word, color: word } }
const thing = { type: 'object', required: ['id'], properties: { id: text, attributes } }
const responses = (status: string, schema: Json, headers: Json = {}): Json => ({
  [status]: { headers, content: { 'application/json': { schema } } },
  '4XX': { description: 'No.' },
})
const list = {
  type: 'object',
  properties: {
    page: { type: 'object', properties: { things: { type: 'array', items: thing }, _links: { type: 'object' } } },
    links: { type: 'object', properties: { next: { type: ['string', 'null'] } } },
  },
}
const DOCUMENT: Json = {
  ...getDocument(
    {
      '/things': {
        get: {
          operationId: 'listThings',
          security: [{ token: [] }],
          parameters: [
            { name: 'page[size]', in: 'query', schema: size },
            { name: 'page[after]', in: 'query', schema: text },
            { name: 'fields[things]', in: 'query', schema: { ...text, enum: ['name', 'color'] } },
          ],
          responses: responses('200', list),
        },
        post: {
          operationId: 'addThing',
          security: [{ token: [], key: [] }],
          requestBody: taking({ type: 'object', required: ['name'], properties: { name: word } }),
          responses: responses('201', thing, { Location: { required: true, schema: text } }),
        },
      },
      '/things/{thingId}': {
        parameters: [{ name: 'thingId', in: 'path', required: true, schema: { ...text, pattern: '^t\\d+$' } }],
        get: { operationId: 'getThing', security: [{ token: [] }, { key: [] }], responses: responses('200', thing) },
      },
    },
    {
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        },
      },
    },
  ),
}

/** Serves pages whose next URL is in `links`. A creation needs the key besides the token, a read either of them. */
function things(fault: string): Transport {
  const all = ['red', 'green', 'blue', 'gray', 'pink'].map((color, index) => ({
    id: `t${String(index)}`,
    attributes: { name: `thing ${String(index)}`, color } as Json,
  }))
  const no = (status: number): Reply => ({ status, body: {} })
  const known = server({
    'GET /things': ({ headers }, { searchParams }) => {
      const first = searchParams.get('page[after]') ?? 'c0'
      const count = searchParams.get('page[size]') ?? '20'
      const fields = searchParams.get('fields[things]')
      if (headers['authorization'] !== 'Bearer ann') return no(401)
      const isFit = /^c\d+$/.test(first) && /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= 20
      if (!isFit || !['name', 'color', null].includes(fields)) return no(400)
      const [at, length] = [Number(first.slice(1)), Number(count)]
      const shown = all.slice(at, at + length + (fault === 'page too long' ? 1 : 0)).map((item) => ({
        ...item,
        attributes:
          fields === null || fault === 'fields ignored' ? item.attributes : { [fields]: item.attributes[fields] },
      }))
      const place = `c${String(at + length - (fault === 'pages overlap' ? 1 : 0))}`
      const next = `https://api.example/things?page%5Bafter%5D=${place}&page%5Bsize%5D=${count}`
      const isLast = at + length >= all.length || fault === 'next lost'
      return { body: { page: { things: shown, _links: {} }, links: { next: isLast ? null : next } } }
    },
    'POST /things': ({ headers, body }) => {
      if (headers['authorization'] !== 'Bearer ann') return no(401)
      if (headers['X-Key'] !== 'k' && fault !== 'key not needed') return no(401)
      if (headers['content-type'] !== 'application/json') return no(415)
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const name = isJson(sent) ? sent['name'] : undefined
      if (!isJson(sent) || typeof name !== 'string' || name === '' || [...name].length > 12) return no(422)
      // The server stores and shows fields that an open schema allows.
      const { name: _, ...more } = sent
      const made = { ...more, id: `t${String(all.length)}`, attributes: { name, color: 'new' } as Json }
      all.push(made)
      const location = `/things/${fault === 'another location' ? 't0' : made.id}`
      return { status: 201, body: made, headers: { location } }
    },
  })
  return (request) => {
    const { pathname } = new URL(request.url)
    const thing = all.find(({ id }) => pathname === `/things/${id}`)
    const isIn = request.headers['authorization'] === 'Bearer ann' || request.headers['X-Key'] === 'k'
    const get = (): Reply => (isIn ? (thing === undefined ? no(404) : { body: thing }) : no(401))
    return pathname.startsWith('/things/') ? server({ [`GET ${pathname}`]: get })(request) : known(request)
  }
}

test.each([
  ['', []],
  ['page too long', ['listThings/pagination']],
  ['pages overlap', ['listThings/pagination']],
  ['next lost', ['listThings/pagination']],
  ['fields ignored', ['listThings/fields#query/fields[things]']],
  ['another location', ['addThing/created#header/Location']],
  ['key not needed', ['addThing/session']],
] as const)('runConformance: pages by links, chosen fields, keys and locations: %s', async (fault, ids) => {
  const players = [{ token: 'ann' }]
  const config = {
    url: 'http://server',
    openapi: DOCUMENT,
    transport: things(fault),
    players,
    headers: { 'X-Key': 'k' },
  }
  expect((await runConformance(config)).findings.map(({ id }) => id)).toEqual(ids)
})
