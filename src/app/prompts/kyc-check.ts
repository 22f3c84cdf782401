import { reaction } from 'mobx'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { toStoredUser, type UserFields } from '#src/stores/stored-user.ts'

/** Whether a path is one of the pages that verify the identity. */
export function isKycPage(pathname: string): boolean {
  return pathname.startsWith('/kyc/')
}

export interface KycCheckDeps {
  readonly overlays: Pick<OverlayStore, 'enqueueOnce'>
  /** On one of the pages that verify the identity: nobody there needs a reminder. */
  readonly isOnKycPage: () => boolean
}

/**
 * The KYC check after user info: the suspended dialog for a player flagged onlyKyc, the reminder for one whose identity
 * is not ratified and not in review, never both, and each once a page load.
 */
export function createKycCheck({ overlays, isOnKycPage }: KycCheckDeps): (user: UserFields) => void {
  return (user) => {
    const { kycStatus, onlyKyc } = toStoredUser(user)
    if (onlyKyc) overlays.enqueueOnce('suspended', {})
    else if (kycStatus !== 'ratified' && user.identityStatus !== 'pending' && !isOnKycPage()) {
      overlays.enqueueOnce('kycReminder', {})
    }
  }
}

/** Shows the suspended dialog to a player who becomes suspended during the visit, on whichever page. */
export function watchSuspension(
  session: Pick<SessionStore, 'uid' | 'role'>,
  overlays: Pick<OverlayStore, 'enqueue'>,
): () => void {
  return reaction(
    () => ({ uid: session.uid, role: session.role }),
    (now, before) => {
      const isNews = now.uid === before.uid && now.role !== before.role
      if (isNews && now.role === 'suspended') overlays.enqueue('suspended', {})
    },
  )
}
