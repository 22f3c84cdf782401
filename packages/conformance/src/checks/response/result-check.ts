import type { DocumentedResponse } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'

/** Checks one response, if the check applies. */
export type ResultCheck = (
  context: RunContext,
  result: RequestResult,
  documented: DocumentedResponse | undefined,
) => void
