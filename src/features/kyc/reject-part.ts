import type { IDENTITY_REJECT_PARTS } from '#generated/http/open-enums.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import type { BaseStep } from './base-info/base-steps.ts'
import type { Side } from './upload/identity-documents.ts'

/** Where each `rejectPart` that we know is corrected: a step of the details, or the side of a picture. */
const DETAILS = {
  idType: 'document',
  idNumber: 'document',
  fullName: 'person',
  birthday: 'person',
  nationality: 'person',
  email: 'person',
  presentAddress: 'address',
  permanentAddress: 'address',
  sourceOfIncome: 'work',
  occupation: 'work',
  gamingVenue: 'work',
} as const satisfies Record<Exclude<(typeof IDENTITY_REJECT_PARTS)[number], Side>, BaseStep>
const SIDES = { front: 'front', back: 'back', selfie: 'selfie' } as const satisfies Record<Side, Side>

type DetailPart = keyof typeof DETAILS

/** What a rejected player corrects: a detail, a picture, or what the reason says. */
export type Correction =
  | { readonly kind: 'details'; readonly part: DetailPart; readonly step: BaseStep }
  | { readonly kind: 'picture'; readonly part: Side }
  | { readonly kind: 'unknown' }

/** Undefined unless the check was rejected. The list of parts may grow, so a part may be unknown. */
export function getCorrection({ identityStatus, rejectPart }: Identity): Correction | undefined {
  if (identityStatus !== 'rejected') return undefined
  const detail = Object.keys(DETAILS).find((name): name is DetailPart => name === rejectPart)
  if (detail !== undefined) return { kind: 'details', part: detail, step: DETAILS[detail] }
  const side = Object.values(SIDES).find((name) => name === rejectPart)
  return side === undefined ? { kind: 'unknown' } : { kind: 'picture', part: side }
}
