import { runConformance } from '../../src/run/run-conformance.ts'
import { CLOAKROOM_CONFIG, CLOAKROOM_FAULTS, openCloakroom, type CloakroomFault } from '../cloakroom/cloakroom.ts'
import { FIXED, type Proof, type Proofs } from './proof.ts'

/** Proves a check by a fault of the cloakroom. `others` are the operations that it needs besides the one of the finding. */
function onCloakroom(at: string, fault: CloakroomFault, others: readonly string[] = []): Proof {
  return {
    shows: CLOAKROOM_FAULTS[fault],
    at,
    run: (skipChecks) =>
      runConformance({ ...CLOAKROOM_CONFIG, ...FIXED, ...openCloakroom(fault), only: [at, ...others], skipChecks }),
  }
}

/** The proofs of checks that need logins, registrations or a restart. */
export const CLOAKROOM_PROOFS: Proofs = {
  exposed: onCloakroom('hangCoat', 'phone-in-note', ['setPhone']),
  'session-kept': onCloakroom('logOut', 'logout-ends-account'),
  'password-changed': onCloakroom('changePassword', 'old-password-kept'),
  'restart-session': onCloakroom('getPhone', 'forgets-sessions'),
  'restart-data': onCloakroom('listCoats', 'forgets-coats', ['hangCoat']),
  'restart-key': onCloakroom('hangCoat', 'forgets-keys'),
}
