import type { CheckId } from '../../src/checks/registry.ts'
import { KIOSK_PROOFS } from './kiosk-proofs.ts'
import { LIBRARY_PROOFS } from './library-proofs.ts'
import type { Proofs } from './proof.ts'

/** The proof of each check, by its id. */
export const PROOFS: Proofs = { ...LIBRARY_PROOFS, ...KIOSK_PROOFS }

/** Checks that no lab proves yet. This list may only become shorter. */
export const WITHOUT_PROOF: readonly CheckId[] = [
  'event',
  'count',
  'redelivery',
  'socket-acknowledged',
  'socket-admission',
  'socket-close-code',
  'socket-event',
  'socket-garbage',
  'socket-heartbeat',
  'socket-once',
  'socket-order',
  'socket-origin',
  'socket-oversized',
  'socket-session',
  'socket-sid',
  'socket-standing',
  'socket-stays',
  'socket-text',
  'socket-uid',
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
