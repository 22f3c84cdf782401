import type { BusinessCode } from './document.ts'

/** A refusal that a handler throws by its name in `x-codes`; the pipeline gives it code and message. */
export class BusinessFailure extends Error {
  readonly codeName: string
  /** What fills the `{…}` of its message. */
  readonly values: Record<string, string>

  constructor(codeName: string, values: Record<string, string> = {}) {
    super(`refused: ${codeName}`)
    this.name = 'BusinessFailure'
    this.codeName = codeName
    this.values = values
  }
}

/** Input that fits the document's schemas and is wrong all the same, such as an unknown method. */
export class BadInput extends Error {
  readonly field: string

  constructor(field: string) {
    super(`bad input: ${field}`)
    this.name = 'BadInput'
    this.field = field
  }
}

/** Finds a code by name: the call's own first, then the document's. A name that neither has is an error. */
export function findCode(
  name: string,
  ownCodes: readonly BusinessCode[],
  commonCodes: readonly BusinessCode[],
  operationId: string,
): number {
  const found = ownCodes.find((one) => one.name === name) ?? commonCodes.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${operationId} has no x-codes entry named ${name}`)
  return found.code
}
