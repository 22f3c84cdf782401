import type { NewcomerStore } from '#src/stores/newcomer-store.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import { toStoredUser, type UserFields } from '#src/stores/stored-user.ts'

export interface KycReminderDeps {
  readonly overlays: Pick<OverlayStore, 'enqueueOnce'>
  readonly newcomer: Pick<NewcomerStore, 'isNewAccount'>
  readonly pathname: () => string
}

/** Whether a path is a page that verifies the identity. */
export function isKycPage(pathname: string): boolean {
  return pathname.startsWith('/kyc/')
}

/**
 * Reminds a player to verify the identity, once per page load. Not a suspended player, who has a dialog of their own, nor
 * a new account, whose welcome has the step, nor while promotions are held: it tells of playing on.
 */
export function remindOfKyc(user: UserFields, { overlays, newcomer, pathname }: KycReminderDeps): void {
  const { kycStatus, onlyKyc, play } = toStoredUser(user)
  if (onlyKyc || play !== undefined || kycStatus === 'ratified' || user.identityStatus === 'pending') return
  if (!isKycPage(pathname()) && !newcomer.isNewAccount()) overlays.enqueueOnce('kycReminder', {})
}
