import { describe, expect, it } from 'vitest'
import { allMutants } from '../../mutants/run.ts'
import { BIRD_FAULTS, type BirdFault } from '../styles/bird-faults.ts'
import { STYLES } from '../styles/styles.ts'
import { judgeBirds, judgeStyle } from './compare.ts'

/** Longer than any style takes, so that it fails only if a run hangs. */
const TIMEOUT_MS = 1_800_000

describe('the harness with a document in Spanish', { timeout: TIMEOUT_MS }, () => {
  it.each(STYLES.map((style) => [style.name, style] as const))(
    'judges every mutant of the style %s as with one in English',
    async (_, style) => {
      for (const mutant of allMutants(style.document)) {
        const { english, spanish } = await judgeStyle(style, mutant)
        expect(spanish, mutant.id).toEqual(english)
      }
    },
  )

  it.each(Object.keys(BIRD_FAULTS) as BirdFault[])('finds the fault %s of the bird watchers', async (fault) => {
    const { english, spanish } = await judgeBirds(fault)
    expect(spanish).toEqual(english)
  })
})
