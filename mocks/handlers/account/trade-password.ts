import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'

const setTradePassword: Handler<'setTradePassword'> = (request) => {
  if (request.player.tradePasswordHash !== '') return request.fail('tradePasswordSet')
  request.player.tradePasswordHash = request.body.password
  request.setMessage(request.text.processed)
  return null
}

const sendTradePasswordOtp: Handler<'sendTradePasswordOtp'> = (request) => {
  const { phone, uid } = request.player
  return phone === '' ? request.fail('phoneNotBound') : sendOtp(request, 'tradePassword', phone, uid)
}

const resetTradePassword: Handler<'resetTradePassword'> = (request) => {
  const { player, sandbox } = request
  if (player.phone === '') return request.fail('phoneNotBound')
  wantOtp(request, 'tradePassword', player.phone, player.uid, request.body.verifyCode)
  sandbox.otps.use('tradePassword', player.phone)
  player.tradePasswordHash = request.body.password
  request.setMessage(request.text.processed)
  return null
}

export const tradePasswordHandlers = { setTradePassword, sendTradePasswordOtp, resetTradePassword } satisfies Handlers
