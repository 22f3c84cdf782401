import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow, readBundle, nodesBelow } from './files.ts'
import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readRules, readShows } from '@tumpak/contract-kit/rules.ts'

/** The allowed first words of an operationId, which becomes a function's name. */
const VERBS = [
  'add',
  'answer',
  'bind',
  'change',
  'claim',
  'confirm',
  'create',
  'delete',
  'exclude',
  'get',
  'launch',
  'list',
  'login',
  'logout',
  'postpone',
  'prepare',
  'read',
  'redeem',
  'register',
  'remove',
  'reset',
  'save',
  'search',
  'send',
  'set',
  'take',
  'update',
  'upload',
  'withdraw',
]
const HEADERS = ['Accept-Language', 'version', 'versionCode', 'deviceId', 'requestFrom']
/** The stated HTTP errors. */
const HTTP_ERRORS = ['400', '401', '404', '408', '500', '501', '502', '503', '504', '505']
/** Operations without a session, besides `/api/open/…`. */
const OPEN = [
  '/api/user/login',
  '/api/user/custom/register',
  '/api/user/register/flag',
  '/api/user/sms/send/resetLoginPwd',
  '/api/reset/login/pwd',
  '/api/config/fetch',
  '/api/app/version',
  '/api/app/faq',
  '/api/notice/info',
  '/api/user/country',
  '/api/rg/info',
]
const EFFECTS = ['read', 'write', 'money', 'message', 'session']
const OUTCOMES = ['notDone', 'unknown', 'done']

const BUNDLE = readBundle()
const OPERATIONS = Object.entries(BUNDLE['paths'] as { [path: string]: { [method: string]: Json } }).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, node]) => ({ path, method, id: String(node['operationId']), node })),
)
const IDS = new Set(OPERATIONS.map(({ id }) => id))
const byId = (id: unknown): Json | undefined => OPERATIONS.find((operation) => operation.id === id)?.node

function resolve(node: Json): Json {
  const ref = node['$ref']
  if (typeof ref !== 'string') return node
  return ref
    .slice(2)
    .split('/')
    .reduce<Json>((current, key) => current[key] as Json, BUNDLE)
}

const getParameters = (node: Json): Json[] => ((node['parameters'] as Json[] | undefined) ?? []).map(resolve)
/** The fields of a body of any content type; of a union, those of every branch. */
function getBodyFields(node: Json): string[] {
  const request = node['requestBody'] as { content: { [type: string]: { schema: Json } } } | undefined
  const schemas = Object.values(request?.content ?? {}).map(({ schema }) => resolve(schema))
  const branches = schemas.flatMap((schema) => ((schema['oneOf'] as Json[] | undefined) ?? [schema]).map(resolve))
  return branches.flatMap((branch) => Object.keys((branch['properties'] as Json | undefined) ?? {}))
}

const getResponse = (node: Json): Json => (node['responses'] as { [status: string]: Json })['200'] as Json
const getExamples = (node: Json): { [name: string]: Json } =>
  ((getResponse(node)['content'] as Json)['application/json'] as Json)['examples'] as { [name: string]: Json }
const getPayload = (node: Json): unknown => ((getResponse(node)['content'] as Json)['application/json'] as Json)['schema']
/** The reads of `x-affects`, `x-shows` and `x-answers` of a write. */
function getReads(node: Json): { affects: string[]; shows: string[]; answers: string[] } {
  const listed = (mark: string): string[] => (node[mark] as string[] | undefined) ?? []
  const answers = node['x-answers'] === undefined ? [] : [String(node['x-answers'])]
  return { affects: listed('x-affects'), shows: readShows(node['x-shows']).shows, answers }
}
/** The payloads of a read's examples. */
function getExampleData(read: Json): unknown[] {
  return Object.values(getExamples(read)).map((example) => (resolve(example)['value'] as { data?: unknown }).data)
}
/** Whether a success of a read has a value at a pointer of its payload, by its examples. */
function hasPlace(read: Json, pointer: string): boolean {
  return getExampleData(read).some((data) => at(data, pointer) !== undefined)
}
/** Whether an item of the list at a pointer has a field, by the examples of a read. */
function hasItemWith(read: Json, pointer: string, field: string): boolean {
  return getExampleData(read).some((data) => {
    const items = at(data, pointer)
    return Array.isArray(items) && items.some((item) => isJson(item) && item[field] !== undefined)
  })
}
const getCodes = (node: Json): Json[] => (node['x-codes'] as Json[] | undefined) ?? []
const isOpen = (node: Json): boolean => Array.isArray(node['security']) && node['security'].length === 0

describe.each(OPERATIONS)('$id', ({ id, method, path, node }) => {
  it('is GET or POST, named verb + noun, with a summary, a description and one tag', () => {
    expect(['get', 'post']).toContain(method)
    expect(VERBS.some((verb) => new RegExp(`^${verb}[A-Z]`).test(id))).toBe(true)
    expect(node).toMatchObject({
      summary: expect.any(String),
      description: expect.any(String),
      tags: [expect.any(String)],
    })
  })

  it('is open exactly where the contract defines it', () => {
    const open = path.startsWith('/api/open/') || OPEN.includes(path)
    expect(isOpen(node)).toBe(open)
  })

  it('has the five headers and every HTTP error', () => {
    expect(
      getParameters(node)
        .filter((parameter) => parameter['in'] === 'header')
        .map((parameter) => parameter['name']),
    ).toEqual(expect.arrayContaining(HEADERS))
    expect(Object.keys(node['responses'] as Json)).toEqual(expect.arrayContaining(HTTP_ERRORS))
  })

  it('responds with the envelope of success or of failure', () => {
    const schema = ((getResponse(node)['content'] as Json)['application/json'] as Json)['schema'] as {
      oneOf: { $ref: string }[]
    }
    expect(schema.oneOf.map(({ $ref }) => $ref)).toEqual([
      expect.stringMatching(/\/\w+Ok$/),
      '#/components/schemas/Failure',
    ])
  })

  it('has examples of success, each failure, and an invalid session where it needs one', () => {
    const examples = getExamples(node)
    const expected = [
      'success',
      ...getCodes(node).map((code) => String(code['name'])),
      ...(isOpen(node) ? [] : ['sessionInvalid']),
    ]
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(expected))
    for (const code of getCodes(node)) {
      const value = resolve(examples[String(code['name'])] ?? {})['value'] as Json
      expect(value).toMatchObject({ success: false, code: code['code'] })
    }
  })

  it('maps each code to a field of the request', () => {
    const fields = [...getBodyFields(node), ...getParameters(node).map((parameter) => parameter['name'])]
    const named = getCodes(node).flatMap((code) => (code['field'] === undefined ? [] : [code['field']]))
    expect(fields).toEqual(expect.arrayContaining(named))
  })

  it('has an outcome for each code of a money operation, and of no other', () => {
    const allowed = node['x-effect'] === 'money' ? OUTCOMES : [undefined]
    for (const code of getCodes(node)) expect(allowed).toContain(code['outcome'])
  })

  it('is not cached exactly if it belongs to a player', () => {
    const isPrivate = !isOpen(node) || node['x-effect'] === 'session'
    expect('Cache-Control' in ((getResponse(node)['headers'] as Json | undefined) ?? {})).toBe(isPrivate)
  })

  it('declares its effect, the reads it may change and the reads that must show it', () => {
    expect(method === 'get' ? ['read'] : EFFECTS).toContain(node['x-effect'])
    const { affects, shows, answers } = getReads(node)
    for (const read of [...affects, ...shows]) expect(byId(read)?.['x-effect']).toBe('read')
    // A read that must show a write is invalidated, or updated from its response.
    expect([...affects, ...answers]).toEqual(expect.arrayContaining(shows))
  })

  it('names existing reads, places, fields and codes in its rules', () => {
    const { requires, within, once, sum } = readRules(node, "")
    const limits = within.flatMap(({ minimum, maximum }) => [minimum ?? [], maximum ?? []].flat())
    const { showsAt, showsValues } = readShows(node['x-shows'])
    for (const { read, pointer } of [...requires, ...limits, ...(sum ? [sum] : []), ...showsAt, ...showsValues]) {
      expect(byId(read)?.['x-effect']).toBe('read')
      expect(hasPlace(byId(read) ?? {}, pointer), `${read}#${pointer}`).toBe(true)
    }
    for (const { read, pointer, kind, value } of showsValues.filter(({ value: one }) => isJson(one)))
      for (const name of Object.keys(value as Json))
        expect(kind !== 'is' && hasItemWith(byId(read) ?? {}, pointer, name), `${read}#${pointer} ${name}`).toBe(true)
    const codes = getCodes(node).map(({ name }) => name)
    expect(codes).toEqual(expect.arrayContaining([...requires, ...once].map(({ code }) => code)))
    const fields = [...getBodyFields(node), ...getParameters(node).map((parameter) => parameter['name'])]
    const named = [...within.map(({ field }) => field), ...once.flatMap(({ by }) => by.filter((one) => !one.includes('#')))]
    expect(fields).toEqual(expect.arrayContaining(named))
    const refusing = getCodes(node).filter((code) => code['x-refuses'] !== undefined)
    expect(fields).toEqual(expect.arrayContaining(refusing.map((code) => code['field'])))
  })

  it('has the payload of each read in x-answers', () => {
    for (const read of getReads(node).answers) {
      expect(getPayload(node)).toEqual(getPayload(byId(read) ?? {}))
      const given = getParameters(byId(read) ?? {}).filter((parameter) => parameter['in'] !== 'header')
      expect(given).toEqual([])
    }
  })

  it('links only to existing operations with existing parameters', () => {
    for (const link of Object.values((getResponse(node)['links'] as { [name: string]: Json } | undefined) ?? {})) {
      const target = byId(link['operationId'])
      expect(target, String(link['operationId'])).toBeDefined()
      const names = getParameters(target ?? {}).map((parameter) => parameter['name'])
      for (const name of Object.keys((link['parameters'] as Json | undefined) ?? {})) expect(names).toContain(name)
      expect(
        isJson(link['requestBody']) && target?.['requestBody'] === undefined,
        'a body for a call that takes none',
      ).toBe(false)
    }
  })
})

describe('the document as a whole', () => {
  it('has each operation once, in its own file under its tag', () => {
    expect(IDS.size).toBe(OPERATIONS.length)
    const files = filesBelow('paths')
      .map(({ path }) => path)
      .sort()
    const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(
      OPERATIONS.map(({ id, node }) => `paths/${String((node['tags'] as string[])[0])}/${kebab(id)}.yaml`).sort(),
    ).toEqual(files)
  })

  it('has each operation in the types of openapi-typescript', () => {
    const types = readFileSync('generated/openapi.d.ts', 'utf8')
    const paths = types.slice(types.indexOf('export interface paths'), types.indexOf('export interface components'))
    const typed = paths.matchAll(/^ {8}(get|post): operations\["(\w+)"\]/gm)
    expect([...typed]).toHaveLength(OPERATIONS.length)
  })

  it('has one name per code', () => {
    const names = new Map<unknown, unknown>()
    for (const code of [BUNDLE, ...OPERATIONS.map(({ node }) => node)].flatMap(getCodes)) {
      expect(names.get(code['code']) ?? code['name']).toBe(code['name'])
      names.set(code['code'], code['name'])
    }
  })

  it('has an outcome for each common code', () => {
    for (const code of getCodes(BUNDLE)) expect(OUTCOMES).toContain(code['outcome'])
  })

  it('refers by x-input to existing schemas only', () => {
    const inputs = [...nodesBelow(BUNDLE)].map(([, node]) => node['x-input']).filter((name) => name !== undefined)
    const schemas = Object.keys((BUNDLE['components'] as { schemas: Json }).schemas)
    expect(inputs.length).toBeGreaterThan(3)
    for (const name of inputs) expect(schemas).toContain(name)
  })
})
