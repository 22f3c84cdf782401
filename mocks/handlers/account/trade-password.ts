import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'

const setTradePassword: Handler<'setTradePassword'> = (call) => {
  if (call.player.tradePasswordHash !== '') return call.fail('tradePasswordSet')
  call.player.tradePasswordHash = call.body.password
  call.tell(call.text.processed)
  return null
}

const sendTradePasswordOtp: Handler<'sendTradePasswordOtp'> = (call) => {
  const { phone, uid } = call.player
  return phone === '' ? call.fail('phoneNotBound') : sendOtp(call, 'tradePassword', phone, uid)
}

const resetTradePassword: Handler<'resetTradePassword'> = (call) => {
  const { player, sandbox } = call
  if (player.phone === '') return call.fail('phoneNotBound')
  wantOtp(call, 'tradePassword', player.phone, player.uid, call.body.verifyCode)
  sandbox.otps.use('tradePassword', player.phone)
  player.tradePasswordHash = call.body.password
  call.tell(call.text.processed)
  return null
}

export const tradePasswordHandlers = { setTradePassword, sendTradePasswordOtp, resetTradePassword } satisfies Handlers
