import { at, isJson, parsePointer, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readShows, type Place, type ShownValue } from '@tumpak/contract-kit/rules.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonType } from './media-type.ts'
import { getShape, type Side } from './schema/shape.ts'

const MAX_DEPTH = 20

/** A rule of an operation that cannot be judged, because it names what the document does not have. */
export interface RuleProblem {
  pointer: string
  message: string
}

/** Where rules look: all operations, and the pointer of the payload in a response. */
export interface RuleScope {
  root: Json
  all: readonly Operation[]
  payload: string
}

/** Lists the rules of an operation that name a read, a place, a field or a part of the request that is not there. */
export function listRuleProblems(scope: RuleScope, operation: Operation): RuleProblem[] {
  const { pointer, shows, showsAt, showsValues, requires, within, sum } = operation
  const problems: RuleProblem[] = []
  const judge = (keyword: string, messages: readonly (string | undefined)[]): void => {
    for (const message of messages)
      if (message !== undefined)
        problems.push({ pointer: `${pointer}/${keyword}`, message: `${message}. The rule is not judged` })
  }
  const limits = within.flatMap(({ minimum, maximum }) => [minimum ?? [], maximum ?? []].flat())
  const unknown = shows.filter((id) => scope.all.every((operation) => operation.id !== id))
  judge(
    'x-shows',
    unknown.map((id) => `the document has no operation ${id}`),
  )
  judge('x-shows', listInvalidEntries(at(scope.root, `${pointer}/x-shows`)))
  judge(
    'x-shows',
    showsAt.map((place) => judgePlace(scope, place)),
  )
  judge(
    'x-shows',
    showsValues.flatMap((rule) => judgeShownValue(scope, operation, rule)),
  )
  judge(
    'x-requires',
    requires.map((place) => judgePlace(scope, place)),
  )
  judge(
    'x-within',
    limits.map((place) => judgePlace(scope, place)),
  )
  judge('x-sum', [sum === undefined ? undefined : judgePlace(scope, sum)])
  return problems
}

function listInvalidEntries(shows: unknown): string[] {
  const entries: unknown[] = shows === undefined ? [] : Array.isArray(shows) ? shows : [shows]
  const invalid = entries.filter((entry) => typeof entry !== 'string' && readShows([entry]).showsValues.length === 0)
  return invalid.map(
    (entry) => `${JSON.stringify(entry)} is no read, and has not \`at\` with \`is\`, \`has\` or \`lacks\``,
  )
}

/** Says which parts of a value in `x-shows` are not in the document. */
export function judgeShownValue(scope: RuleScope, operation: Operation, rule: ShownValue): string[] {
  const message = judgePlace(scope, rule)
  return [
    ...(message === undefined ? judgeFields(scope, rule) : [message]),
    ...judgeExpressions(scope, operation, rule.value),
  ]
}

/** Says that a read has no such place; undefined if it has. A missing read is reported elsewhere. */
export function judgePlace(scope: RuleScope, { read, pointer }: Place): string | undefined {
  const operation = scope.all.find(({ id }) => id === read)
  if (operation === undefined || isInPayload(scope, operation, parsePointer(pointer))) return undefined
  return `the payload of ${read} has no ${pointer}`
}

/** Says which fields of a value the items at a place cannot have, or that the place is no list. */
function judgeFields(scope: RuleScope, { read, pointer, kind, value }: ShownValue): string[] {
  const operation = scope.all.find(({ id }) => id === read)
  const steps = parsePointer(pointer)
  if (kind === 'is' || operation === undefined) return []
  if (!isJson(value)) return [`${kind} must be an object with fields of an item`]
  return Object.keys(value)
    .filter((name) => !isInPayload(scope, operation, [...steps, '0', name]))
    .map((name) => `${pointer} of ${read} is no list of items with ${name}`)
}

function judgeExpressions(scope: RuleScope, operation: Operation, value: unknown): string[] {
  if (isJson(value)) return Object.values(value).flatMap((inner) => judgeExpressions(scope, operation, inner))
  if (typeof value !== 'string' || !value.startsWith('$')) return []
  return isGiven(scope, operation, value) ? [] : [`${operation.id} has no ${value}`]
}

/** Whether a runtime expression names a part of the request, or of the response, that the operation documents. */
function isGiven({ root, ...scope }: RuleScope, operation: Operation, expression: string): boolean {
  const [source = '', pointer = ''] = expression.split('#')
  const steps = parsePointer(pointer)
  if (source === '$response.body') return isInPayload({ ...scope, root, payload: '' }, operation, steps)
  if (source === '$request.body')
    return operation.body !== undefined && hasPlace(root, operation.body.schema, steps, 'request')
  const [, place, name] = /^\$request\.(path|query|header)\.(.+)$/.exec(source) ?? []
  return operation.parameters.some(
    (parameter) => parameter.in === place && parameter.name.toLowerCase() === name?.toLowerCase(),
  )
}

/** Returns the schema of a place in the payload of a success; undefined if the document has none there. */
export function findPlaceSchema(
  { root, payload }: RuleScope,
  { responses }: Operation,
  pointer: string,
): DocumentNode | undefined {
  const steps = [...parsePointer(payload), ...parsePointer(pointer)]
  const schemas = responses
    .filter(({ status }) => /^2|default/i.test(status))
    .flatMap(({ content }) => content)
    .flatMap(({ type, schema }) => (isJsonType(type) && schema !== undefined ? [schema] : []))
  for (const schema of schemas) {
    const found = followSteps(root, schema, steps)
    if (found !== undefined) return found
  }
  return undefined
}

function followSteps(root: Json, node: DocumentNode, [step, ...rest]: readonly string[]): DocumentNode | undefined {
  if (step === undefined) return node
  const { properties, items, branches } = getShape(root, node, 'response')
  const inner = properties.get(step) ?? (/^\d+$/.test(step) ? items : undefined)
  if (inner !== undefined) return followSteps(root, inner, rest)
  return branches.map((branch) => followSteps(root, branch, [step, ...rest])).find((found) => found !== undefined)
}

/** Whether a success of an operation can have a place in its payload. */
function isInPayload({ root, payload }: RuleScope, { responses }: Operation, steps: readonly string[]): boolean {
  const all = [...parsePointer(payload), ...steps]
  const contents = responses.filter(({ status }) => /^2|default/i.test(status)).flatMap(({ content }) => content)
  return contents.some(
    ({ type, schema }) => isJsonType(type) && (schema === undefined || hasPlace(root, schema, all, 'response')),
  )
}

/** Whether a schema documents a place. A schema that lists no fields may have any. */
function hasPlace(root: Json, node: DocumentNode, place: readonly string[], side: Side): boolean {
  const has = (schema: DocumentNode, steps: readonly string[], depth: number): boolean => {
    const [step, ...rest] = steps
    if (step === undefined || depth > MAX_DEPTH) return true
    const { properties, items, branches, types, keywords } = getShape(root, schema, side)
    const inner = properties.get(step) ?? (/^\d+$/.test(step) ? items : undefined)
    if (inner !== undefined) return has(inner, rest, depth + 1)
    if (branches.some((branch) => has(branch, steps, depth + 1))) return true
    const isOpen = types.length === 0 || types.includes('object')
    const isListed = properties.size > 0 || branches.length > 0 || items !== undefined || 'const' in keywords
    return isOpen && (!isListed || isJson(keywords['additionalProperties']))
  }
  return has(node, place, 0)
}
