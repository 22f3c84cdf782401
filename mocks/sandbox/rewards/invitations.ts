import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** Records the inviter of a player, once, and updates the inviter's counts. */
export function acceptInvitation(sandbox: SandboxCore, account: Account, inviter: Account): void {
  account.invitedBy = inviter.uid
  account.profile.registrationCode = inviter.profile.invitationCode
  sandbox.events.emit('joined', account)
}
