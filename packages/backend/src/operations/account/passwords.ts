import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { checkLimit, countOne } from '../../http/rate-limits.ts'
import { endSessions } from '../../http/sessions.ts'
import { lockAccount } from '../../money.ts'
import { hashAgain, isPassword } from '../../passwords.ts'
import { PROCESSED } from '../money/texts.ts'
import { sendOtp, spendOtp } from './otp.ts'
import { findByNumber } from './phone.ts'

const changeLoginPassword: Handler<'changeLoginPassword'> = async (call) => {
  const { tx, account, body } = call
  const key = `account ${account.id}`
  await checkLimit(call, 'wrongPassword', key)
  const { password } = await lockAccount(tx, account.id)
  if (!(await isPassword(body.oldPassword, password))) {
    await countOne(call, 'wrongPassword', key)
    throw new Refusal('oldPasswordWrong').keep()
  }
  if (body.password === body.oldPassword) throw new Refusal('passwordSame')
  await tx
    .updateTable('account')
    .set({ password: await hashAgain(body.password), login_init: false })
    .where('id', '=', account.id)
    .execute()
  call.setMessage(PROCESSED)
  return null
}

const sendLoginPasswordOtp: Handler<'sendLoginPasswordOtp'> = async (call) => {
  const { phone } = call.body
  return sendOtp(call, phone, 'loginPassword', await findByNumber(call.tx, phone))
}

const resetLoginPassword: Handler<'resetLoginPassword'> = async (call) => {
  const { tx, body } = call
  const accountId = await spendOtp(call, body.phone, 'loginPassword', body.verifyCode)
  await tx
    .updateTable('account')
    .set({ password: await hashAgain(body.password), login_init: false })
    .where('id', '=', accountId)
    .execute()
  await endSessions(tx, accountId)
  call.setMessage(PROCESSED)
  return null
}

const setTradePassword: Handler<'setTradePassword'> = async (call) => {
  const set = await call.tx
    .updateTable('account')
    .set({ trade_password: await hashAgain(call.body.password) })
    .where('id', '=', call.account.id)
    .where('trade_password', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (set === undefined) throw new Refusal('tradePasswordSet')
  call.setMessage(PROCESSED)
  return null
}

const sendTradePasswordOtp: Handler<'sendTradePasswordOtp'> = async (call) => {
  const { id, phone } = call.account
  if (phone === null) throw new Refusal('phoneNotBound')
  return sendOtp(call, phone, 'tradePassword', id)
}

const resetTradePassword: Handler<'resetTradePassword'> = async (call) => {
  const { tx, account, body } = call
  if (account.phone === null) throw new Refusal('phoneNotBound')
  const owner = await spendOtp(call, account.phone, 'tradePassword', body.verifyCode)
  if (owner !== account.id) throw new Refusal('otpWrong')
  await tx
    .updateTable('account')
    .set({ trade_password: await hashAgain(body.password) })
    .where('id', '=', account.id)
    .execute()
  call.setMessage(PROCESSED)
  return null
}

export const passwordHandlers = {
  changeLoginPassword,
  sendLoginPasswordOtp,
  resetLoginPassword,
  setTradePassword,
  sendTradePasswordOtp,
  resetTradePassword,
} satisfies Handlers
