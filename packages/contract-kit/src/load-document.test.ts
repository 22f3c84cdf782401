import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { at } from './json.ts'
import { loadDocument } from './load-document.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-load-'))
  mkdirSync(join(folder, 'api', 'parts'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, words: string): void => writeFileSync(join(folder, name), words)
const load = (words: string) => {
  write('api/openapi.yaml', `openapi: 3.1.0\npaths: {}\n${words}`)
  return loadDocument(join(folder, 'api/openapi.yaml')).root
}

test('loadDocument: reads parts below the folder of the document', () => {
  write('api/parts/a.yaml', 'type: string')
  expect(at(load("components: { schemas: { A: { $ref: 'parts/a.yaml' } } }"), '/x-files/parts~1a.yaml')).toEqual({
    type: 'string',
  })
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
