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
  const pairs = [...getObjects(context, sent, 'request')].flatMap(([pointer, one]) =>
    [...getObjects(context, got, 'response').values()].map((other) => ({ sent: one, got: other, pointer })),
  )
  const count = (pair: Pair): number => getShared(context, pair).length
  const [best] = pairs.filter((pair) => count(pair) > 0).toSorted((a, b) => count(b) - count(a))
  return best
}

/** Returns the names of fields that the document describes in both objects, and shows as they were sent. */
export function getShared({ root }: RunContext, { sent, got }: Pair): string[] {
  const [own, others] = [getShape(root, sent.node), getShape(root, got.node, 'response')]
  const names = [
    ...new Set([own, ...own.branches.map((one) => getShape(root, one))].flatMap((one) => [...one.properties.keys()])),
  ]
  return names.filter((name) => {
    const [given, shown] = [
      findProperty(root, sent.node, name, 'request'),
      findProperty(root, others.node, name, 'response'),
    ]
    return given !== undefined && shown !== undefined && ![given, shown].some((one) => isShownOtherwise(root, one))
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
    return compare(
      context,
      { value: given[name], node: sentNode },
      { value: shown[name], node: gotNode },
      `${pointer}/${escapeStep(name)}`,
      isWhole,
    )
  })
}

function compare(
  context: RunContext,
  sent: Described,
  got: Described,
  pointer: string,
  isWhole: boolean,
): Difference[] {
  const difference: Difference = { pointer, sent: sent.value, got: got.value }
  if (sent.value === undefined || sent.value instanceof FormFile) return []
  if (isNothing(sent.value)) {
    const isEmpty = got.value === undefined || isNothing(got.value)
    const allowsNull = getShape(context.root, got.node, 'response').types.includes('null')
    return isEmpty || !allowsNull || sent.value !== null ? [] : [difference]
  }
  if (got.value === undefined || got.value === null) return isWhole ? [difference] : []
  if (Array.isArray(sent.value))
    return Array.isArray(got.value) ? compareLists(context, sent, got, pointer, isWhole) : []
  if (isJson(sent.value)) return isJson(got.value) ? findDifferences(context, { sent, got, pointer }, isWhole) : []
  // Another type or list of values is another field of the same name.
  const isComparable = context.validate(got.node, sent.value).violations.length === 0
  const { keywords } = getShape(context.root, got.node, 'response')
  return !isComparable || isSameValue(keywords, sent.value, got.value) ? [] : [difference]
}

function compareLists(
  context: RunContext,
  sent: Described,
  got: Described,
  pointer: string,
  isWhole: boolean,
): Difference[] {
  const [given, shown] = [sent.value as unknown[], got.value as unknown[]]
  const [own, others] = [getShape(context.root, sent.node).items, getShape(context.root, got.node, 'response').items]
  if (own === undefined || others === undefined) return []
  const isScalar = given.every((one) => typeof one !== 'object')
  if (isScalar) {
    if (given.some((one) => context.validate(others, one).violations.length > 0)) return []
    // A server may sort a list of words, and drop those that are there twice.
    const { keywords } = getShape(context.root, others, 'response')
    const isThere = given.every((one) => shown.some((other) => isSameValue(keywords, one, other)))
    return isThere && shown.length <= given.length ? [] : [{ pointer, sent: given, got: shown }]
  }
  if (given.length !== shown.length) return [{ pointer, sent: given, got: shown }]
  return given.flatMap((one, index) =>
    compare(
      context,
      { value: one, node: own },
      { value: shown[index], node: others },
      `${pointer}/${String(index)}`,
      isWhole,
    ),
  )
}

/** Finds the schema of a field, also in the branches of a union and in a map. */
export function findProperty(
  root: Json,
  node: DocumentNode,
  name: string,
  side: Side,
  depth = 0,
): DocumentNode | undefined {
  const shape = getShape(root, node, side)
  const own = shape.properties.get(name)
  if (own !== undefined) return own
  if (depth > 2) return undefined
  const inner = shape.branches
    .map((one) => findProperty(root, one, name, side, depth + 1))
    .find((one) => one !== undefined)
  return inner ?? shape.inner.get('additionalProperties')
}

function getObjects({ root }: RunContext, { value, node }: Described, side: Side): Map<string, Described> {
  const found = new Map<string, Described>()
  if (!isJson(value)) return found
  found.set('', { value, node })
  for (const [name, one] of Object.entries(value)) {
    const inner = isJson(one) ? findProperty(root, node, name, side) : undefined
    if (inner !== undefined) found.set(`/${escapeStep(name)}`, { value: one, node: inner })
  }
  return found
}

function isShownOtherwise(root: Json, node: DocumentNode): boolean {
  const own = unwrap(root, node).value
  const { keywords } = getShape(root, node)
  const isMarked = CHANGED.some((name) => Boolean(keywords[name] ?? own[name]))
  return isMarked || HIDDEN_FORMATS.includes(String(keywords['format']))
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
