import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { type Correction, getCorrection } from './reject-part.ts'

/** The statuses without changes: the identity is being checked or is verified. */
export type LockedStatus = 'pending' | 'approved'

/** Whether nothing can be changed. */
export function isLocked(identity: Identity): identity is Identity & { readonly identityStatus: LockedStatus } {
  return identity.identityStatus === 'pending' || identity.identityStatus === 'approved'
}

/** The page where the player continues; after a rejection that of the part to correct. */
export function pageToGoOn(identity: Identity): '/kyc/baseInfo' | '/kyc/upload' | '/kyc/status' {
  if (isLocked(identity)) return ROUTES.kycStatus
  const correction = getCorrection(identity)
  if (correction) return correction.kind === 'picture' && identity.hasBase ? ROUTES.kycUpload : ROUTES.kycBaseInfo
  return identity.hasBase ? ROUTES.kycUpload : ROUTES.kycBaseInfo
}

/** The state of a step. */
export type StepState = 'todo' | 'next' | 'done' | 'waiting' | 'failed'

type StepStates = Readonly<Record<'base' | 'documents' | 'review', StepState>>

/** The steps after a rejection, by what is to be corrected. */
const REJECTED_STEPS: Readonly<Record<Correction['kind'], StepStates>> = {
  details: { base: 'failed', documents: 'todo', review: 'todo' },
  picture: { base: 'done', documents: 'failed', review: 'todo' },
  unknown: { base: 'done', documents: 'done', review: 'failed' },
}

/** The steps in their order: details, pictures, review. */
export function stepStates(identity: Identity): StepStates {
  switch (identity.identityStatus) {
    case 'approved':
      return { base: 'done', documents: 'done', review: 'done' }
    case 'pending':
      return { base: 'done', documents: 'done', review: 'waiting' }
    case 'rejected':
      return REJECTED_STEPS[getCorrection(identity)?.kind ?? 'unknown']
    case 'unverified':
    case 'editing':
      return identity.hasBase
        ? { base: 'done', documents: 'next', review: 'todo' }
        : { base: 'next', documents: 'todo', review: 'todo' }
  }
}

/** The deadline that counts now: 3 days after registration, then 7 days by the terms, then none is left. */
export type CurrentDeadline =
  | { readonly kind: 'asked' | 'terms'; readonly at: string; readonly leftMs: number }
  | { readonly kind: 'over' }

/** The deadline at a time in milliseconds since 1970; undefined if the server's dates are unreadable. */
export function currentDeadline({ deadline, termsDeadline }: Identity, now: number): CurrentDeadline | undefined {
  const [asked, terms] = [Date.parse(deadline), Date.parse(termsDeadline)]
  if (Number.isNaN(asked) || Number.isNaN(terms)) return undefined
  if (asked > now) return { kind: 'asked', at: deadline, leftMs: asked - now }
  return terms > now ? { kind: 'terms', at: termsDeadline, leftMs: terms - now } : { kind: 'over' }
}
