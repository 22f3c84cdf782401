import { documentedFor } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { runChecksSync } from '../run-checks.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** Runs the checks that apply to every response. */
export function judgeResult(context: RunContext, result: RequestResult): void {
  const { operation, response } = result
  const documented = response === null ? undefined : documentedFor(operation, response.status)
  context.ledger.seeStatus(operation, documented?.status)
  if (result.outcome.kind === 'refused') context.ledger.seeCode(operation, result.outcome.code)
  runChecksSync('response', { context, operation, result, documented })
}
