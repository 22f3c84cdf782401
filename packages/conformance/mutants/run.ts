import type { ConfigInput } from '../src/config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { allMutants, inTurns } from './choose.ts'
import { judgeMutant, type Verdict } from './judge.ts'

/** The results of the mutants that were reached. */
export interface MutantRun {
  caught: number
  made: number
  missed: string[]
}

/**
 * Runs the harness on seeded mutants of a healthy server until `count` were reached, and one of each kind that can be.
 * @param config the configuration for the healthy server, with its URL
 */
export async function runMutants(
  config: ConfigInput & { openapi: Json },
  { count, seed, listen }: { count: number; seed: number; listen?: (verdict: Verdict) => void },
): Promise<MutantRun> {
  const run: MutantRun = { caught: 0, made: 0, missed: [] }
  const reached = new Set<string>()
  for (const mutant of inTurns(allMutants(config.openapi), seed)) {
    if (run.made >= count && reached.has(mutant.kind)) continue
    const judged = await judgeMutant(mutant, { ...config, seed })
    listen?.(judged)
    if (judged.verdict === 'not reached') continue
    run.made += 1
    reached.add(mutant.kind)
    if (judged.verdict === 'caught') run.caught += 1
    else run.missed.push(mutant.id)
  }
  return run
}
