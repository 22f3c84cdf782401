import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { allCheck, successCheck } from '../context/whole-checks.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { describeOutcome } from '../document/envelope/outcome.ts'
import { jarFor } from './judge-read.ts'
import { NOT_IMPLEMENTED, type Implemented } from './plan/implemented.ts'

/** Checks an operation for which the document has no success, such as one that is gone: it gets one request. */
export async function judgeFailing(
  pool: SessionPool,
  operation: Operation,
  implemented: Pick<Implemented, 'isUnknownPath'>,
): Promise<void> {
  const { context, sessions, inputs } = pool
  const { ledger } = context
  const input = await inputs.first(operation, sessions.main)
  const result = await context.send(operation, input, { jar: await jarFor(pool, operation, sessions.main) })
  const known = operation.responses.map(({ status }) => status).join(', ')
  if (result.outcome.kind === 'success') {
    ledger.succeed(operation)
    return ledger.pass(operation, successCheck)
  }
  if (await implemented.isUnknownPath(operation))
    return ledger.markInconclusive(operation, allCheck, NOT_IMPLEMENTED, context.config.implemented)
  ledger.fail(operation, {
    check: successCheck,
    rule: `${operation.pointer}/responses`,
    title: 'The operation does not respond as documented',
    explanation: `Expected: HTTP ${known}, because the document has no other response. Received: ${describeOutcome(result.outcome)}.`,
    evidence: result,
  })
}
