import { getBrokenKey } from '../../database/unique-violation.ts'
import { Refusal, type Call, type Handler, type Handlers } from '../../http/call.ts'
import { checkLimit, countTaken } from '../../http/rate-limits.ts'
import type { Tx } from '../../money.ts'
import { PROCESSED } from '../money/texts.ts'
import { sendOtp, spendOtp } from './otp.ts'
import { showUser } from './show-user.ts'

/** The account that has a number: the bound one or, while none is bound, the one of its registration. */
export async function findByNumber(tx: Tx, phone: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where((eb) => eb(eb.fn.coalesce('phone', 'register_phone'), '=', phone))
    .executeTakeFirst()
  return found?.id
}

async function refuseTaken(call: Call<'sendBindOtp' | 'bindPhone'>): Promise<void> {
  await checkLimit(call, 'taken', call.address)
  const owner = await findByNumber(call.tx, call.body.phone)
  if (owner !== undefined && owner !== call.account.id) await countTaken(call, 'phoneTaken')
}

const sendBindOtp: Handler<'sendBindOtp'> = async (call) => {
  const { account, body } = call
  await refuseTaken(call)
  return sendOtp(call, body.phone, 'bind', account.id)
}

const bindPhone: Handler<'bindPhone'> = async (call) => {
  const { tx, account, body } = call
  await refuseTaken(call)
  await spendOtp(call, { phone: body.phone, purpose: 'bind', accountId: account.id }, body.verifyCode)
  try {
    const bound = await tx
      .updateTable('account')
      .set({ phone: body.phone })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    call.setMessage(PROCESSED)
    return await showUser(call, bound)
  } catch (error) {
    if (getBrokenKey(error) === undefined) throw error
    throw new Refusal('phoneTaken')
  }
}

export const phoneHandlers = { sendBindOtp, bindPhone } satisfies Handlers
