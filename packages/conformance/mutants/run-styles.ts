import type { Style } from '../lab/styles/serve.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import { inOrder } from './choose.ts'
import type { StyleMutant } from './style-fault.ts'
import { serveMutant, styleMutants } from './style-mutants.ts'

/** The verdicts on the mutants of one style. */
export interface StyleRun {
  made: number
  caught: number
  missed: string[]
  /** Mutants whose change applied to no response of the run. */
  notReached: string[]
}

/** Runs the harness on mutants of a style in a seeded order: on all, or on the first `count`. */
export async function runStyleMutants(style: Style, seed: number, count = Number.POSITIVE_INFINITY): Promise<StyleRun> {
  const run: StyleRun = { made: 0, caught: 0, missed: [], notReached: [] }
  for (const mutant of inOrder(styleMutants(style), seed)) {
    if (run.made >= count) break
    const verdict = await judge(style, mutant, seed)
    if (verdict === 'not reached') {
      run.notReached.push(mutant.id)
      continue
    }
    run.made += 1
    if (verdict === 'caught') run.caught += 1
    else run.missed.push(mutant.id)
  }
  return run
}

async function judge(style: Style, mutant: StyleMutant, seed: number): Promise<'caught' | 'missed' | 'not reached'> {
  let isReached = false
  const transport = serveMutant(style, mutant, () => (isReached = true))
  const { findings } = await runConformance({
    url: 'http://lab',
    openapi: style.document,
    transport,
    seed,
    ...(mutant.only && { only: mutant.only }),
    ...style.config,
  }).catch((error: unknown) => {
    // A mutant that prevents every login ends the run with a reason, which counts as caught.
    if (isReached) return { findings: [error] }
    throw error
  })
  return findings.length > 0 ? 'caught' : isReached ? 'missed' : 'not reached'
}
