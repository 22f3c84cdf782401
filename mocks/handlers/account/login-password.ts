import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'

// The response and the 60 s cooldown are the same for an unknown number, but no OTP works for it.
const sendLoginPasswordOtp: Handler<'sendLoginPasswordOtp'> = (request) => {
  const { phone } = request.body
  return sendOtp(request, 'loginPassword', phone, request.sandbox.accounts.byRecoveryPhone(phone)?.uid)
}

const resetLoginPassword: Handler<'resetLoginPassword'> = (request) => {
  const { phone, verifyCode, password } = request.body
  const { accounts, otps, sessions } = request.sandbox
  const account = accounts.byRecoveryPhone(phone)
  wantOtp(request, 'loginPassword', phone, account?.uid, verifyCode)
  if (account === undefined) return request.fail('otpWrong')
  otps.use('loginPassword', phone)
  account.passwordHash = password
  account.profile.loginInit = false
  sessions.endAll(account.uid, 'passwordReset')
  request.setMessage(request.text.processed)
  return null
}

const changeLoginPassword: Handler<'changeLoginPassword'> = (request) => {
  const { oldPassword, password } = request.body
  const { player } = request
  if (oldPassword !== player.passwordHash) return request.fail('oldPasswordWrong')
  if (password === oldPassword) return request.fail('passwordSame')
  player.passwordHash = password
  player.profile.loginInit = false
  request.setMessage(request.text.processed)
  return null
}

export const loginPasswordHandlers = {
  sendLoginPasswordOtp,
  resetLoginPassword,
  changeLoginPassword,
} satisfies Handlers
