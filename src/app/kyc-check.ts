import { toStoredUser, type UserFields } from '#src/stores/stored-user.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** Whether a path is one of the pages that verify the identity. */
export function isKycPage(pathname: string): boolean {
  return pathname.startsWith('/kyc/')
}

export interface KycCheckDeps {
  readonly overlays: Pick<OverlayStore, 'askOnce'>
  /** On one of the pages that verify the identity: nobody there needs telling. */
  readonly isOnKycPage: () => boolean
}

/**
 * The KYC check after user info (section 4 of the specification): the suspended dialog for a player flagged onlyKyc, the
 * reminder for one whose identity is not ratified, never both, and each once a page load.
 */
export function createKycCheck({ overlays, isOnKycPage }: KycCheckDeps): (user: UserFields) => void {
  return (user) => {
    const { kycStatus, onlyKyc } = toStoredUser(user)
    if (isOnKycPage()) return
    if (onlyKyc) overlays.askOnce('suspended', {})
    else if (kycStatus !== 'ratified') overlays.askOnce('kycReminder', {})
  }
}
