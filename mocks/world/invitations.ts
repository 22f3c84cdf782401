import type { Account } from './account.ts'
import type { WorldCore } from './world-core.ts'

/** Records the inviter of a player, once, and updates the inviter's counts. */
export function acceptInvitation(world: WorldCore, account: Account, inviter: Account): void {
  account.invitedBy = inviter.uid
  account.profile.registrationCode = inviter.profile.invitationCode
  world.happenings.tell('joined', account)
}
