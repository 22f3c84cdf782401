import { getExclusionReason } from '../context/risk.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { CheckInfo } from '../config/check-info.ts'
import type { Check } from '../checks/define-check.ts'
import type { SlowCase } from '../checks/phases.ts'
import type { RunContext } from '../context/run-context.ts'
import { createReport, describeError, tryCheck, unlessGivenUp } from '../checks/run-checks.ts'

/** The longest wait of a run, in seconds. Cases that wait longer are skipped with a note. */
const MAX_WAIT_S = 150

/**
 * Runs the checks that take longer than 5 s: cooldowns, idle sessions and keys, many concurrent requests, a huge body.
 * Leaves them out without `--slow`. All waits run concurrently.
 */
export async function runSlow(pool: SessionPool): Promise<void> {
  const { context } = pool
  const { config, ledger } = context
  const due: (DueCase & { at: number; finish: () => Promise<void> })[] = []
  for (const slow of listCases(context)) {
    const { operation, check, seconds } = slow
    const why = getSkipReason(slow, pool)
    if (why !== undefined) {
      ledger.markInconclusive(operation, check, why, true)
      continue
    }
    if (!ledger.plans(operation) || (operation.needsSession && pool.sessions.noPlayerReason !== undefined)) continue
    const report = createReport(ledger, operation, check)
    const finish = await tryHalf(context, slow, () => slow.begin(pool, report))
    if (finish !== undefined) due.push({ ...slow, at: performance.now() + seconds * 1000, finish })
  }
  for (const { at, finish, ...slow } of due.toSorted((a, b) => a.at - b.at)) {
    const left = at - performance.now()
    if (left > 0) await config.pause(left)
    await tryHalf(context, slow, finish)
  }
}

interface DueCase extends SlowCase {
  check: CheckInfo
}

function listCases(context: RunContext): DueCase[] {
  const { ledger } = context
  return context.getChecks('slow').flatMap((check) => {
    try {
      const cases = (check as Check<string, 'slow'>).run({ context, phase: 'slow' })
      return cases.map((slow): DueCase => ({ ...slow, check }))
    } catch (error) {
      ledger.markDocumentInconclusive(check, describeError(error, ledger.isOwn(check.id) ? check : undefined))
      return []
    }
  })
}

/** One half of a slow case; undefined if it failed or the operation hangs. */
function tryHalf<Done>(
  context: RunContext,
  { operation, check }: DueCase,
  half: () => Promise<Done>,
): Promise<Done | undefined> {
  return unlessGivenUp(context, operation, () => tryCheck(context.ledger, operation, check, half))
}

function getSkipReason({ operation, seconds }: SlowCase, { context: { config } }: SessionPool): string | undefined {
  const exclusion = getExclusionReason(operation, config)
  if (exclusion !== undefined) return exclusion
  if (!config.slow) return 'it takes longer than 5 s (set slow)'
  return seconds > MAX_WAIT_S ? `it takes ${Math.ceil(seconds / 60)} minutes` : undefined
}
