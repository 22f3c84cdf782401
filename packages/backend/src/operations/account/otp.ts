import type { OtpPurpose } from '../../database/tables/account.ts'
import { Refusal, type Call, type OperationId } from '../../http/call.ts'
import { checkLimit, countOne } from '../../http/rate-limits.ts'

const COOLDOWN_SECONDS = 60
const MAX_TRIES = 5
const LASTS_SECONDS = 5 * 60

/**
 * Sends a code to a number, unless one for this purpose was sent less than a minute ago: a player who has just bound a
 * number may need one for the transaction password at once.
 * @param accountId undefined if no account has the number: then the response is the same, and nothing is sent
 */
export async function sendOtp(
  call: Call<OperationId>,
  phone: string,
  purpose: OtpPurpose,
  accountId: number | undefined,
): Promise<{ resendAfterSeconds: number }> {
  const { tx, now, adapters } = call
  // It locks the number, so that two requests at once do not both send a code.
  await checkLimit(call, 'otp', phone)
  await checkLimit(call, 'otpOfAddress', call.address)
  const recent = await tx
    .selectFrom('otp')
    .select('sent_at')
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', new Date(now.getTime() - COOLDOWN_SECONDS * 1000))
    .executeTakeFirst()
  if (recent !== undefined) throw new Refusal('otpTooSoon')
  const { otp, hash } = call.passwords.getOtp(() => adapters.otp.createOtp())
  await countOne(call, 'otp', phone)
  await countOne(call, 'otpOfAddress', call.address)
  const sent = {
    account_id: accountId ?? null,
    code_hash: accountId === undefined ? null : hash,
    tries: 0,
    sent_at: now,
  }
  await tx
    .insertInto('otp')
    .values({ phone, purpose, ...sent })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(sent))
    .execute()
  if (accountId !== undefined) await adapters.otp.send(`+63${phone}`, otp)
  call.setMessage({ 'en-US': 'Sent Successfully', 'vi-VN': 'Đã gửi thành công' })
  return { resendAfterSeconds: COOLDOWN_SECONDS }
}

/**
 * Uses up the code that was sent to a number for an account. A code of another account stays as it is.
 * @param accountId undefined if no account has the number
 */
export async function spendOtp(
  { tx, now, passwords }: Call<OperationId>,
  { phone, purpose, accountId }: { phone: string; purpose: OtpPurpose; accountId: number | undefined },
  code: string,
): Promise<void> {
  const sent = await tx
    .selectFrom('otp')
    .selectAll()
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('account_id', '=', accountId ?? 0)
    .forUpdate()
    .executeTakeFirst()
  const isRight = passwords.isRight(code, sent?.code_hash ?? null)
  const update = tx.updateTable('otp').where('phone', '=', phone).where('purpose', '=', purpose)
  if (sent === undefined) throw new Refusal('otpWrong')
  if (!isRight) {
    await update.set({ tries: sent.tries + 1 }).execute()
    throw new Refusal('otpWrong').keep()
  }
  const age = now.getTime() - sent.sent_at.getTime()
  if (sent.tries >= MAX_TRIES || age > LASTS_SECONDS * 1000) throw new Refusal('otpExpired')
  await update.set({ code_hash: null }).execute()
}
