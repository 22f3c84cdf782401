import type { Account } from './account.ts'
import type { WorldCore } from './world-core.ts'

/** Notes who invited a player, for good, and lets the inviter's counts follow. */
export function acceptInvitation(world: WorldCore, account: Account, inviter: Account): void {
  account.invitedBy = inviter.uid
  account.profile.registrationCode = inviter.profile.invitationCode
  world.happenings.tell('joined', account)
}
