import { expect, it } from 'vitest'
import { runConformance } from '../../src/run/run-conformance.ts'
import { BIRD_FAULTS, type BirdFault } from './bird-faults.ts'
import { birds, openBirds } from './birds.ts'
import { findOnBirds } from './find-on-birds.ts'
import { serveStyle } from './serve.ts'

const names = Object.keys(BIRD_FAULTS) as BirdFault[]

/** The operations of a run that finds a fault. Data of another player must exist first. */
function listNeeded(fault: BirdFault): string[] {
  const [operationId = '', check] = BIRD_FAULTS[fault].reports.split('/')
  return check === 'other-player' ? [operationId, 'addSighting'] : [operationId]
}

// `npm run test:full` finds them in a run of all operations.
it.each(names)('the harness finds the fault %s of the bird watchers', async (fault) => {
  expect(await findOnBirds(fault, listNeeded(fault))).toContain(BIRD_FAULTS[fault].reports)
})

it('the harness sends as many requests with the same seed in each run', async () => {
  const counts: number[] = []
  for (const nonce of [1, 2, 3, 4, 5, 6]) {
    const transport = serveStyle(birds, openBirds())
    const { totals } = await runConformance({
      url: 'http://lab',
      openapi: birds.document,
      transport,
      seed: 1,
      nonce,
      workers: 1,
      only: ['startExport'],
      ...birds.config,
    })
    counts.push(totals.requests)
  }
  expect(new Set(counts).size).toBe(1)
})
