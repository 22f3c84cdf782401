import type { OtpPurpose } from '../../database/tables/account.ts'
import { refuseDuplicate } from '../../database/unique-violation.ts'
import { Refusal, type Call, type Handlers, type OperationId } from '../../http/call.ts'
import { checkLimit, countOne, countTaken } from '../../http/rate-limits.ts'
import type { Tx } from '../../money.ts'
import { PROCESSED } from '../money/texts.ts'
import { showUser, updateAccount } from './show-user.ts'

const COOLDOWN_SECONDS = 60
const MAX_TRIES = 5
const LASTS_SECONDS = 5 * 60

/** The account that has a number: the bound one or, while none is bound, the one of its registration. */
export async function findByNumber(tx: Tx, phone: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where((eb) => eb(eb.fn.coalesce('phone', 'register_phone'), '=', phone))
    .executeTakeFirst()
  return found?.id
}

interface Recipient {
  readonly phone: string
  readonly purpose: OtpPurpose
  /** Undefined if no account has the number: the response is the same. */
  readonly accountId: number | undefined
}

/**
 * Sends a code to a number, unless one for this purpose was sent less than a minute ago: a player who has just bound a
 * number may need one for the transaction password at once.
 */
export async function sendOtp(call: Call<OperationId>, { phone, purpose, accountId }: Recipient) {
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
  const isKnown = accountId !== undefined
  const sent = { account_id: accountId ?? null, code_hash: isKnown ? hash : null, tries: 0, sent_at: now }
  await tx
    .insertInto('otp')
    .values({ phone, purpose, ...sent })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(sent))
    .execute()
  if (isKnown) await adapters.otp.send(`+63${phone}`, otp)
  call.setMessage({ 'en-US': 'Sent Successfully', 'vi-VN': 'Đã gửi thành công' })
  return { resendAfterSeconds: COOLDOWN_SECONDS }
}

/** Uses up the code that was sent to a number for an account. A code of another account stays as it is. */
export async function spendOtp(
  { tx, now, passwords }: Call<OperationId>,
  { phone, purpose, accountId }: Recipient,
  code: string,
): Promise<void> {
  const sent = await tx
    .selectFrom('otp')
    .selectAll()
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId ?? null)
    .forUpdate()
    .executeTakeFirst()
  const isRight = passwords.isRight(code, sent?.code_hash ?? null)
  if (sent === undefined) throw new Refusal('otpWrong')
  const update = tx.updateTable('otp').where('phone', '=', phone).where('purpose', '=', purpose)
  if (!isRight) {
    await update.set({ tries: sent.tries + 1 }).execute()
    throw new Refusal('otpWrong').keep()
  }
  const age = now.getTime() - sent.sent_at.getTime()
  if (sent.tries >= MAX_TRIES || age > LASTS_SECONDS * 1000) throw new Refusal('otpExpired')
  await update.set({ code_hash: null }).execute()
}

async function refuseTaken(call: Call<'sendBindOtp' | 'bindPhone'>): Promise<void> {
  await checkLimit(call, 'taken', call.address)
  const owner = await findByNumber(call.tx, call.body.phone)
  if (owner !== undefined && owner !== call.account.id) await countTaken(call, 'phoneTaken')
}

export const phoneHandlers = {
  sendBindOtp: async (call) => {
    await refuseTaken(call)
    return sendOtp(call, { phone: call.body.phone, purpose: 'bind', accountId: call.account.id })
  },

  bindPhone: async (call) => {
    const { tx, account, body } = call
    await refuseTaken(call)
    await spendOtp(call, { phone: body.phone, purpose: 'bind', accountId: account.id }, body.verifyCode)
    const bound = await updateAccount(tx, account.id, { phone: body.phone }).catch(refuseDuplicate(() => 'phoneTaken'))
    call.setMessage(PROCESSED)
    return showUser(call, bound)
  },
} satisfies Handlers
