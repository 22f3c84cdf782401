import type { CheckId } from '../../src/checks/registry.ts'
import { KIOSK_PROOFS } from './kiosk-proofs.ts'
import { LIBRARY_PROOFS } from './library-proofs.ts'
import type { Proofs } from './proof.ts'
import { SOCKET_PROOFS } from './socket-proofs.ts'

/** The proof of each check, by its id. */
export const PROOFS: Proofs = { ...LIBRARY_PROOFS, ...KIOSK_PROOFS, ...SOCKET_PROOFS }

/** Checks that no lab proves yet. This list may only become shorter. */
export const WITHOUT_PROOF: readonly CheckId[] = [
  'frame-address',
  'frame-close',
  'frame-error',
  'frame-event',
  'frame-kind',
  'frame-load',
  'frame-once',
  'frame-origin',
  'frame-sandbox',
  'frame-schema',
  'frame-secret',
  'frame-steps',
  'frame-target',
  'frame-unasked',
  'request',
  'undocumented-call',
]
