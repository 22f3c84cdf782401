import { isJson, text, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isJsonType } from '../media-type.ts'
import { getShape } from '../schema/shape.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { parseExpression, type Expression } from './expression.ts'

/** How responses state their outcome (`x-envelope`). */
export interface Envelope {
  success: Expression
  /** The pointers of code, message and payload; undefined if the envelope has none. */
  code: string | undefined
  message: string | undefined
  data: string
  /** The code for an invalid session. */
  sessionInvalid: unknown
  /** How the server refuses: in the envelope with a success status, or by HTTP 4xx; undefined if either is allowed. */
  refusals: 'envelope' | 'http' | undefined
}

/** Reads `x-envelope` of a document; the caller's expression replaces it. Undefined without either. */
export function readEnvelope(root: Json, expression?: string): Envelope | undefined {
  const own = isJson(root['x-envelope']) ? root['x-envelope'] : {}
  const source = expression ?? text(own['success'])
  if (source === undefined) return undefined
  const success = parseExpression(source)
  const named = (name: string): string | undefined => success.pointers.find((pointer) => pointer.endsWith(`/${name}`))
  return {
    success,
    code: text(own['code']) ?? named('code'),
    message: text(own['message']),
    data: text(own['data']) ?? '',
    sessionInvalid: own['sessionInvalid'],
    refusals: own['refusals'] === 'envelope' || own['refusals'] === 'http' ? own['refusals'] : undefined,
  }
}

/**
 * Whether no operation can use the envelope: all JSON of successes is documented, and has no field of the expression.
 * Returns the fields that it has instead; undefined if some operation may use it.
 */
export function findOtherFields(
  root: Json,
  { success }: Envelope,
  operations: readonly Operation[],
): string[] | undefined {
  const names = new Set(success.pointers.map((pointer) => pointer.split('/')[1] ?? ''))
  const schemas = operations
    .flatMap(({ responses }) => responses.filter(({ status }) => status.startsWith('2')))
    .flatMap(({ content }) => content.filter(({ type }) => isJsonType(type)).map(({ schema }) => schema))
  const fields = new Set<string>()
  const isOther = (schema: DocumentNode | undefined): boolean => {
    if (schema === undefined) return false
    const { properties, branches, types } = getShape(root, schema)
    for (const name of properties.keys()) fields.add(name)
    if (types.some((type) => type !== 'object' && type !== 'null')) return true
    if (properties.size === 0 && branches.length === 0) return false
    return ![...properties.keys()].some((name) => names.has(name)) && branches.every(isOther)
  }
  return schemas.length > 0 && schemas.every(isOther) ? [...fields] : undefined
}

/**
 * Whether an operation uses the envelope: its documented success is JSON with a success field, or an open schema.
 * Others, such as downloads and health checks, have only the status.
 */
export function usesEnvelope(root: Json, { success }: Envelope, { responses }: Operation): boolean {
  const contents = responses.filter(({ status }) => status.startsWith('2')).flatMap(({ content }) => content)
  if (contents.length === 0) return true
  const names = new Set(success.pointers.map((pointer) => pointer.split('/')[1] ?? ''))
  const hasFields = (schema: DocumentNode): boolean => {
    const { properties, branches, types } = getShape(root, schema)
    if (types.some((type) => type !== 'object' && type !== 'null')) return false
    if (properties.size === 0 && branches.length === 0) return true
    return [...properties.keys()].some((name) => names.has(name)) || branches.some(hasFields)
  }
  return contents.some(({ type, schema }) => isJsonType(type) && (schema === undefined || hasFields(schema)))
}
