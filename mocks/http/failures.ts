import type { BusinessCode } from './document.ts'

/** A refusal that a handler throws by its name in `x-codes`; the pipeline adds code and message. */
export class BusinessFailure extends Error {
  readonly codeName: string
  /** The values of the `{…}` in its message. */
  readonly values: Record<string, string>

  constructor(codeName: string, values: Record<string, string> = {}) {
    super(`refused: ${codeName}`)
    this.name = 'BusinessFailure'
    this.codeName = codeName
    this.values = values
  }
}

/** Input that fits the document's schemas but is still invalid, such as an unknown method. */
export class BadInput extends Error {
  readonly field: string

  constructor(field: string) {
    super(`bad input: ${field}`)
    this.name = 'BadInput'
    this.field = field
  }
}

/** Finds a code by name, first in the operation, then in the document. Throws if neither has it. */
export function findCode(
  name: string,
  ownCodes: readonly BusinessCode[],
  commonCodes: readonly BusinessCode[],
  operationId: string,
): BusinessCode {
  const found = ownCodes.find((one) => one.name === name) ?? commonCodes.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${operationId} has no x-codes entry named ${name}`)
  return found
}
