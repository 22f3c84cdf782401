import type { BusinessCode, Operation, Parameter } from '../document/operation.ts'
import type { CallInput } from '../http/answer.ts'

/** Stands for a key that no request had before; each request gets one as it is sent. */
export const FRESH_KEY = 'a-fresh-key-for-each-request'

/** Whether a header says which intent a call belongs to. */
export function isKey(parameter: Parameter): boolean {
  return parameter.in === 'header' && /idempotency/i.test(parameter.name)
}

/** The key's header, of a call that takes one. */
export function keyOf({ parameters }: Operation): Parameter | undefined {
  return parameters.find(isKey)
}

/** An input under a key. */
export function withKey(input: CallInput, parameter: Parameter, key: string): CallInput {
  return { ...input, header: { ...input.header, [parameter.name]: key } }
}

/** The code for a key that was used for something else. */
export function keyReusedCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /idempotency|key.?(reused|mismatch|conflict)/i.test(name))
}

/** The code for a request whose key is still at work. */
export function inProgressCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /in.?progress|still.?running/i.test(name))
}
