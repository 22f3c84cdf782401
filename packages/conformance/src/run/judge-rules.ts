import { causeCodes } from '../checks/input/causes.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { checkUnknownValues, unknownValueCheck } from '../checks/input/unknown-value.ts'
import { checkSessionEnded, sessionEndedCheck } from '../checks/access/session-ended.ts'
import { checkSessionNew, sessionNewCheck } from '../checks/access/session-new.ts'
import { checkOnce, onceCheck } from '../checks/write/once.ts'
import { tryCheck } from '../checks/run-phase.ts'
import type { SessionPool } from '../sessions/session-pool.ts'

/** Checks the rules of an operation that change much, once everything else was checked, and causes its codes. */
export async function judgeRules(pool: SessionPool, operation: Operation): Promise<void> {
  const { ledger } = pool.context
  await tryCheck(ledger, operation, unknownValueCheck, () => checkUnknownValues(pool, operation))
  await tryCheck(ledger, operation, onceCheck, () => checkOnce(pool, operation))
  await tryCheck(ledger, operation, sessionEndedCheck, () => checkSessionEnded(pool, operation))
  await tryCheck(ledger, operation, sessionNewCheck, () => checkSessionNew(pool, operation))
  await causeCodes(pool, operation)
}
