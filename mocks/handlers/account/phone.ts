import type { Account } from '../../sandbox/account.ts'
import type { Accounts } from '../../sandbox/accounts.ts'
import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'
import { showUser } from './show-user.ts'

function isAnothers(accounts: Accounts, phone: string, player: Account): boolean {
  return accounts.all().some((one) => one !== player && (one.phone === phone || one.registerPhone === phone))
}

const sendBindOtp: Handler<'sendBindOtp'> = (call) => {
  const { phone } = call.body
  if (isAnothers(call.sandbox.accounts, phone, call.player)) return call.fail('phoneTaken')
  return sendOtp(call, 'bind', phone, call.player.uid)
}

const bindPhone: Handler<'bindPhone'> = (call) => {
  const { phone, verifyCode } = call.body
  const { player, sandbox } = call
  if (isAnothers(sandbox.accounts, phone, player)) return call.fail('phoneTaken')
  wantOtp(call, 'bind', phone, player.uid, verifyCode)
  sandbox.otps.use('bind', phone)
  player.phone = phone
  call.tell(call.text.processed)
  return showUser(player, call.text)
}

export const phoneHandlers = { sendBindOtp, bindPhone } satisfies Handlers
