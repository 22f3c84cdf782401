import type { BusinessCode, Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../http/request-result.ts'

/** Placeholder for an unused key; each request gets one when it is sent. */
export const FRESH_KEY = 'a-fresh-key-for-each-request'

/** Whether a header is an idempotency key. */
export function isKey(parameter: Parameter): boolean {
  return parameter.in === 'header' && /idempotency/i.test(parameter.name)
}

/** The key parameter of an operation, if any. */
export function getKey({ parameters }: Operation): Parameter | undefined {
  return parameters.find(isKey)
}

/** An input with a key. */
export function withKey(input: RequestInput, parameter: Parameter, key: string): RequestInput {
  return { ...input, header: { ...input.header, [parameter.name]: key } }
}

/** The code for a key that was used with other content. */
export function keyReusedCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /idempotency|key.?(reused|mismatch|conflict)/i.test(name))
}

/** The code for a key whose request is still running. */
export function inProgressCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /in.?progress|still.?running/i.test(name))
}
