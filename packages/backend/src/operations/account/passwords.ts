import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { endSessions } from '../../http/sessions.ts'
import { lockAccount } from '../../money.ts'
import { PROCESSED } from '../money/texts.ts'
import { sendOtp, spendOtp } from './otp.ts'
import { findByNumber } from './phone.ts'

const changeLoginPassword: Handler<'changeLoginPassword'> = async (call) => {
  const { tx, account, body } = call
  const { password } = await lockAccount(tx, account.id)
  if (!(await tryPassword(call, `account ${account.id}`, body.oldPassword, password)))
    throw new Refusal('oldPasswordWrong').keep()
  if (body.password === body.oldPassword) throw new Refusal('passwordSame')
  await tx
    .updateTable('account')
    .set({ password: call.passwords.hash(body.password), login_init: false })
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
  // The number may have become another account's, or nobody's, since the code was sent.
  const accountId = await findByNumber(tx, body.phone)
  await spendOtp(call, { phone: body.phone, purpose: 'loginPassword', accountId }, body.verifyCode)
  if (accountId === undefined) throw new Refusal('otpWrong')
  await tx
    .updateTable('account')
    .set({ password: call.passwords.hash(body.password), login_init: false })
    .where('id', '=', accountId)
    .execute()
  await endSessions(tx, accountId)
  call.setMessage(PROCESSED)
  return null
}

const setTradePassword: Handler<'setTradePassword'> = async (call) => {
  const set = await call.tx
    .updateTable('account')
    .set({ trade_password: call.passwords.hash(call.body.password) })
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
  const { tx, body } = call
  const { id, phone } = await lockAccount(tx, call.account.id)
  if (phone === null) throw new Refusal('phoneNotBound')
  await spendOtp(call, { phone, purpose: 'tradePassword', accountId: id }, body.verifyCode)
  await tx
    .updateTable('account')
    .set({ trade_password: call.passwords.hash(body.password) })
    .where('id', '=', id)
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
