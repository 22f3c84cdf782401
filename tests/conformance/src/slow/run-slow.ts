import { whyLeftOut } from '../run/risk.ts'
import type { Stage } from '../run/judge-call.ts'
import { cooldownCases } from './cooldown.ts'
import { lateKeyCases, sessionCases } from './silence.ts'
import type { SlowCase } from './slow-case.ts'
import { largeBodyCases, loadCases } from './strain.ts'

/** The longest that a run waits; what takes longer is left out, with a word on how long it takes. */
const LONGEST_S = 150

/**
 * What takes longer than 5 s to provoke: calls held back for a time, sessions and keys left alone, many requests at
 * once, a huge body. Without `--slow` it is left out by choice. All that waits waits at the same time.
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
