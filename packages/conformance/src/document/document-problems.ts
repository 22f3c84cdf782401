import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { listDocumentRuleProblems, listExpressionProblems } from './expression/expression-problems.ts'
import { leaveOutFragments } from './fragments.ts'
import { listRuleProblems, type RuleScope } from './rule-problems.ts'
import { findContradiction } from './schema/contradiction.ts'
import { readPattern } from './schema/dialect.ts'
import { listInvalidKeywords } from './schema/keyword-values.ts'
import { findOverlap } from './schema/overlap.ts'
import { getValidator } from './schema/validate.ts'

/** A mistake or an unknown part of the document. */
export interface DocumentProblem {
  pointer: string
  message: string
  /** Whether something is not judged because of it. A wrong example costs nothing, because a sample is sent instead. */
  isOpen: boolean
}

const METHODS_UNKNOWN = ['query', 'trace']
const MAX_SHOWN = 80

/**
 * Lists what of the document cannot be judged about some operations, and the examples that contradict their schemas.
 *
 * @param areAll whether the run was to judge all operations, also those that no check reads
 */
export function findDocumentProblems(
  scope: RuleScope,
  operations: readonly Operation[],
  areAll: boolean,
): DocumentProblem[] {
  const { root } = scope
  const problems = new Map<string, DocumentProblem>()
  const add = (pointer: string, message: string, isOpen = true): void => {
    problems.set(`${pointer} ${message}`, { pointer, message: `${place(pointer)}: ${message}`, isOpen })
  }
  const seen = new Set<string>()
  const visit = (node: DocumentNode): void => {
    if (seen.has(node.pointer)) return
    seen.add(node.pointer)
    judgeSchema(root, node, add)
    for (const inner of listInner(root, node)) visit(inner)
  }
  for (const { parameters, body, responses } of operations) {
    for (const { schema, example } of parameters) {
      visit(schema)
      judgeExample(root, schema, { value: example, pointer: `${schema.pointer}/example` }, add)
    }
    if (body !== undefined) {
      visit(body.schema)
      for (const { name, value } of body.examples)
        judgeExample(root, body.schema, { value, pointer: `${body.schema.pointer} (${name})` }, add)
    }
    for (const { headers, content } of responses) {
      for (const { schema } of headers) visit(schema)
      for (const { schema } of content) if (schema !== undefined) visit(schema)
    }
  }
  const rules = operations.flatMap((operation) => [
    ...listRuleProblems(scope, operation),
    ...listExpressionProblems(scope, operation),
  ])
  for (const { pointer, message } of [...listDocumentRuleProblems(scope), ...rules]) add(pointer, message)
  const unread = [...(areAll ? listUnreadOperations(root) : []), ...listNewParts(operations)]
  for (const { pointer, name } of unread) add(pointer, `${name} is not judged`)
  return [...problems.values()]
}

type Add = (pointer: string, message: string, isOpen?: boolean) => void

function judgeSchema(root: Json, node: DocumentNode, add: Add): void {
  const { pattern } = node.value
  for (const { keyword, wanted } of listInvalidKeywords(node.value))
    add(`${node.pointer}/${keyword}`, `${keyword} must be ${wanted}; it is ignored`)
  if (typeof pattern === 'string') {
    const { foreign } = readPattern(pattern)
    if (foreign !== undefined)
      add(
        `${node.pointer}/pattern`,
        `the pattern ${pattern.slice(0, MAX_SHOWN)} is not JavaScript's (ECMA 262${foreign === pattern ? '' : `: ${foreign}`}). Texts are not judged by it, and no input is made from it`,
      )
  }
  const overlap = findOverlap(root, node)
  if (overlap !== undefined)
    add(
      `${node.pointer}/oneOf`,
      `what fits alternative ${String(overlap.made)} fits alternative ${String(overlap.other)} too, such as ${JSON.stringify(overlap.value).slice(0, MAX_SHOWN)}, and so is not valid. Use anyOf, or a field that tells them apart`,
      false,
    )
  const contradiction = findContradiction(root, node)
  if (contradiction !== undefined) add(node.pointer, `nothing fits this schema: ${contradiction}. It is not judged`)
}

function judgeExample(
  root: Json,
  schema: DocumentNode,
  { value, pointer }: { value: unknown; pointer: string },
  add: Add,
): void {
  if (value === undefined) return
  const [violation] = getValidator(root)(schema, value, 'request').violations
  if (violation !== undefined)
    add(
      pointer,
      `the example contradicts its schema: ${violation.message.replace(', the response has', ', it has')}. It is not sent`,
      false,
    )
}

function listInner(root: Json, node: DocumentNode): DocumentNode[] {
  const { value } = node
  const single = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else']
  const lists = ['allOf', 'oneOf', 'anyOf', 'prefixItems']
  const maps = ['properties', 'patternProperties', 'dependentSchemas']
  return [
    ...single.filter((key) => isJson(value[key])).map((key) => part(root, node, key)),
    ...lists.flatMap((key) =>
      Array.isArray(value[key]) ? [...value[key].keys()].map((index) => part(root, node, key, index)) : [],
    ),
    ...maps.flatMap((key) =>
      isJson(value[key]) ? Object.keys(value[key]).map((name) => part(root, node, key, name)) : [],
    ),
  ]
}

/** Lists the operations whose path differs from another one's only by a fragment. */
function listFragments(root: Json, paths: readonly string[]): Operation[] {
  if (!paths.some((path) => path.includes('#'))) return []
  const all = readOperations(root)
  const kept = new Set(leaveOutFragments(all))
  return all.filter((operation) => !kept.has(operation))
}

interface UnreadPart {
  pointer: string
  name: string
}

/** Lists the operations that no check reads. */
function listUnreadOperations(root: Json): UnreadPart[] {
  const found: UnreadPart[] = []
  const paths: DocumentNode = { value: isJson(root['paths']) ? root['paths'] : {}, pointer: '/paths', proposed: false }
  for (const path of Object.keys(paths.value)) {
    const item = part(root, paths, path)
    for (const method of METHODS_UNKNOWN)
      if (isJson(item.value[method]))
        found.push({ pointer: `${item.pointer}/${method}`, name: `${method.toUpperCase()} ${path}` })
    const others = item.value['additionalOperations']
    for (const method of isJson(others) ? Object.keys(others) : [])
      found.push({ pointer: `${item.pointer}/additionalOperations/${method}`, name: `${method} ${path}` })
  }
  for (const { pointer, method, path } of listFragments(root, Object.keys(paths.value)))
    found.push({ pointer, name: `${method} ${path}, which has the address of another operation,` })
  return found
}

/** Lists the parts of OpenAPI 3.2 that no check reads. */
function listNewParts(operations: readonly Operation[]): UnreadPart[] {
  const found: UnreadPart[] = []
  for (const { pointer, parameters, body, responses } of operations) {
    for (const { in: location, name } of parameters)
      if (!['path', 'query', 'header', 'cookie'].includes(location))
        found.push({ pointer, name: `the parameter ${name} in ${location}` })
    const medias = [
      ...(body === undefined ? [] : [body.media]),
      ...responses.flatMap(({ content }) => content.map(({ media }) => media)),
    ]
    for (const { value, pointer: at } of medias)
      for (const keyword of ['itemSchema', 'itemEncoding', 'prefixEncoding'])
        if (value[keyword] !== undefined) found.push({ pointer: `${at}/${keyword}`, name: `${keyword} of OpenAPI 3.2` })
  }
  return found
}
