import { isJson, text, type Json } from '../document/json.ts'
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
