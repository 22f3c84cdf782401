import type { Account } from '../../sandbox/identity/account.ts'
import type { Accounts } from '../../sandbox/identity/accounts.ts'
import type { Handler, Handlers } from '../handler.ts'
import { sendOtp, wantOtp } from './otp.ts'
import { showUser } from './show-user.ts'

function isAnothers(accounts: Accounts, phone: string, player: Account): boolean {
  return accounts.all().some((one) => one !== player && (one.phone === phone || one.registerPhone === phone))
}

const sendBindOtp: Handler<'sendBindOtp'> = (request) => {
  const { phone } = request.body
  if (isAnothers(request.sandbox.accounts, phone, request.player)) return request.fail('phoneTaken')
  return sendOtp(request, 'bind', phone, request.player.uid)
}

const bindPhone: Handler<'bindPhone'> = (request) => {
  const { phone, verifyCode } = request.body
  const { player, sandbox } = request
  if (isAnothers(sandbox.accounts, phone, player)) return request.fail('phoneTaken')
  wantOtp(request, 'bind', phone, player.uid, verifyCode)
  sandbox.otps.use('bind', phone)
  player.phone = phone
  request.setMessage(request.text.processed)
  return showUser(player, request)
}

export const phoneHandlers = { sendBindOtp, bindPhone } satisfies Handlers
