import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run-conformance.ts'
import type { WireRequest } from '../../http/message.ts'
import { server, type Reply } from '../testing/other-styles.ts'

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const extend = (name: string, more: Json): Json => ({ allOf: [ref(name), { type: 'object', ...more }] })
const kind = { type: 'string' }
const text = { type: 'string', maxLength: 5 }
const own = (name: string): Json => ({ required: ['kind', name], properties: { kind, [name]: text } })

/** Documents of one union each, with the value of `kind` that means a cat. */
const UNIONS: { [name: string]: [schemas: Json, kinds: { [kind: string]: string }] } = {
  'a union without mapping': [
    {
      Pet: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
      Cat: own('purr'),
      Dog: own('bark'),
    },
    { Cat: 'purr', Dog: 'bark' },
  ],
  'a union with mapping': [
    {
      Pet: {
        anyOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
      },
      Cat: own('purr'),
      Dog: own('bark'),
    },
    { cat: 'purr', dog: 'bark' },
  ],
  'a union whose branches list their value': [
    {
      Pet: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
      Cat: { required: ['kind', 'purr'], properties: { kind: { type: 'string', enum: ['cat'] }, purr: text } },
      Dog: { required: ['kind', 'bark'], properties: { kind: { const: 'dog' }, bark: text } },
    },
    { cat: 'purr', dog: 'bark' },
  ],
  'a base without mapping': [
    {
      Pet: { type: 'object', required: ['kind'], properties: { kind }, discriminator: { propertyName: 'kind' } },
      Cat: extend('Pet', own('purr')),
      Dog: extend('Pet', own('bark')),
    },
    { Cat: 'purr', Dog: 'bark' },
  ],
  'a base with mapping': [
    {
      Pet: {
        type: 'object',
        required: ['kind'],
        properties: { kind },
        discriminator: { propertyName: 'kind', mapping: { c: 'Cat', d: '#/components/schemas/Dog' } },
      },
      Cat: extend('Pet', own('purr')),
      Dog: extend('Pet', own('bark')),
    },
    { c: 'purr', d: 'bark' },
  ],
}
const has = (schema: Json): Json => ({ description: 'Done.', content: { 'application/json': { schema } } })

/**
 * Runs against a server that knows these kinds and their own fields; `spoil` changes what it returns. A strict one refuses
 * the field of another kind.
 */
async function run(
  schemas: Json,
  kinds: { [kind: string]: string },
  spoil: (pet: Json) => Json,
  isStrict = false,
): Promise<string[]> {
  const pets: Json[] = Object.entries(kinds).map(([name, field]) => ({ kind: name, [field]: 'loud' }))
  const openapi = {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/pets': {
        get: { operationId: 'list', responses: { 200: has({ type: 'array', items: ref('Pet') }) } },
        post: {
          operationId: 'add',
          requestBody: { required: true, ...has(ref('Pet')) },
          responses: { 201: has(ref('Pet')), '4XX': { description: 'No.' } },
        },
      },
    },
    components: { schemas },
  }
  const isPet = (pet: unknown): pet is Json => {
    const field = isJson(pet) ? kinds[String(pet['kind'])] : undefined
    const value = field === undefined ? undefined : (pet as Json)[field]
    return typeof value === 'string' && value.length <= 5
  }
  const add = (body: unknown, type = ''): Reply => {
    let pet: unknown
    try {
      pet = JSON.parse(String(body))
    } catch {}
    if (type !== 'application/json' || !isPet(pet)) return { status: 400, body: {} }
    const own = kinds[String(pet['kind'])]
    if (isStrict && Object.values(kinds).some((field) => field !== own && field in pet))
      return { status: 400, body: {} }
    const known = Object.fromEntries(Object.entries(pet).filter(([name]) => name === 'kind' || name === own))
    pets.push(known)
    return { status: 201, body: spoil(known) }
  }
  const transport = server({
    'GET /pets': () => ({ body: pets.map(spoil) }),
    'POST /pets': ({ body, headers }) => add(body, headers['content-type']),
  })
  const { findings, inconclusive } = await runConformance({ url: 'http://server', openapi, transport })
  const open = inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason)
  return [...new Set([...findings.map(({ check }) => check), ...open])].toSorted()
}

test.each(Object.keys(UNIONS))('%s: a correct server has no finding', async (name) => {
  const [schemas, kinds] = UNIONS[name] ?? [{}, {}]
  expect(await run(schemas, kinds, (pet) => pet)).toEqual([])
})

test.each(Object.keys(UNIONS))('%s: a server that refuses fields of another branch gets none', async (name) => {
  const [schemas, kinds] = UNIONS[name] ?? [{}, {}]
  expect(await run(schemas, kinds, (pet) => pet, true)).toEqual([])
})

test.each(Object.keys(UNIONS))('%s: a field that the chosen branch does not allow is found', async (name) => {
  const [schemas, kinds] = UNIONS[name] ?? [{}, {}]
  const field = Object.values(kinds)[0] ?? ''
  expect(await run(schemas, kinds, (pet) => (field in pet ? { ...pet, [field]: 7 } : pet))).toContain('schema')
})

test('a union whose base has a discriminator: input that JSON Schema alone accepts is not sent as invalid', async () => {
  const given = { type: 'string', enum: ['bind', 'free'] }
  const Act = { required: ['kind'], properties: { kind: given } }
  const Free = { allOf: [ref('Act')] }
  const Bind = { allOf: [ref('Act'), { required: ['to'], properties: { to: { type: 'integer' } } }] }
  const mapping = { free: '#/components/schemas/Free', bind: '#/components/schemas/Bind' }
  const schema = { anyOf: [ref('Free'), ref('Bind')], discriminator: { propertyName: 'kind', mapping } }
  const post = {
    operationId: 'act',
    requestBody: { required: true, ...has(schema) },
    responses: { 200: has({ type: 'object' }), '4XX': { description: 'No.' } },
  }
  const isAct = (body: unknown): boolean => isJson(body) && given.enum.includes(String(body['kind']))
  const answer = ({ body, headers }: WireRequest): Reply => {
    try {
      const isRight = headers['content-type'] === 'application/json' && isAct(JSON.parse(String(body)))
      return { status: isRight ? 200 : 400, body: {} }
    } catch {
      return { status: 400, body: {} }
    }
  }
  const openapi = {
    openapi: '3.1.0',
    info: {},
    paths: { '/a': { post } },
    components: { schemas: { Act, Free, Bind } },
  }
  const transport = server({ 'POST /a': answer })
  const { findings } = await runConformance({ url: 'http://server', openapi, transport })
  expect(findings.map(({ id }) => id)).toEqual([])
})
