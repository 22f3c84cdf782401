import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { listDefinitions, type Definition } from '@tumpak/contract-kit/mark-proposed.ts'
import { follow, part } from '@tumpak/contract-kit/schema-node.ts'
import { fits, getProvenance } from '@tumpak/contract-kit/stated.ts'
import { filesBelow } from './files.ts'

type Row = { owner: string; field?: string; limit?: unknown; section: number; keywords?: string[] }

const SCHEMAS = new Set(filesBelow('components/schemas').map(({ name }) => name))
const BUNDLES = { openapi: ['openapi'], asyncapi: ['asyncapi', 'frames'] }
const SOURCES = { openapi: 'openapi/openapi.yaml', asyncapi: 'asyncapi/socket.yaml', frames: 'asyncapi/frames.yaml' }

const readBundle = (name: string): Json => JSON.parse(readFileSync(`generated/${name}.json`, 'utf8')) as Json
const isStatedBy = ({ owners, field }: Definition, row: Row): boolean =>
  owners.includes(row.owner) && fits(row.field, field)

/** Whether a node, or what it refers to, has a keyword. */
function uses(root: Json, given: unknown, keyword: string): boolean {
  const { value } = follow(root, given, '')
  const inner = [...(Array.isArray(value['allOf']) ? value['allOf'] : []), value['schema']].filter(isJson)
  return keyword in value || inner.some((one) => uses(root, one, keyword))
}

describe.each(Object.entries(BUNDLES))('%s/stated.yaml', (folder, names) => {
  const rows = parse(readFileSync(`${folder}/stated.yaml`, 'utf8')) as Row[]
  const roots = names.map(readBundle)
  const definitions = roots.flatMap(listDefinitions)

  it('has no row twice', () => {
    const keys = rows.map(({ owner, field }) => `${owner}.${field ?? ''}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('has no row without a target in the documents', () => {
    expect(rows.length).toBeGreaterThan(40)
    const idle = rows.filter((row) =>
      row.field === undefined ? !SCHEMAS.has(row.owner) : !definitions.some((one) => isStatedBy(one, row)),
    )
    expect(idle).toEqual([])
  })

  it('has no stated keyword that the documents do not use there', () => {
    const [root = {}] = roots
    const nodes = (row: Row): unknown[] =>
      row.field === undefined
        ? [{ $ref: `#/components/schemas/${row.owner}` }]
        : definitions.filter((one) => isStatedBy(one, row)).map(({ node }) => node)
    const idle = rows.flatMap((row) =>
      (row.keywords ?? [])
        .filter((keyword) => !nodes(row).some((node) => uses(root, node, keyword)))
        .map((keyword) => `${row.owner}.${row.field ?? ''} ${keyword}`),
    )
    expect(idle).toEqual([])
  })
})

describe('marks of what is proposed', () => {
  it.each(Object.entries(SOURCES))('of the bundle %s are those of the document as the harness reads it', (name, file) => {
    const list = (root: Json): string[] =>
      listDefinitions(root)
        .filter(({ node }) => 'x-proposed' in node || 'x-proposed-keys' in node)
        .map(({ owners, field, node }) => `${owners[0] ?? ''} ${field} ${String(node['x-proposed-keys'])}`)
        .toSorted()
    const marked = list(readBundle(name))
    expect(marked.length).toBeGreaterThan(20)
    expect(list(readDocument(file))).toEqual(marked)
  })

  it('stand in no source, because stated.yaml says what is stated', () => {
    const files = globSync('{openapi,asyncapi}/**/*.yaml')
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => /^\s*x-proposed(?:-keys)?:/m.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('follow the operations: 36 POST and 49 GET are stated', () => {
    const stated = listDefinitions(readBundle('openapi')).filter(
      ({ owners, node }) => owners.includes('operations') && node['x-proposed'] !== true,
    )
    const count = (method: string): number => stated.filter(({ field }) => field.startsWith(method)).length
    expect([count('post '), count('get ')]).toEqual([36, 49])
  })

  it('give a keyword its own provenance', () => {
    const root = readDocument(SOURCES.openapi)
    const isProposed = getProvenance(root)
    const otp = follow(root, { $ref: '#/x-files/components~1schemas~1common~1Otp.yaml' }, '')
    expect(['pattern', 'type'].map((keyword) => isProposed(otp, keyword))).toEqual([false, true])
    const envelope = follow(root, { $ref: '#/x-files/components~1envelopes.yaml/UserOk' }, '')
    const success = part(root, envelope, 'properties', 'success')
    expect(['type', 'const', 'enum'].map((keyword) => isProposed(success, keyword))).toEqual([false, false, true])
  })
})
