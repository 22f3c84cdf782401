import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { findings, getDocument, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 1, maxLength: 40 }
const PERSON = {
  name: text,
  email: { type: 'string', format: 'email' },
  bornAt: { type: 'string', format: 'date-time' },
  password: { ...text, writeOnly: true },
  phone: { type: 'string', pattern: '^\\d{8}$', 'x-mask': 'phone' },
  tags: { type: 'array', maxItems: 3, items: text },
}

/** A document of people, who are made and read by an id. */
function getPeople(more: Json = {}): Json {
  const schema = { type: 'object', required: ['name'], properties: { ...PERSON, ...more } }
  const shown = {
    ...schema,
    properties: { ...schema.properties, id: { type: 'integer' }, phone: { ...text, 'x-mask': 'phone' } },
  }
  const content = { 'application/json': { schema: shown } }
  const no = { 400: {}, 404: {}, 415: {}, 422: {} }
  return getDocument({
    '/people': {
      post: { operationId: 'addPerson', requestBody: taking(schema), responses: { 201: { content }, ...no } },
    },
    '/people/{id}': {
      get: {
        operationId: 'getPerson',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: { content }, ...no },
      },
    },
  })
}

/** Stores people as `store` writes them. */
function people(store: (person: Json) => Json): Transport {
  const known: Json[] = []
  const isText = (value: unknown): boolean => typeof value === 'string' && value.length >= 1 && [...value].length <= 40
  const tests: { [name: string]: (value: unknown) => boolean } = {
    name: isText,
    email: (value) => typeof value === 'string' && /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(value),
    bornAt: (value) =>
      typeof value === 'string' && /^\d{4}-.*(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
    password: isText,
    phone: (value) => typeof value === 'string' && /^\d{8}$/.test(value),
    tags: (value) => Array.isArray(value) && value.length <= 3 && value.every(isText),
  }
  const add = (words: unknown, type: string | undefined): Reply => {
    if (type !== 'application/json') return { status: 415, body: {} }
    let sent: unknown
    try {
      sent = JSON.parse(String(words))
    } catch {
      return { status: 400, body: {} }
    }
    const fits =
      isJson(sent) && 'name' in sent && Object.entries(sent).every(([name, one]) => tests[name]?.(one) !== false)
    if (!fits) return { status: 422, body: {} }
    const { password: _, ...person } = store(sent as Json)
    known.push({ ...person, id: known.length + 1 })
    return { status: 201, body: known.at(-1) }
  }
  return (request) => {
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    const found = known[id - 1]
    return server({
      'POST /people': ({ body, headers }) => add(body, headers['content-type']),
      [`GET /people/${String(id)}`]: () => (found === undefined ? { status: 404, body: {} } : { body: found }),
    })(request)
  }
}

/** A correct server: another form of the same values, and what the document says. */
const rewrite = ({ email, bornAt, phone, tags, ...person }: Json): Json => ({
  ...person,
  ...(typeof email === 'string' && { email: email.toLowerCase() }),
  ...(typeof bornAt === 'string' && { bornAt: new Date(bornAt).toISOString() }),
  ...(typeof phone === 'string' && { phone: `****${phone.slice(4)}` }),
  ...(Array.isArray(tags) && { tags: tags.toSorted() }),
})
const toCapitals = (person: Json): Json => ({ ...rewrite(person), name: String(person['name']).toUpperCase() })
const options = { envelope: undefined }

test('equal values in another form are stored as sent, and so are masked and hidden ones', async () => {
  expect(await findings(getPeople(), people(rewrite), options)).toEqual([])
})

test('a rewritten text is a finding, unless the document says so', async () => {
  expect(await findings(getPeople(), people(toCapitals), options)).toEqual(['addPerson/stored#/name'])
  const document = getPeople({ name: { ...text, 'x-normalized': true } })
  expect(await findings(document, people(toCapitals), options)).toEqual([])
})

test.each([
  ['cut by its bytes', (name: string) => Buffer.from(name).subarray(0, 60).toString().replaceAll('\uFFFD', '')],
  ['stored without four-byte letters', (name: string) => name.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')],
  ['escaped for a page', (name: string) => name.replaceAll('&', '&amp;')],
  ['read as a format', (name: string) => name.replaceAll(/%(?!\d)/g, '')],
])('a text that is %s is found by one line', async (_, change) => {
  const transport = people((person) => ({ ...rewrite(person), name: change(String(person['name'])) }))
  expect(await findings(getPeople(), transport, options)).toEqual(['addPerson/stored#/name'])
})

test('a renewal that responds with another value of the same name is no stored one', async () => {
  const days = { type: 'integer', minimum: 1, maximum: 30 }
  const schema = { type: 'object', required: ['days'], properties: { days } }
  const document = getDocument({
    '/loan/renewals': {
      post: {
        operationId: 'renewLoan',
        requestBody: taking(schema),
        responses: {
          200: {
            content: { 'application/json': { schema: { ...schema, properties: { days: { type: 'integer' } } } } },
          },
          422: {},
          415: {},
        },
      },
    },
  })
  const transport = server({
    'POST /loan/renewals': ({ body, headers }) => {
      if (headers['content-type'] !== 'application/json') return { status: 415, body: {} }
      try {
        const given: unknown = (JSON.parse(String(body)) as Json | null)?.['days']
        const isFine = Number.isInteger(given) && Number(given) >= 1 && Number(given) <= 30
        return isFine ? { body: { days: Number(given) + 14 } } : { status: 422, body: {} }
      } catch {
        return { status: 422, body: {} }
      }
    },
  })
  expect(await findings(document, transport, options)).toEqual([])
})
