import { isJson, text, type Json } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { shapeOf } from '../schema/shape.ts'
import type { DocumentNode } from '../document/schema-node.ts'
import { parseExpression, type Expression } from './expression.ts'

/** How answers say what became of a call (`x-envelope`). */
export interface Envelope {
  success: Expression
  /** Where code, message and payload stand; undefined where there is none. */
  code: string | undefined
  message: string | undefined
  data: string
  /** The code of a session that is not valid. */
  sessionInvalid: unknown
}

/** Reads a document's `x-envelope`; an expression of the caller's wins. Undefined where neither is there. */
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
  }
}

/**
 * Whether a call answers in the envelope: the document's success is JSON and its schema names a field that tells
 * success, or leaves it open what there is. Others, such as a download or a health check, speak by status alone.
 */
export function speaksEnvelope(root: Json, { success }: Envelope, { responses }: Operation): boolean {
  const contents = responses.filter(({ status }) => status.startsWith('2')).flatMap(({ content }) => content)
  if (contents.length === 0) return true
  const names = new Set(success.pointers.map((pointer) => pointer.split('/')[1] ?? ''))
  const tells = (schema: DocumentNode): boolean => {
    const { properties, branches, types } = shapeOf(root, schema)
    if (types.some((type) => type !== 'object' && type !== 'null')) return false
    if (properties.size === 0 && branches.length === 0) return true
    return [...properties.keys()].some((name) => names.has(name)) || branches.some(tells)
  }
  return contents.some(({ type, schema }) => /json/i.test(type) && (schema === undefined || tells(schema)))
}
