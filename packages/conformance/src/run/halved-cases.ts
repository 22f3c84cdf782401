import type { Check } from '../checks/define-check.ts'
import type { HalvedCase, SlowCase } from '../checks/phases.ts'
import { createReport, describeError, tryCheck, unlessGivenUp } from '../checks/run-checks.ts'
import type { CheckInfo } from '../config/check-info.ts'
import type { RunContext } from '../context/run-context.ts'
import type { SessionPool } from '../sessions/session-pool.ts'

/** The phases whose checks return cases in two halves, and these. */
interface HalvedPhases {
  slow: SlowCase
  restart: HalvedCase
}

/** A case with its check. */
export type Halved<Case extends HalvedCase> = Case & { check: CheckInfo }

/** Lists the cases of a phase. An exception costs its check alone. */
export function listCases<P extends keyof HalvedPhases>(context: RunContext, phase: P): Halved<HalvedPhases[P]>[] {
  const { ledger } = context
  return context.getChecks(phase).flatMap((check) => {
    try {
      const cases = (check as Check<string, 'slow' | 'restart'>).run({ context, phase }) as HalvedPhases[P][]
      return cases.map((one) => ({ ...one, check }))
    } catch (error) {
      ledger.markDocumentInconclusive(check, describeError(error, ledger.isOwn(check.id) ? check : undefined))
      return []
    }
  })
}

/** Runs the first half of a case. Returns the second one; undefined if there is none. */
export async function beginCase(
  pool: SessionPool,
  { operation, check, begin }: Halved<HalvedCase>,
): Promise<(() => Promise<void>) | undefined> {
  const { context, sessions } = pool
  const { ledger } = context
  if (!ledger.plans(operation) || (operation.needsSession && sessions.noPlayerReason !== undefined)) return undefined
  const tryHalf = <Done>(half: () => Promise<Done>): Promise<Done | undefined> =>
    unlessGivenUp(context, operation, () => tryCheck(ledger, operation, check, half))
  const finish = await tryHalf(() => begin(pool, createReport(ledger, operation, check)))
  return finish === undefined ? undefined : () => tryHalf(finish)
}
