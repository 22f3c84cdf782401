import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/routing/route-names.ts'

/** The statuses without changes: the identity is being checked or is verified. */
export type LockedStatus = 'pending' | 'approved'

/** Whether nothing can be changed. */
export function isLocked(identity: Identity): identity is Identity & { readonly identityStatus: LockedStatus } {
  return identity.identityStatus === 'pending' || identity.identityStatus === 'approved'
}

/** The page where the player continues. A rejected player reads the reason first. */
export function pageToGoOn(identity: Identity): '/kyc/baseInfo' | '/kyc/upload' | '/kyc/status' {
  if (isLocked(identity) || identity.identityStatus === 'rejected') return ROUTES.kycStatus
  return identity.hasBase ? ROUTES.kycUpload : ROUTES.kycBaseInfo
}

/** The state of a step. */
export type StepState = 'todo' | 'next' | 'done' | 'waiting' | 'failed'

/** The steps in their order: details, pictures, review. */
export function stepStates({ identityStatus, hasBase }: Identity): Record<'base' | 'documents' | 'review', StepState> {
  switch (identityStatus) {
    case 'approved':
      return { base: 'done', documents: 'done', review: 'done' }
    case 'pending':
      return { base: 'done', documents: 'done', review: 'waiting' }
    case 'rejected':
      return { base: 'done', documents: 'done', review: 'failed' }
    case 'unverified':
    case 'editing':
      return hasBase
        ? { base: 'done', documents: 'next', review: 'todo' }
        : { base: 'next', documents: 'todo', review: 'todo' }
  }
}

/** The state of a deadline at a time, both in milliseconds since 1970. */
export function deadlineState({ kycStatus }: Identity, deadline: number, now = Date.now()): 'open' | 'over' | 'met' {
  if (kycStatus === 'ratified') return 'met'
  // An unreadable deadline (NaN) is not over.
  return deadline <= now ? 'over' : 'open'
}
