import { expect, it } from 'vitest'
import { BIRD_FAULTS, type BirdFault } from './bird-faults.ts'
import { findOnBirds } from './find-on-birds.ts'

it.each(Object.keys(BIRD_FAULTS) as BirdFault[])(
  'a run of all operations finds the fault %s of the bird watchers',
  async (fault) => {
    expect(await findOnBirds(fault)).toContain(BIRD_FAULTS[fault].reports)
  },
)
