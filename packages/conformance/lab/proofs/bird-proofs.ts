import { runConformance } from '../../src/run/run-conformance.ts'
import { BIRD_FAULTS, type BirdFault } from '../styles/bird-faults.ts'
import { birds, openBirds } from '../styles/birds.ts'
import { serveStyle } from '../styles/serve.ts'
import { FIXED, type Proof, type Proofs } from './proof.ts'

/** Proves a check by a fault of the bird watchers' server. */
function onBirds(at: string, fault: BirdFault): Proof {
  return {
    shows: BIRD_FAULTS[fault].shows,
    at,
    run: (skipChecks) =>
      runConformance({
        ...FIXED,
        ...birds.config,
        url: 'http://lab',
        openapi: birds.document,
        transport: serveStyle(birds, openBirds(fault)),
        // A wait for accepted work needs no time here.
        pause: () => Promise.resolve(),
        only: [at],
        skipChecks,
      }),
  }
}

/** The proofs of checks that need versions, or fields that can be changed. */
export const BIRD_PROOFS: Proofs = {
  accepted: onBirds('startExport', 'export-stuck'),
  etag: onBirds('getSighting', 'no-304'),
  stored: onBirds('changeSighting', 'patch-resets'),
}
