import { acceptInvitation } from '../../sandbox/invitations.ts'
import { CLOSED_CODE } from '../../sandbox/registration.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const loginUser: Handler<'loginUser'> = (call) => {
  const account = call.sandbox.accounts.byUsername(call.body.username)
  if (account === undefined || account.passwordHash !== call.body.password) return call.fail('wrongCredentials')
  call.openSession(account)
  return showUser(account, call.text)
}

const registerUser: Handler<'registerUser'> = (call) => {
  const { username, password, phone, invitationCode } = call.body
  const { accounts } = call.sandbox
  if (invitationCode === CLOSED_CODE) return call.fail('registrationClosed')
  if (accounts.byUsername(username) !== undefined) return call.fail('usernameTaken')
  if (accounts.byPhone(phone) !== undefined) return call.fail('phoneTaken')
  const inviter = invitationCode === undefined ? undefined : accounts.byInvitationCode(invitationCode)
  if (invitationCode !== undefined && inviter === undefined) return call.fail('invitationUnknown')
  const account = accounts.add({
    username,
    passwordHash: password,
    registerPhone: phone,
    createdAt: call.sandbox.clock.now(),
  })
  call.sandbox.events.emit('registered', account)
  if (inviter !== undefined) acceptInvitation(call.sandbox, account, inviter)
  call.openSession(account)
  call.tell(call.text.registered)
  return showUser(account, call.text)
}

const logoutUser: Handler<'logoutUser'> = (call) => {
  call.closeSession()
  return null
}

export const sessionHandlers = { loginUser, registerUser, logoutUser } satisfies Handlers
