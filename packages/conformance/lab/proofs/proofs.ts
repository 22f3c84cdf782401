import { BIRD_PROOFS } from './bird-proofs.ts'
import { CLOAKROOM_PROOFS } from './cloakroom-proofs.ts'
import { FRAME_PROOFS } from './frame-proofs.ts'
import { KIOSK_PROOFS } from './kiosk-proofs.ts'
import { LIBRARY_PROOFS } from './library-proofs.ts'
import { PARLOR_PROOFS } from './parlor-proofs.ts'
import type { Proofs } from './proof.ts'
import { PROXY_PROOFS } from './proxy-proofs.ts'
import { SOCKET_PROOFS } from './socket-proofs.ts'

/** The proof of each check, by its id. */
export const PROOFS: Proofs = {
  ...FRAME_PROOFS,
  ...LIBRARY_PROOFS,
  ...KIOSK_PROOFS,
  ...CLOAKROOM_PROOFS,
  ...SOCKET_PROOFS,
  ...PROXY_PROOFS,
  ...BIRD_PROOFS,
  ...PARLOR_PROOFS,
}
