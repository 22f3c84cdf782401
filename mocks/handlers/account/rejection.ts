import type { components } from '#generated/openapi.d.ts'
import type { Messages } from '../../messages/en-us.ts'
import { rejectedPart } from '../../sandbox/identity/identities.ts'

type Rejection = Required<Pick<components['schemas']['Identity'], 'rejectReason' | 'rejectPart'>>

/** Why the operator rejected an identity, and the part to correct; the back office may reject any. */
export function getRejection(idNumber: string, text: Messages): Rejection {
  const rejectPart = rejectedPart(idNumber) ?? 'idNumber'
  return { rejectPart, rejectReason: text.rejectReasons[rejectPart] }
}
