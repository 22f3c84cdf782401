import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/components/route-names.ts'

/** Whether nothing can be changed: the identity is being checked or is verified. */
export function isLocked({ identityStatus }: Identity): boolean {
  return identityStatus === 'pending' || identityStatus === 'approved'
}

/** The page on which the player goes on. Who was rejected reads the reason first. */
export function pageToGoOn(identity: Identity): '/kyc/baseInfo' | '/kyc/upload' | '/kyc/status' {
  if (isLocked(identity) || identity.identityStatus === 'rejected') return ROUTES.kycStatus
  return identity.hasBase ? ROUTES.kycUpload : ROUTES.kycBaseInfo
}

/** How far each of the three steps has come. */
export type StepState = 'todo' | 'next' | 'done' | 'waiting' | 'failed'

/** The steps in their order: details, pictures, review. */
export function stepStates({ identityStatus, hasBase }: Identity): Record<'base' | 'papers' | 'review', StepState> {
  switch (identityStatus) {
    case 'approved':
      return { base: 'done', papers: 'done', review: 'done' }
    case 'pending':
      return { base: 'done', papers: 'done', review: 'waiting' }
    case 'rejected':
      return { base: 'done', papers: 'done', review: 'failed' }
    case 'unverified':
    case 'editing':
      return hasBase
        ? { base: 'done', papers: 'next', review: 'todo' }
        : { base: 'next', papers: 'todo', review: 'todo' }
  }
}

/** How a deadline stands at a moment, both milliseconds since 1970: still open, over, or no longer of matter. */
export function deadlineState({ kycStatus }: Identity, deadline: number, now = Date.now()): 'open' | 'over' | 'met' {
  if (kycStatus === 'ratified') return 'met'
  // A deadline that could not be read (NaN) is not over.
  return deadline <= now ? 'over' : 'open'
}
