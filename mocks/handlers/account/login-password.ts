import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'

// The response and the 60 s cooldown are the same for an unknown number, but no OTP works for it.
const sendLoginPasswordOtp: Handler<'sendLoginPasswordOtp'> = (call) => {
  const { phone } = call.body
  return sendOtp(call, 'loginPassword', phone, call.sandbox.accounts.byPhone(phone)?.uid)
}

const resetLoginPassword: Handler<'resetLoginPassword'> = (call) => {
  const { phone, verifyCode, password } = call.body
  const { accounts, otps, sessions } = call.sandbox
  const account = accounts.byPhone(phone)
  wantOtp(call, 'loginPassword', phone, account?.uid, verifyCode)
  if (account === undefined) return call.fail('otpWrong')
  otps.use('loginPassword', phone)
  account.passwordHash = password
  account.profile.loginInit = false
  sessions.endAll(account.uid, 'passwordReset')
  call.tell(call.text.processed)
  return null
}

const changeLoginPassword: Handler<'changeLoginPassword'> = (call) => {
  const { oldPassword, password } = call.body
  const { player } = call
  if (oldPassword !== player.passwordHash) return call.fail('oldPasswordWrong')
  if (password === oldPassword) return call.fail('passwordSame')
  player.passwordHash = password
  player.profile.loginInit = false
  call.tell(call.text.processed)
  return null
}

export const loginPasswordHandlers = {
  sendLoginPasswordOtp,
  resetLoginPassword,
  changeLoginPassword,
} satisfies Handlers
