import { runConformance } from '../../src/run/run-conformance.ts'
import type { BirdFault } from './bird-faults.ts'
import { birds, openBirds } from './birds.ts'
import { serveStyle } from './serve.ts'

/** Runs the harness on the bird watchers' server with a fault, on all operations or some. Returns `operation/check` of each finding. */
export async function findOnBirds(fault: BirdFault, only?: string[]): Promise<string[]> {
  const { findings } = await runConformance({
    url: 'http://lab',
    openapi: birds.document,
    transport: serveStyle(birds, openBirds(fault)),
    seed: 1,
    // A wait for accepted work needs no time here.
    pause: () => Promise.resolve(),
    ...birds.config,
    ...(only !== undefined && { only }),
  })
  return findings.map(({ operationId, check }) => `${operationId}/${check}`)
}
