import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { loadDocument } from '@tumpak/contract-kit/load-document.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { getProvenance } from '@tumpak/contract-kit/stated.ts'
import { filesBelow, nodesBelow, listParts, readFile, type DocumentFile } from './files.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

type Row = { owner: string; field?: string; section: number; keywords?: string[] }

/** Something stated or proposed: its owner, its name, and the node that would have the mark. */
type Subject = { owner: string; field: string; node: Json }

const ROWS = parse(readFileSync('openapi/stated.yaml', 'utf8')) as Row[]
const SCHEMAS = filesBelow('components/schemas')
const ENVELOPES = listParts(readFile('components/envelopes.yaml'))
const PARAMETERS = listParts(readFile('components/parameters.yaml'))
const OPERATIONS = filesBelow('paths')
  .flatMap(({ node }) => Object.values(node))
  .filter(isJson)
const INDEX = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as Json

function getProperties(files: DocumentFile[], getOwner: (file: DocumentFile) => string): Subject[] {
  return files.flatMap((file) =>
    [...nodesBelow(file.node)].flatMap(([, node]) =>
      isJson(node['properties'])
        ? Object.entries(node['properties']).map(([field, property]) => ({
            owner: getOwner(file),
            field,
            node: property as Json,
          }))
        : [],
    ),
  )
}

function getCodes(node: Json): Subject[] {
  return ((node['x-codes'] as Json[] | undefined) ?? []).map((entry) => ({
    owner: 'codes',
    field: String(entry['code']),
    node: entry,
  }))
}

const sharedParameter = (file: DocumentFile): Subject => ({
  owner: file.node['in'] === 'header' ? 'headers' : `parameter ${file.name}`,
  field: String(file.node['name']),
  node: file.node,
})

function findUsers(file: string): Json[] {
  return OPERATIONS.filter((operation) =>
    ((operation['parameters'] as Json[] | undefined) ?? []).some((parameter) =>
      String(parameter['$ref'] ?? '').endsWith(`parameters.yaml#/${file}`),
    ),
  )
}

const SUBJECTS: Subject[] = [
  ...getProperties(SCHEMAS, ({ name }) => name),
  ...getProperties(ENVELOPES, () => 'envelope'),
  ...getCodes(INDEX),
  ...OPERATIONS.flatMap(getCodes),
  ...PARAMETERS.map(sharedParameter),
  ...OPERATIONS.flatMap((operation) =>
    ((operation['parameters'] as Json[] | undefined) ?? [])
      .filter((parameter) => typeof parameter['name'] === 'string')
      .map((parameter) => ({
        owner: String(operation['operationId']),
        field: String(parameter['name']),
        node: parameter,
      })),
  ),
]

function rowFor({ owner, field }: Subject): Row | undefined {
  const owners = owner.startsWith('parameter ')
    ? findUsers(owner.slice('parameter '.length)).map((operation) => String(operation['operationId']))
    : [owner]
  return ROWS.find(
    (row) =>
      owners.includes(row.owner) &&
      row.field !== undefined &&
      (row.field === field || (row.field.endsWith('*') && field.startsWith(row.field.slice(0, -1)))),
  )
}

/** Whether a node, or a reference of it, has a keyword. */
function uses(node: Json, keyword: string): boolean {
  const { $ref, allOf = [], schema } = node as { $ref?: string; allOf?: Json[]; schema?: Json }
  const target = $ref === undefined ? [] : SCHEMAS.filter(({ path }) => path.endsWith(`/${$ref.split('/').at(-1)}`))
  const inner = [...target.map((file) => file.node), ...allOf, ...(schema === undefined ? [] : [schema])]
  return keyword in node || inner.some((one) => uses(one, keyword))
}

describe('provenance: stated and proposed', () => {
  it('covers the whole document', () => {
    expect(SUBJECTS.length).toBeGreaterThan(120)
    expect(ROWS.length).toBeGreaterThan(50)
  })

  it('is complete: each property, parameter and code is in the table or marked', () => {
    expect(
      SUBJECTS.filter((subject) => rowFor(subject) === undefined && subject.node['x-proposed'] !== true).map(
        ({ owner, field }) => `${owner}.${field}`,
      ),
    ).toEqual([])
  })

  it('has no duplicates: no row of the table is also marked', () => {
    expect(
      SUBJECTS.filter((subject) => rowFor(subject) !== undefined && 'x-proposed' in subject.node).map(
        ({ owner, field }) => `${owner}.${field}`,
      ),
    ).toEqual([])
  })

  it('has no row without a target in the document', () => {
    const names = new Set(SCHEMAS.map(({ name }) => name))
    const idle = ROWS.filter((row) =>
      row.field === undefined ? !names.has(row.owner) : !SUBJECTS.some((subject) => rowFor(subject) === row),
    )
    expect(idle).toEqual([])
  })

  it('has no stated keyword that the document does not use there', { timeout: 60_000 }, () => {
    const { root } = loadDocument('openapi/openapi.yaml')
    const isProposed = getProvenance(root)
    const nodes = (row: Row) =>
      row.field === undefined
        ? SCHEMAS.filter(({ name }) => name === row.owner).map(({ node }) => node)
        : SUBJECTS.filter((subject) => rowFor(subject) === row).map(({ node }) => node)
    const idle = ROWS.flatMap((row) =>
      (row.keywords ?? [])
        .filter((keyword) => !nodes(row).some((node) => uses(node, keyword)))
        .map((keyword) => `${row.owner}.${row.field ?? ''} ${keyword}`),
    )
    expect(idle).toEqual([])
    const otp = follow(root, { $ref: '#/x-files/components~1schemas~1common~1Otp.yaml' }, '')
    expect(['pattern', 'type'].map((keyword) => isProposed(otp, keyword))).toEqual([false, true])
  })

  it('has no mark beside a $ref, and only marks with the value true', () => {
    const files = [...SCHEMAS, ...ENVELOPES, ...PARAMETERS, ...filesBelow('paths')]
    const wrong = files.flatMap(({ path, node }) =>
      [...nodesBelow(node)]
        .filter(([, item]) => 'x-proposed' in item && ('$ref' in item || item['x-proposed'] !== true))
        .map(([pointer]) => path + pointer),
    )
    expect(wrong).toEqual([])
  })
})
