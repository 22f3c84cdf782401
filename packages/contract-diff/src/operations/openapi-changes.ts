import { escapeStep, isJson, text, type Json } from '@tumpak/contract-kit/json.ts'
import { follow, part, place } from '@tumpak/contract-kit/schema-node.ts'
import { serverText } from '@tumpak/contract-kit/server-text.ts'
import type { Roots } from '../branches.ts'
import type { Changes, Finding } from '../change.ts'
import { keywordChanges } from '../keywords/keyword-changes.ts'
import { METHODS, type OperationNode } from '../operation-node.ts'
import { describeChange } from '../words.ts'
import { requestChanges, responseChanges } from './content-changes.ts'
import { parameterChanges } from './parameter-changes.ts'
import { schemeChanges, securityChanges } from './security-changes.ts'
import { callbackChanges, webhookChanges } from './webhook-changes.ts'

/** Annotations and keywords for tools, which do not affect the wire. */
const WORDS = ['summary', 'tags', 'externalDocs']

/** Compares two OpenAPI documents by method and path, ignoring the names of path parameters. */
export function openapiChanges(roots: Roots, changes: Changes): void {
  const [had, has] = [listOperations(roots.old), listOperations(roots.now)]
  documentChanges(roots, changes)
  schemeChanges(roots, changes)
  webhookChanges(roots, changes)
  const pairs = getPairs(had, has)
  const renamed = renamedIds(pairs)
  const taken = new Set(pairs.values())
  for (const [operation, mate] of pairs) {
    moveChanges(operation, mate, changes)
    operationChanges(roots, operation, mate, renamed, changes)
  }
  for (const operation of had.values()) {
    if (pairs.has(operation)) continue
    const note = operation.node.value['deprecated'] === true ? '' : ', and was not deprecated before'
    const finding = {
      rule: 'call-removed',
      place: place(operation.node.pointer),
      text: `The operation is removed${note}`,
    }
    changes.add(operation.name, { ...finding, breaks: ['apps'] })
  }
  for (const operation of has.values()) {
    if (taken.has(operation)) continue
    const { name, node } = operation
    changes.add(name, { rule: 'call-added', place: place(node.pointer), text: 'The operation is new', breaks: [] })
  }
}

/** Pairs the operations of both documents: by method and path, or by the operationId if the path has changed. */
function getPairs(
  had: ReadonlyMap<string, OperationNode>,
  has: ReadonlyMap<string, OperationNode>,
): Map<OperationNode, OperationNode> {
  const pairs = new Map<OperationNode, OperationNode>()
  for (const [key, operation] of had) {
    const mate = has.get(key)
    if (mate !== undefined) pairs.set(operation, mate)
  }
  const taken = new Set(pairs.values())
  for (const operation of had.values()) {
    if (pairs.has(operation)) continue
    const id = getId(operation)
    const isMate = (one: OperationNode): boolean =>
      id !== undefined && getId(one) === id && getMethod(one) === getMethod(operation) && !taken.has(one)
    const mate = [...has.values()].find(isMate)
    if (mate === undefined) continue
    pairs.set(operation, mate)
    taken.add(mate)
  }
  return pairs
}

/** Maps old operationIds to new ones, because other operations refer to them. */
function renamedIds(pairs: ReadonlyMap<OperationNode, OperationNode>): Map<string, string> {
  const ids = [...pairs].map(([old, now]) => [getId(old), getId(now)] as const)
  return new Map(
    ids.flatMap(([was, is]) => (was === undefined || is === undefined || was === is ? [] : [[was, is] as const])),
  )
}

/** Reports a changed path. Operations that moved by the same prefix are one change. */
function moveChanges(old: OperationNode, now: OperationNode, changes: Changes): void {
  const [was, is] = [old, now].map(({ name }) => name.slice(name.indexOf(' ') + 1).split('/'))
  if (was === undefined || is === undefined || getKey(old.name) === getKey(now.name)) return
  let same = 0
  while (same < Math.min(was.length, is.length) - 1 && was.at(-1 - same) === is.at(-1 - same)) same += 1
  const start = (steps: readonly string[]): string => steps.slice(0, steps.length - same).join('/') || '/'
  const text = `The path was ${start(was)}${same > 0 ? '/…' : ''}, is ${start(is)}${same > 0 ? '/…' : ''}`
  changes.add(now.name, {
    rule: 'call-moved',
    place: place(now.node.pointer),
    text,
    breaks: ['apps', 'backends'],
    cause: text,
  })
}

function getId({ node }: OperationNode): string | undefined {
  return text(node.value['operationId'])
}

function getMethod({ name }: OperationNode): string {
  return name.slice(0, name.indexOf(' '))
}

function getKey(name: string): string {
  return name.replaceAll(/\{[^}]*\}/g, '{}')
}

function operationChanges(
  roots: Roots,
  old: OperationNode,
  now: OperationNode,
  renamed: ReadonlyMap<string, string>,
  changes: Changes,
): void {
  const add = (finding: Finding): void => changes.add(now.name, finding)
  const where = place(now.node.pointer)
  const side = { roots, add }
  parameterChanges(side, old, now)
  requestChanges(side, old.node, now.node)
  responseChanges(side, old.node, now.node)
  securityChanges(side, old.node, now.node)
  callbackChanges(side, old.node, now.node)
  const words = describeChange(old.node.value['description'], now.node.value['description'])
  if (words !== undefined) add({ ...words, place: where, text: `description ${words.text}` })
  for (const keyword of WORDS) {
    if (differs(old.node.value[keyword], now.node.value[keyword])) {
      add({ rule: 'words', place: where, text: `another ${keyword}`, breaks: [], level: 'patch' })
    }
  }
  if (differs(old.node.value['deprecated'] === true, now.node.value['deprecated'] === true)) {
    const is = now.node.value['deprecated'] === true
    add({
      rule: 'deprecated',
      place: where,
      text: `The operation is ${is ? '' : 'not '}deprecated${is ? '' : ' any more'}`,
      breaks: [],
    })
  }
  const [wasId, isId] = [getId(old), getId(now)]
  if (wasId !== isId) {
    const text = `The operationId was ${wasId ?? 'not there'}, is ${isId ?? 'gone'}: links, generated code, and config and baseline of the harness name it`
    add({ rule: 'operation-id', place: where, text, breaks: [] })
  }
  const [was, is] = [old, now].map(({ node }) => renameIn(node.value, renamed) as Json)
  keywordChanges('operation', { roots, add, old: was ?? {}, now: is ?? {}, place: where, operations: [old, now] })
}

/** Renames operations in the places and lists of an operation's keywords. */
function renameIn(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0) return value
  if (Array.isArray(value)) return value.map((one) => renameIn(one, renamed))
  if (isJson(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renameIn(one, renamed)]))
  if (typeof value !== 'string') return value
  const [id = '', ...rest] = value.split('#')
  return [renamed.get(id) ?? id, ...rest].join('#')
}

/** Compares what the whole document declares: servers, and how success is recognized. */
function documentChanges(roots: Roots, changes: Changes): void {
  const add = (finding: Finding): void =>
    changes.add(finding.rule === 'x-changelog' ? 'the document' : 'every operation', finding)
  const [had, has] = [serverPaths(roots.old), serverPaths(roots.now)]
  if (differs(had, has)) {
    const text = `The operations were under ${had.join(', ')}, are under ${has.join(', ')}`
    add({ rule: 'server', place: '#/servers', text, breaks: ['apps', 'backends'] })
  }
  const [info, infoNow] = [roots.old['info'], roots.now['info']].map((one) => (isJson(one) ? one : {}))
  const words = describeChange(info?.['description'], infoNow?.['description'])
  if (words !== undefined) add({ ...words, place: '#/info', text: `description ${words.text}` })
  keywordChanges('document', { roots, add, old: roots.old, now: roots.now, place: '#' })
}

/** Only the paths of servers are compared, because hosts differ between deployments. */
function serverPaths({ servers }: Json): string[] {
  const urls = Array.isArray(servers) ? servers.map((one: unknown) => serverText(one, 'url') ?? '') : ['/']
  const paths = urls.map((url) => url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '') || '/')
  return [...new Set(paths)].toSorted()
}

function listOperations(root: Json): Map<string, OperationNode> {
  const operations = new Map<string, OperationNode>()
  const paths = isJson(root['paths']) ? root['paths'] : {}
  for (const path of Object.keys(paths)) {
    const pathItem = follow(root, paths[path], `/paths/${escapeStep(path)}`)
    for (const method of METHODS.filter((one) => isJson(pathItem.value[one]))) {
      const name = `${method.toUpperCase()} ${path}`
      operations.set(getKey(name), { name, node: part(root, pathItem, method), pathItem })
    }
  }
  return operations
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
