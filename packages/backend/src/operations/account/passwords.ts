import { Refusal, type Handlers } from '../../http/call.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { endSessions } from '../../http/sessions.ts'
import { lockAccount } from '../../money.ts'
import { PROCESSED } from '../money/texts.ts'
import { findByNumber, sendOtp, spendOtp } from './otp.ts'
import { updateAccount } from './show-user.ts'

export const passwordHandlers = {
  changeLoginPassword: async (call) => {
    const { tx, body, passwords } = call
    const { id, password } = await lockAccount(tx, call.account.id)
    if (!(await tryPassword(call, `account ${id}`, body.oldPassword, password)))
      throw new Refusal('oldPasswordWrong').keep()
    if (body.password === body.oldPassword) throw new Refusal('passwordSame')
    await updateAccount(tx, id, { password: passwords.hash(body.password), login_init: false })
    call.setMessage(PROCESSED)
    return null
  },

  sendLoginPasswordOtp: async (call) => {
    const { phone } = call.body
    return sendOtp(call, { phone, purpose: 'loginPassword', accountId: await findByNumber(call.tx, phone) })
  },

  resetLoginPassword: async (call) => {
    const { tx, body, passwords } = call
    // The number may have become another account's, or nobody's, since the code was sent.
    const accountId = await findByNumber(tx, body.phone)
    await spendOtp(call, { phone: body.phone, purpose: 'loginPassword', accountId }, body.verifyCode)
    if (accountId === undefined) throw new Refusal('otpWrong')
    await updateAccount(tx, accountId, { password: passwords.hash(body.password), login_init: false })
    await endSessions(tx, accountId)
    call.setMessage(PROCESSED)
    return null
  },

  setTradePassword: async (call) => {
    const { id, trade_password } = await lockAccount(call.tx, call.account.id)
    if (trade_password !== null) throw new Refusal('tradePasswordSet')
    await updateAccount(call.tx, id, { trade_password: call.passwords.hash(call.body.password) })
    call.setMessage(PROCESSED)
    return null
  },

  sendTradePasswordOtp: async (call) => {
    const { id, phone } = call.account
    if (phone === null) throw new Refusal('phoneNotBound')
    return sendOtp(call, { phone, purpose: 'tradePassword', accountId: id })
  },

  resetTradePassword: async (call) => {
    const { tx, body, passwords } = call
    const { id, phone } = await lockAccount(tx, call.account.id)
    if (phone === null) throw new Refusal('phoneNotBound')
    await spendOtp(call, { phone, purpose: 'tradePassword', accountId: id }, body.verifyCode)
    await updateAccount(tx, id, { trade_password: passwords.hash(body.password) })
    call.setMessage(PROCESSED)
    return null
  },
} satisfies Handlers
