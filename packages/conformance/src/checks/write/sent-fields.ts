import { escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { documentedFor } from '@tumpak/contract-kit/operation.ts'
import { unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape, type Side } from '../../document/schema/shape.ts'
import { isJsonType } from '../../document/media-type.ts'
import { FormFile } from '../../http/multipart.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { isSameValue } from './same-value.ts'

/** Keywords of fields that a server shows otherwise than they were sent: masked, or normalized as their text says. */
const CHANGED = ['readOnly', 'writeOnly', 'x-mask', 'x-masks', 'x-masked', 'x-normalized']
const HIDDEN_FORMATS = ['binary', 'byte', 'password']

/** A value and the schema that describes it. */
export interface Described {
  value: unknown
  node: DocumentNode
}

/** A field that was sent, and what a response shows in its place. */
export interface Difference {
  /** The pointer of the field in what was sent. */
  pointer: string
  sent: unknown
  /** Undefined if the field is missing. */
  got: unknown
}

/** Two objects that describe the same thing: the one that was sent, and the one in a response. */
export interface Pair {
  sent: Described
  got: Described
  /** Where the sent object is in the body. */
  pointer: string
}

/** Returns the payload of a JSON response with its schema. */
export function getPayload(context: RunContext, result: RequestResult): Described | undefined {
  const documented = result.response === null ? undefined : documentedFor(result.operation, result.response.status)
  let node = documented?.content.find(({ type }) => isJsonType(type))?.schema
  for (const step of (context.envelope?.data ?? '').split('/').slice(1))
    node = node && getShape(context.root, node, 'response').properties.get(step)
  const value = context.data(result)
  return node === undefined || value === undefined ? undefined : { value, node }
}

/**
 * Finds the object of a response that has the fields of the sent one: each at the top or one level down, as in
 * `{article: {…}}`. Undefined if they share no field.
 */
export function findPair(context: RunContext, sent: Described, got: Described): Pair | undefined {
  const pairs = [...getObjects(context, sent, 'request')].flatMap(([pointer, object]) =>
    [...getObjects(context, got, 'response').values()].map((other) => ({ sent: object, got: other, pointer })),
  )
  const count = (pair: Pair): number => getShared(context, pair).length
  const [best] = pairs.filter((pair) => count(pair) > 0).toSorted((a, b) => count(b) - count(a))
  return best
}

/** Returns the names of fields that the document describes in both objects, and shows as they were sent. */
export function getShared({ root }: RunContext, { sent, got }: Pair): string[] {
  const [own, others] = [getShape(root, sent.node), getShape(root, got.node, 'response')]
  const names = [
    ...new Set(
      [own, ...own.branches.map((branch) => getShape(root, branch))].flatMap(({ properties }) => [
        ...properties.keys(),
      ]),
    ),
  ]
  return names.filter((name) => {
    const [given, shown] = [
      findProperty(root, sent.node, name, 'request'),
      findProperty(root, others.node, name, 'response'),
    ]
    return given !== undefined && shown !== undefined && ![given, shown].some((field) => isShownOtherwise(root, field))
  })
}

/**
 * Returns the sent fields that a response shows with another value. `isWhole` says whether the response must have every
 * field, as a read must.
 */
export function findDifferences(context: RunContext, pair: Pair, isWhole: boolean): Difference[] {
  const { sent, got, pointer } = pair
  if (!isJson(sent.value) || !isJson(got.value)) return []
  const [given, shown] = [sent.value, got.value]
  return getShared(context, pair).flatMap((name): Difference[] => {
    if (!Object.hasOwn(given, name)) return []
    const nodes = (['request', 'response'] as const).map((side) =>
      findProperty(context.root, side === 'request' ? sent.node : got.node, name, side),
    )
    const [sentNode, gotNode] = nodes
    if (sentNode === undefined || gotNode === undefined) return []
    const own = { value: given[name], node: sentNode }
    const other = { value: shown[name], node: gotNode }
    return compare(context, { sent: own, got: other, pointer: `${pointer}/${escapeStep(name)}` }, isWhole)
  })
}

function compare(context: RunContext, { sent, got, pointer }: Pair, isWhole: boolean): Difference[] {
  const difference: Difference = { pointer, sent: sent.value, got: got.value }
  if (sent.value === undefined || sent.value instanceof FormFile) return []
  if (isNothing(sent.value)) {
    const isEmpty = got.value === undefined || isNothing(got.value)
    const allowsNull = getShape(context.root, got.node, 'response').types.includes('null')
    return isEmpty || !allowsNull || sent.value !== null ? [] : [difference]
  }
  if (got.value === undefined || got.value === null) return isWhole ? [difference] : []
  if (Array.isArray(sent.value))
    return Array.isArray(got.value) ? compareLists(context, { sent, got, pointer }, isWhole) : []
  if (isJson(sent.value)) return isJson(got.value) ? findDifferences(context, { sent, got, pointer }, isWhole) : []
  // Another type or list of values is another field of the same name.
  const isComparable = context.validate(got.node, sent.value).violations.length === 0
  const { keywords } = getShape(context.root, got.node, 'response')
  return !isComparable || isSameValue(keywords, sent.value, got.value) ? [] : [difference]
}

function compareLists(context: RunContext, { sent, got, pointer }: Pair, isWhole: boolean): Difference[] {
  const [given, shown] = [sent.value as unknown[], got.value as unknown[]]
  const [own, others] = [getShape(context.root, sent.node).items, getShape(context.root, got.node, 'response').items]
  if (own === undefined || others === undefined) return []
  const isScalar = given.every((item) => typeof item !== 'object')
  if (isScalar) {
    if (given.some((item) => context.validate(others, item).violations.length > 0)) return []
    // A server may sort a list of words, and drop those that are there twice.
    const { keywords } = getShape(context.root, others, 'response')
    const isThere = given.every((item) => shown.some((other) => isSameValue(keywords, item, other)))
    return isThere && shown.length <= given.length ? [] : [{ pointer, sent: given, got: shown }]
  }
  if (given.length !== shown.length) return [{ pointer, sent: given, got: shown }]
  return given.flatMap((item, index) =>
    compare(
      context,
      {
        sent: { value: item, node: own },
        got: { value: shown[index], node: others },
        pointer: `${pointer}/${String(index)}`,
      },
      isWhole,
    ),
  )
}

/** Finds the schema of a field, also in the branches of a union and in a map. */
export function findProperty(root: Json, node: DocumentNode, name: string, side: Side): DocumentNode | undefined {
  const find = (branch: DocumentNode, depth: number): DocumentNode | undefined => {
    const { properties, branches, inner } = getShape(root, branch, side)
    const own = properties.get(name)
    if (own !== undefined || depth > 2) return own
    const found = branches.map((other) => find(other, depth + 1)).find((property) => property !== undefined)
    return found ?? inner.get('additionalProperties')
  }
  return find(node, 0)
}

function getObjects({ root }: RunContext, { value, node }: Described, side: Side): Map<string, Described> {
  const found = new Map<string, Described>()
  if (!isJson(value)) return found
  found.set('', { value, node })
  for (const [name, child] of Object.entries(value)) {
    const inner = isJson(child) ? findProperty(root, node, name, side) : undefined
    if (inner !== undefined) found.set(`/${escapeStep(name)}`, { value: child, node: inner })
  }
  return found
}

/** Whether a field is shown otherwise than it was sent: hidden, masked or rewritten. */
export function isShownOtherwise(root: Json, node: DocumentNode): boolean {
  const own = unwrap(root, node).value
  const { keywords } = getShape(root, node)
  const isMarked = CHANGED.some((name) => Boolean(keywords[name] ?? own[name]))
  return isMarked || HIDDEN_FORMATS.includes(String(keywords['format']))
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
