import type { BusinessCode, Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from './request-result.ts'

/** Placeholder that each request replaces by an unused key. */
export const FRESH_KEY = 'a-fresh-key-for-each-request'

/** Whether a parameter is an idempotency key. */
export function isKey(parameter: Parameter): boolean {
  return parameter.in === 'header' && /idempotency/i.test(parameter.name)
}

/** Returns the idempotency key parameter of an operation, if it has one. */
export function getKey({ parameters }: Operation): Parameter | undefined {
  return parameters.find(isKey)
}

/** Returns an input with the given key. */
export function withKey(input: RequestInput, parameter: Parameter, key: string): RequestInput {
  return { ...input, header: { ...input.header, [parameter.name]: key } }
}

/** Returns the code for a key that was already used with other content. */
export function keyReusedCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /idempotency|key.?(reused|mismatch|conflict)/i.test(name))
}

/** Returns the code for a key whose first request is still running. */
export function inProgressCode({ codes }: Operation): BusinessCode | undefined {
  return codes.find(({ name }) => /in.?progress|still.?running/i.test(name))
}
