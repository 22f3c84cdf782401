import { getExclusionReason } from '../context/risk.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { Check, SlowCase } from '../checks/define-check.ts'
import type { RunContext } from '../context/run-context.ts'
import { describeError, tryCheck } from '../checks/run-phase.ts'

/** The longest wait of a run, in seconds. Cases that wait longer are skipped with a note. */
const MAX_WAIT_S = 150

/**
 * Runs the checks that take longer than 5 s: cooldowns, idle sessions and keys, many concurrent requests, a huge body.
 * Leaves them out without `--slow`. All waits run concurrently.
 */
export async function runSlow(pool: SessionPool): Promise<void> {
  const { context } = pool
  const { config, ledger } = context
  const all = context.getChecks('slow').flatMap((check) => {
    try {
      return (check as Check<string, 'slow'>).run?.({ context }) ?? []
    } catch (error) {
      ledger.markDocumentInconclusive(check, describeError(error, ledger.isOwn(check.id) ? check : undefined))
      return []
    }
  })
  const due: (SlowCase & { at: number; finish: () => Promise<void> })[] = []
  for (const one of all) {
    const why = skipReason(one, pool)
    if (why !== undefined) {
      ledger.markInconclusive(one.operation, one.check, why, true)
      continue
    }
    if (!ledger.plans(one.operation) || (one.operation.needsSession && pool.sessions.noPlayerReason !== undefined))
      continue
    const finish = await tryHalf(context, one, () => one.begin(pool))
    if (finish !== undefined) due.push({ ...one, at: performance.now() + one.seconds * 1000, finish })
  }
  for (const { at, finish, ...one } of due.toSorted((a, b) => a.at - b.at)) {
    const left = at - performance.now()
    if (left > 0) await config.pause(left)
    await tryHalf(context, one, finish)
  }
}

/** One half of a slow case; undefined if it failed or the operation hangs. */
function tryHalf<Done>(
  context: RunContext,
  { operation, check }: Pick<SlowCase, 'operation' | 'check'>,
  half: () => Promise<Done>,
): Promise<Done | undefined> {
  return context.unlessGivenUp(operation, () => tryCheck(context.ledger, operation, check, half))
}

function skipReason({ operation, seconds }: SlowCase, { context: { config } }: SessionPool): string | undefined {
  const leftOut = getExclusionReason(operation, config)
  if (leftOut !== undefined) return leftOut
  if (!config.slow) return 'it takes longer than 5 s (set slow)'
  return seconds > MAX_WAIT_S ? `it takes ${Math.ceil(seconds / 60)} minutes` : undefined
}
