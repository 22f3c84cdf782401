import type { Texts } from '../../database/tables/core.ts'
import type { Payload } from '../../http/call.ts'
import { lockAccount, type Tx } from '../../money.ts'
import { updateAccount } from '../account/show-user.ts'
import { sendLetter } from '../inbox/letters.ts'

export type RejectPart = NonNullable<Payload<'getIdentity'>['rejectPart']>

/** The parts that the operator's page offers for a rejection. */
export const REJECT_PARTS: readonly RejectPart[] = [
  'front',
  'back',
  'selfie',
  'fullName',
  'birthday',
  'nationality',
  'idType',
  'idNumber',
  'email',
  'presentAddress',
  'permanentAddress',
]

export type Verdict =
  | { readonly isApproved: true }
  | { readonly isApproved: false; readonly reason: Texts; readonly part?: RejectPart }

/**
 * Ends an identity check, and writes the letter that says so.
 * @returns false if the identity is not being checked
 */
export async function decideIdentity(tx: Tx, accountId: number, verdict: Verdict, at: Date): Promise<boolean> {
  const { identity_status: status } = await lockAccount(tx, accountId)
  if (status !== 'pending') return false
  const values = { identity_status: 'approved', only_kyc: false } as const
  await updateAccount(tx, accountId, verdict.isApproved ? values : { identity_status: 'rejected' })
  if (!verdict.isApproved)
    await tx
      .updateTable('identity')
      .set({ reject_reason: JSON.stringify(verdict.reason), reject_part: verdict.part ?? null })
      .where('account_id', '=', accountId)
      .execute()
  await sendLetter(tx, accountId, verdict.isApproved ? APPROVED : { ...REJECTED, content: verdict.reason }, at)
  return true
}

const APPROVED = {
  type: 'system',
  title: { 'en-US': 'Your identity is verified', 'vi-VN': 'Danh tính của bạn đã được xác minh' },
  content: { 'en-US': 'You can withdraw money now.', 'vi-VN': 'Bây giờ bạn có thể rút tiền.' },
} as const

const REJECTED = {
  type: 'system',
  title: { 'en-US': 'Please correct your identity check', 'vi-VN': 'Vui lòng sửa thông tin xác minh danh tính' },
} as const
