import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const loginUser: Handler<'loginUser'> = (call) => {
  const account = call.world.accounts.byUsername(call.body.username)
  if (account === undefined || account.passwordHash !== call.body.password) return call.fail('wrongCredentials')
  call.openSession(account)
  return showUser(account)
}

const registerUser: Handler<'registerUser'> = (call) => {
  const { username, password, phone, invitationCode } = call.body
  const { accounts } = call.world
  if (accounts.byUsername(username) !== undefined) return call.fail('usernameTaken')
  if (accounts.byPhone(phone) !== undefined) return call.fail('phoneTaken')
  if (invitationCode !== undefined && accounts.byInvitationCode(invitationCode) === undefined)
    return call.fail('invitationUnknown')
  const account = accounts.add({
    username,
    passwordHash: password,
    registerPhone: phone,
    profile: { registrationCode: invitationCode ?? '' },
  })
  const inviter = invitationCode === undefined ? undefined : accounts.byInvitationCode(invitationCode)
  if (inviter !== undefined) call.world.raise(inviter, 'inviteFriendToEarnNum')
  call.openSession(account)
  call.tell(call.text.registered)
  return showUser(account)
}

const logoutUser: Handler<'logoutUser'> = (call) => {
  call.closeSession()
  return null
}

/** Login, registration and logout. */
export const sessionHandlers = { loginUser, registerUser, logoutUser } satisfies Handlers
