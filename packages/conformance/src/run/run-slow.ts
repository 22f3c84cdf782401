import { getExclusionReason } from '../context/risk.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { SlowCase } from '../checks/phases.ts'
import { beginCase, listCases } from './halved-cases.ts'

/** The longest wait of a run, in seconds. Cases that wait longer are skipped with a note. */
const MAX_WAIT_S = 150

/**
 * Runs the checks that take longer than 5 s: cooldowns, idle sessions and keys, many concurrent requests, a huge body.
 * Leaves them out without `--slow`. All waits run concurrently.
 */
export async function runSlow(pool: SessionPool): Promise<void> {
  const { config, ledger } = pool.context
  const due: { at: number; finish: () => Promise<void> }[] = []
  for (const slow of listCases(pool.context, 'slow')) {
    const why = getSkipReason(slow, pool)
    if (why !== undefined) {
      ledger.markInconclusive(slow.operation, slow.check, why, true)
      continue
    }
    const finish = await beginCase(pool, slow)
    if (finish !== undefined) due.push({ at: performance.now() + slow.seconds * 1000, finish })
  }
  for (const { at, finish } of due.toSorted((a, b) => a.at - b.at)) {
    const left = at - performance.now()
    if (left > 0) await config.pause(left)
    await finish()
  }
}

function getSkipReason({ operation, seconds }: SlowCase, { context: { config } }: SessionPool): string | undefined {
  const exclusion = getExclusionReason(operation, config)
  if (exclusion !== undefined) return exclusion
  if (!config.slow) return 'it takes longer than 5 s (set slow)'
  return seconds > MAX_WAIT_S ? `it takes ${Math.ceil(seconds / 60)} minutes` : undefined
}
