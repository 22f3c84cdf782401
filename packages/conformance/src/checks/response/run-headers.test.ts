import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport, WireRequest } from '../../http/message.ts'
import { getDocument, findings, no, server, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 1, maxLength: 20 }
const body = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
const NO: Json = { '4XX': { description: 'No.' } }
const header = (name: string): Json => ({ [name]: { required: name !== 'Link', schema: { type: 'string' } } })
const thing = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: text,
    pin: { type: 'string', writeOnly: true, maxLength: 9 },
  },
}
const number = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const DOCUMENT = getDocument({
  '/things': {
    get: {
      operationId: 'list',
      parameters: [
        { name: 'after', in: 'query', schema: { type: 'integer' } },
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 20 } },
      ],
      responses: { 200: { ...body({ type: 'array', items: thing }), headers: header('Link') }, ...NO },
    },
    post: {
      operationId: 'add',
      requestBody: { required: true, ...body(thing) },
      responses: { 201: { description: 'Made.', headers: header('Location') }, ...NO },
    },
  },
  '/things/{id}': {
    parameters: [number],
    get: { operationId: 'get', responses: { 200: { ...body(thing), headers: header('ETag') }, ...NO } },
    put: {
      operationId: 'put',
      parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, ...body(thing) },
      responses: { 204: { description: 'Changed.' }, 412: { description: 'Outdated.' }, ...NO },
    },
  },
})

interface Thing {
  id: number
  name: string
}

/** Serves pages by `Link`, a `Location` without a body, and changes with `If-Match`. */
function things(fault: string): Transport {
  let kept: Thing[] = Array.from({ length: 7 }, (_item, id) => ({ id, name: `thing ${String(id)}` }))
  const getTag = ({ id, name }: Thing): string => `"${String(id)}-${name}"`
  const sent = ({ body: raw, headers }: WireRequest): string | Reply => {
    if (headers['content-type'] !== 'application/json') return no(415)
    let value: unknown
    try {
      value = JSON.parse(String(raw))
    } catch {}
    if (!isJson(value)) return no(400)
    const { name, pin } = value
    const isPin = pin === undefined || (typeof pin === 'string' && [...pin].length <= 9)
    return typeof name === 'string' && name !== '' && [...name].length <= 20 && isPin ? name : no(422)
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    const id = /^\/things\/(-?\d+)$/.exec(pathname)?.[1]
    const one = kept.find((other) => String(other.id) === id)
    const response = await server({
      'GET /things': (_, { searchParams }) => {
        const [after, limit] = [Number(searchParams.get('after') ?? -1), Number(searchParams.get('limit') ?? 20)]
        if (!Number.isInteger(after) || !Number.isInteger(limit) || limit < 1 || limit > 20) return no(422)
        const from = kept.filter((other) => other.id > after)
        const page = from.slice(0, limit)
        const end = (page.at(-1)?.id ?? 0) - (fault === 'overlap' ? 1 : 0)
        const link: Reply['headers'] = from.length > limit ? { link: `</things?after=${String(end)}>; rel="next"` } : {}
        return { body: page, headers: link }
      },
      'POST /things': () => {
        const name = sent(request)
        if (typeof name !== 'string') return name
        const made = { id: kept.length, name }
        if (fault !== 'lost') kept.push(made)
        return { status: 201, headers: { location: `/things/${String(made.id)}` } }
      },
      [`GET ${pathname === '/things' ? '-' : pathname}`]: () =>
        one === undefined
          ? no(404)
          : { body: { ...one, ...(fault === 'pin' ? { pin: '1' } : {}) }, headers: { etag: getTag(one) } },
      [`PUT ${pathname}`]: () => {
        const name = sent(request)
        if (one === undefined || typeof name !== 'string') return typeof name === 'string' ? no(404) : name
        const match = Object.entries(request.headers).find(([key]) => key.toLowerCase() === 'if-match')?.[1]
        if (match === undefined) return no(422)
        if (fault !== 'outdated' && match !== getTag(one)) return no(412)
        kept = kept.map((other) => (other === one ? { ...one, name } : other))
        return { status: 204 }
      },
    })(request)
    return response.status === 201 || response.status === 204 ? { ...response, body: '' } : response
  }
}

test.each([
  ['nothing', []],
  ['overlap', ['list/pagination']],
  ['lost', ['add/created#id']],
  ['pin', ['get/schema#/pin']],
  ['outdated', ['put/bad-input#header/If-Match']],
])('runConformance: Link, Location, ETag and writeOnly, with %s wrong', async (fault, found) => {
  expect(await findings(DOCUMENT, things(fault), { envelope: undefined })).toEqual(found)
})
