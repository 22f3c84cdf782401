import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../http/request-result.ts'
import type { Candidate } from './candidate.ts'

/** Returns the input without optional parameters from a link, which would select one item of a list. */
export function withoutFilters({ parameters }: Operation, { input, linked }: Candidate): RequestInput {
  const isLeft = (name: string): boolean =>
    !(name in (linked?.parameters ?? {})) ||
    parameters.some((parameter) => parameter.name === name && parameter.required)
  return { ...input, query: Object.fromEntries(Object.entries(input.query).filter(([name]) => isLeft(name))) }
}
