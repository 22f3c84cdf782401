import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { at } from './json.ts'
import { loadDocument, readDocument } from './load-document.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-load-'))
  mkdirSync(join(folder, 'api', 'parts'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, words: string): void => writeFileSync(join(folder, name), words)
const load = (words: string) => {
  write('api/openapi.yaml', `openapi: 3.1.0\n${words.includes('paths:') ? '' : 'paths: {}\n'}${words}`)
  return loadDocument(join(folder, 'api/openapi.yaml')).root
}

test('loadDocument: reads parts below the folder of the document', () => {
  write('api/parts/a.yaml', 'type: string')
  expect(at(load("components: { schemas: { A: { $ref: 'parts/a.yaml' } } }"), '/x-files/parts~1a.yaml')).toEqual({
    type: 'string',
  })
})

describe('loadDocument: with stated.yaml beside the document', () => {
  const DOCUMENT = `
paths:
  /cats: { get: { operationId: listCats, parameters: [{ $ref: '#/components/parameters/Page' }], x-codes: [{ code: 7 }] } }
components:
  parameters: { Page: { name: page, in: query } }
  schemas:
    Name: { type: string }
    Cat: { properties: { id: { type: string }, name: { $ref: '#/components/schemas/Name', description: Its name. } } }`
  const find = (pointer: string): unknown => at(load(DOCUMENT), pointer)
  const stateRows = (...rows: string[]): void => write('api/stated.yaml', rows.map((row) => `- { ${row} }`).join('\n'))

  it('marks what no row names, and references inside allOf', () => {
    stateRows('owner: Cat, field: id')
    expect(find('/components/schemas/Cat/properties')).toEqual({
      id: { type: 'string' },
      name: { description: 'Its name.', 'x-proposed': true, allOf: [{ $ref: '#/components/schemas/Name' }] },
    })
    expect(find('/components/parameters/Page')).toHaveProperty('x-proposed', true)
    expect(find('/paths/~1cats/get/x-codes/0')).toHaveProperty('x-proposed', true)
    expect(find('/paths/~1cats/get')).not.toHaveProperty('x-proposed')
  })

  it('leaves the parameter of a stated operation, and codes', () => {
    stateRows('owner: listCats, field: page', "owner: codes, field: '7'")
    expect(find('/components/parameters/Page')).not.toHaveProperty('x-proposed')
    expect(find('/paths/~1cats/get/x-codes/0')).not.toHaveProperty('x-proposed')
  })

  it('marks operations if the table names some', () => {
    stateRows('owner: operations, field: post /cats')
    expect(find('/paths/~1cats/get')).toHaveProperty('x-proposed', true)
    stateRows('owner: operations, field: get /cats')
    expect(find('/paths/~1cats/get')).not.toHaveProperty('x-proposed')
  })
})

test('loadDocument: marks nothing without a table, and keeps the marks that a document has', () => {
  const root = load('components: { schemas: { A: { properties: { a: { type: string }, b: { x-proposed: true } } } } }')
  expect(at(root, '/components/schemas/A/properties')).toEqual({ a: { type: 'string' }, b: { 'x-proposed': true } })
})

test('readDocument: marks messages, constants and fields of AsyncAPI by the titles of schemas', () => {
  write('api/parts/ping.yaml', 'title: Ping\nproperties: { event: { const: ping }, at: { type: string } }')
  write('api/stated.yaml', '- { owner: Ping, field: event }\n- { owner: x-heartbeat, field: everySeconds }')
  write(
    'api/socket.yaml',
    `asyncapi: 3.0.0
channels:
  player:
    messages: { ping: { $ref: '#/components/messages/Ping' } }
    x-heartbeat: { everySeconds: 20, silenceSeconds: 60 }
components: { messages: { Ping: { name: ping, title: Alive, payload: { $ref: parts/ping.yaml } } } }`,
  )
  const root = readDocument(join(folder, 'api/socket.yaml'))
  expect(at(root, '/channels/player')).not.toHaveProperty('x-proposed')
  expect(at(root, '/channels/player/x-heartbeat/x-proposed-keys')).toEqual(['silenceSeconds'])
  expect(at(root, '/components/messages/Ping')).toHaveProperty('x-proposed', true)
  expect(at(root, '/x-files/parts~1ping.yaml/properties')).toEqual({
    event: { const: 'ping' },
    at: { type: 'string', 'x-proposed': true },
  })
})

test('loadDocument: keeps extensions beside a $ref of a property in 3.1', () => {
  const root = load(
    "components: { schemas: { N: { type: string }, A: { properties: { a: { $ref: '#/components/schemas/N', x-mask: name } } } } }",
  )
  expect(at(root, '/components/schemas/A/properties/a')).toEqual({
    'x-mask': 'name',
    allOf: [{ $ref: '#/components/schemas/N' }],
  })
})

test('loadDocument: reads a changelog in a file of its own, and none outside the folder', () => {
  write('api/changelog.yaml', '- version: 1.0.0')
  write('changelog.yaml', '- version: 2.0.0')
  expect(load('x-changelog: { $ref: changelog.yaml }')['x-changelog']).toEqual([{ version: '1.0.0' }])
  expect(load('x-sentences: { $ref: changelog.yaml }')['x-sentences']).toEqual([{ version: '1.0.0' }])
  expect(load('x-changelog: { $ref: ../changelog.yaml }')['x-changelog']).toEqual({ $ref: '../changelog.yaml' })
})

test.each([
  ['a file of the machine', '/etc/hostname', 'outside the folder'],
  ['a file above the folder', '../secret.yaml', 'outside the folder'],
  ['a link that leads out of the folder', 'parts/link.yaml', 'outside the folder'],
  ['a device', 'parts/zero.yaml', 'outside the folder'],
  ['a folder', 'parts', 'is not a file'],
])('loadDocument: refuses a $ref to %s', (_, ref, message) => {
  write('secret.yaml', 'password: hunter2')
  symlinkSync(join(folder, 'secret.yaml'), join(folder, 'api/parts/link.yaml'))
  symlinkSync('/dev/zero', join(folder, 'api/parts/zero.yaml'))
  expect(() => load(`components: { schemas: { A: { $ref: '${ref}' } } }`)).toThrow(message)
})

test('loadDocument: refuses a document that contains itself, and a huge file', () => {
  expect(() => load('x-a: &a { b: *a }')).toThrow(/nested deeper than 200 levels|circular|Unresolved alias/)
  write('api/parts/huge.json', `"${'x'.repeat(21 * 1_048_576)}"`)
  expect(() => load("components: { schemas: { A: { $ref: 'parts/huge.json' } } }")).toThrow('larger than 20 MB')
})

test("loadDocument: keeps a note's $ref to a file that is neither YAML nor JSON", () => {
  expect(at(load("x-topics: [{ title: Start, content: { $ref: './docs/start.md' } }]"), '/x-topics/0/content')).toEqual(
    {
      $ref: './docs/start.md',
    },
  )
})

test("loadDocument: keeps a text's $ref to Markdown", () => {
  expect(at(load('tags: [{ name: a, description: { $ref: ./a.md } }]'), '/tags/0/description')).toEqual({
    $ref: './a.md',
  })
})

test('loadDocument: leaves references and ids in data alone', () => {
  write('api/parts/b.yaml', 'type: string')
  write(
    'api/openapi.yaml',
    `openapi: 3.0.3
x-policy: { $ref: '../policy.yaml' }
paths:
  /a:
    get:
      responses:
        default: { $ref: 'parts/b.yaml' }
components:
  examples: { One: { value: { $ref: 'nowhere.yaml', nullable: true, type: string } } }
  schemas:
    A:
      type: object
      default: { $ref: 'other.json' }
      enum: [{ $ref: '#/nothing' }]
      properties: { default: { $ref: 'parts/b.yaml' }, example: { type: string, nullable: true } }`,
  )
  const { root } = loadDocument(join(folder, 'api/openapi.yaml'))

  expect(at(root, '/x-policy/$ref')).toBe('../policy.yaml')
  expect(at(root, '/components/examples/One/value')).toEqual({ $ref: 'nowhere.yaml', nullable: true, type: 'string' })
  expect(at(root, '/components/schemas/A/default')).toEqual({ $ref: 'other.json' })
  expect(at(root, '/components/schemas/A/properties/default/$ref')).toBe('#/x-files/parts~1b.yaml')
  expect(at(root, '/components/schemas/A/properties/example/type')).toEqual(['string', 'null'])
  expect(at(root, '/paths/~1a/get/responses/default/$ref')).toBe('#/x-files/parts~1b.yaml')
})

test('loadDocument: merges YAML keys, and reads many aliases', () => {
  const aliases = Array.from({ length: 300 }, (_, i) => `    P${String(i)}: { <<: *base, title: own }`).join('\n')
  const root = load(`components:\n  schemas:\n    Base: &base { type: string, maxLength: 3 }\n${aliases}`)
  expect(at(root, '/components/schemas/P299')).toEqual({ type: 'string', maxLength: 3, title: 'own' })
})

test('loadDocument: reads a file that begins with a byte order mark', () => {
  write('api/openapi.json', `\uFEFF${JSON.stringify({ openapi: '3.1.0', info: { title: 'Marked' }, paths: {} })}`)
  expect(loadDocument(join(folder, 'api/openapi.json')).title).toBe('Marked')
})

test('loadDocument: reads a document of 3.1 that has only webhooks, and none of 3.0', () => {
  const read = (version: string) => {
    write('api/openapi.yaml', `openapi: ${version}\nwebhooks: {}`)
    return () => loadDocument(join(folder, 'api/openapi.yaml'))
  }
  expect(read('3.1.0')).not.toThrow()
  expect(read('3.0.3')).toThrow('it has no paths')
})

test.each([
  ['is an address', 'https://example.com/a.json', 'openapi.yaml: $ref https://example.com/a.json is an address'],
  ['is missing', 'parts/none.yaml', 'openapi.yaml: there is no file for $ref parts/none.yaml'],
])('loadDocument: names the file and the reference that %s', (_, ref, message) => {
  expect(() => load(`components: { schemas: { A: { $ref: '${ref}' } } }`)).toThrow(message)
})

test('loadDocument: keeps a property that is named like a prototype', () => {
  const root = load('components: { schemas: { A: { properties: { __proto__: { type: string } } } } }')
  expect(at(root, '/components/schemas/A/properties/__proto__/type')).toBe('string')
})
