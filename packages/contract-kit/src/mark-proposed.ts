import { getPosition, type Position } from './document-data.ts'
import { atSteps, escapeStep, isJson, text, type Json } from './json.ts'
import { listKeywords } from './keywords.ts'
import { follow, getOwner } from './schema-node.ts'
import { fits, readRows } from './stated.ts'

/** A part of a document that a specification may state. */
export interface Definition {
  /** The owners under which the table may list it. The rules of operations have none: they are always proposed. */
  owners: readonly string[]
  field: string
  /** The part itself; of a constant, the object that has it. */
  node: Json
  /** Marks it as proposed. */
  mark: () => void
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const RULES = ['x-requires', 'x-within', 'x-once', 'x-shows', 'x-ends', 'x-sum']
/** A table that lists none of these says nothing about them. */
const OPTIONAL_OWNERS = ['operations', 'channels']

/** Marks what the table does not list with `x-proposed`, in place. Without a table nothing is marked. */
export function markProposed(root: Json, table: unknown): void {
  const rows = readRows(table)
  if (rows === undefined) return
  const left = OPTIONAL_OWNERS.filter((owner) => !rows.some((row) => row.owner === owner))
  for (const { owners, field, mark } of listDefinitions(root)) {
    const isStated = owners.some(
      (owner) => left.includes(owner) || rows.some((row) => row.owner === owner && fits(row.field, field)),
    )
    if (!isStated) mark()
  }
}

/** Lists all parts of a document that a specification may state. */
export function listDefinitions(root: Json): Definition[] {
  const operations = listOperations(root)
  const schemes = listEntries(atSteps(root, ['components', 'securitySchemes']))
  return [
    ...listCodes(root),
    ...listRules(root, ['x-masks', 'x-rules']),
    ...schemes.flatMap(([, scheme]) => listRules(find(root, scheme), ['x-session'])),
    ...operations.flatMap(({ name, node }) => [
      define(['operations'], name, node),
      ...listCodes(node),
      ...listRules(node, RULES),
      ...listHeaders(root, node),
    ]),
    ...listParameters(root, operations),
    ...listEntries(root['channels']).flatMap(([name, channel]) => listOfChannel(root, name, find(root, channel))),
    ...listProperties(root, findEnvelopes(root, operations)),
  ]
}

interface OperationEntry {
  /** The method and the path, as the table names it. */
  name: string
  node: Json
  parameters: unknown[]
}

function listOperations(root: Json): OperationEntry[] {
  return listEntries(root['paths']).flatMap(([path, value]) => {
    const item = find(root, value)
    return METHODS.flatMap((method) => {
      const node = item[method]
      if (!isJson(node)) return []
      return [
        { name: `${method} ${path}`, node, parameters: [...list(item['parameters']), ...list(node['parameters'])] },
      ]
    })
  })
}

/** A header belongs to all operations, any other parameter to those that use it. */
function listParameters(root: Json, operations: readonly OperationEntry[]): Definition[] {
  const users = new Map<Json, string[]>()
  for (const { node, parameters } of operations)
    for (const parameter of parameters.map((entry) => find(root, entry)))
      users.set(parameter, [...(users.get(parameter) ?? []), text(node['operationId']) ?? ''])
  return [...users].map(([parameter, ids]) =>
    define(parameter['in'] === 'header' ? ['headers'] : ids, text(parameter['name']) ?? '', parameter),
  )
}

function listHeaders(root: Json, operation: Json): Definition[] {
  return listResponses(root, operation).flatMap((response) =>
    listEntries(response['headers']).map(([name, header]) => define(['headers'], name, find(root, header))),
  )
}

function listCodes(node: Json): Definition[] {
  return list(node['x-codes'])
    .filter(isJson)
    .map((code) => define(['codes'], String(code['code']), code))
}

function listRules(node: Json, names: readonly string[]): Definition[] {
  return names.flatMap((name) =>
    [node[name]]
      .flat()
      .filter(isJson)
      .map((rule) => define([], name, rule)),
  )
}

/** A channel, its messages and its constants. */
function listOfChannel(root: Json, name: string, channel: Json): Definition[] {
  const messages = listEntries(channel['messages']).map(([, message]) => find(root, message))
  return [
    define(['channels'], name, channel),
    ...messages.map((message) => define(['messages'], text(message['name']) ?? '', message)),
    ...listKeywords('channel').flatMap((owner) => {
      const value = channel[owner]
      if (!isJson(value))
        return list(value)
          .filter(isJson)
          .map((entry) => define([owner], text(entry['name']) ?? '', entry))
      const keys = Object.keys(value).filter((key) => !key.startsWith('x-'))
      const mark = (key: string): void => {
        value['x-proposed-keys'] = [...new Set([...list(value['x-proposed-keys']), key])]
      }
      return keys.map((field) => ({ owners: [owner], field, node: value, mark: () => mark(field) }))
    }),
  ]
}

/** The schemas of responses, which the table calls `envelope`, whatever their names. */
function findEnvelopes(root: Json, operations: readonly OperationEntry[]): ReadonlySet<Json> {
  const schemas = operations
    .flatMap(({ node }) => listResponses(root, node))
    .flatMap((response) => listEntries(response['content']))
    .map(([, content]) => find(root, isJson(content) ? content['schema'] : {}))
  return new Set(schemas.flatMap((schema) => [schema, ...list(schema['oneOf']).map((branch) => find(root, branch))]))
}

/** The properties of all schemas. An owner is the name of a component, in AsyncAPI the title of a schema. */
function listProperties(root: Json, envelopes: ReadonlySet<Json>): Definition[] {
  const found: Definition[] = []
  const collect = (value: unknown, pointer: string, position: Position, title: string): void => {
    if (position === 'data') return
    if (Array.isArray(value))
      return value.forEach((item, i) => collect(item, `${pointer}/${String(i)}`, position, title))
    if (!isJson(value)) return
    const own = text(value['title']) ?? title
    if (position === 'object' && isJson(value['properties'])) {
      const owner = root['asyncapi'] === undefined ? getOwner({ pointer }) : own
      const owners = envelopes.has(value) ? [owner, 'envelope'] : [owner]
      for (const [field, node] of Object.entries(value['properties']))
        if (isJson(node)) found.push(define(owners, field, node))
    }
    for (const [key, field] of Object.entries(value))
      collect(field, `${pointer}/${escapeStep(key)}`, getPosition(position, key, field), own)
  }
  collect(root, '', 'object', '')
  return found
}

/** Many tools ignore what stands beside a `$ref`, so that a marked reference goes into `allOf`. */
function define(owners: readonly string[], field: string, node: Json): Definition {
  const mark = (): void => {
    const { $ref } = node
    node['x-proposed'] = true
    if ($ref === undefined) return
    delete node['$ref']
    node['allOf'] = [{ $ref }, ...list(node['allOf'])]
  }
  return { owners, field, node, mark }
}

function listResponses(root: Json, operation: Json): Json[] {
  return listEntries(operation['responses']).map(([, response]) => find(root, response))
}

function listEntries(value: unknown): [string, unknown][] {
  return isJson(value) ? Object.entries(value) : []
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function find(root: Json, value: unknown): Json {
  return follow(root, value, '').value
}
