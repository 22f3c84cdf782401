import { runConformance } from '../../src/run/run-conformance.ts'
import { openParlor, PARLOR_CONFIG, PARLOR_FAULTS, type ParlorFault } from '../parlor/parlor.ts'
import { FIXED, type Proof, type Proofs } from './proof.ts'

/** Proves a check by a fault of the parlor. */
function onParlor(at: string, fault: ParlorFault): Proof {
  return {
    shows: PARLOR_FAULTS[fault],
    at,
    run: (skipChecks) => runConformance({ ...PARLOR_CONFIG, ...FIXED, ...openParlor(fault), only: [at], skipChecks }),
  }
}

/** The proofs of checks of responsible play. */
export const PARLOR_PROOFS: Proofs = {
  'play-limit': onParlor('setPlayLimit', 'creation-unchecked'),
  'play-break': onParlor('takeBreak', 'break-plays'),
}
