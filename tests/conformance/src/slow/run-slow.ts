import { whyLeftOut } from '../run/risk.ts'
import type { Stage } from '../run/judge-call.ts'
import { cooldownCases } from './cooldown.ts'
import { lateKeyCases, sessionCases } from './silence.ts'
import type { SlowCase } from './slow-case.ts'
import { largeBodyCases, loadCases } from './strain.ts'

/** The longest wait of a run; longer cases are skipped with a note. */
const LONGEST_S = 150

/**
 * Checks that take longer than 5 s: cooldowns, idle sessions and keys, many concurrent requests, a huge body. Excluded
 * by choice without `--slow`. All waits run concurrently.
 */
export async function runSlow(stage: Stage): Promise<void> {
  const { bench } = stage
  const { config, ledger } = bench
  const all = [cooldownCases, sessionCases, lateKeyCases, loadCases, largeBodyCases].flatMap((make) => make(bench))
  const due: { at: number; finish: () => Promise<void> }[] = []
  for (const one of all) {
    const why = whyNot(one, stage)
    if (why !== undefined) {
      ledger.leaveOpen(one.operation, one.check, why, true)
      continue
    }
    if (!ledger.plans(one.operation) || (one.operation.needsSession && stage.sessions.whyNobody !== undefined)) continue
    const finish = await one.begin(stage)
    if (finish !== undefined) due.push({ at: performance.now() + one.seconds * 1000, finish })
  }
  for (const { at, finish } of due.toSorted((a, b) => a.at - b.at)) {
    const left = at - performance.now()
    if (left > 0) await config.pause(left)
    await finish()
  }
}

function whyNot({ operation, seconds }: SlowCase, { bench: { config } }: Stage): string | undefined {
  const leftOut = whyLeftOut(operation, config)
  if (leftOut !== undefined) return leftOut
  if (!config.slow) return 'it takes longer than 5 s (slow)'
  return seconds > LONGEST_S ? `it takes ${Math.ceil(seconds / 60)} minutes` : undefined
}
