import { WELCOME_COUPON } from '../../data/coupon-terms.ts'
import { acceptInvitation } from '../../sandbox/rewards/invitations.ts'
import { CLOSED_CODE } from '../../sandbox/identity/registration.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const loginUser: Handler<'loginUser'> = (request) => {
  const account = request.sandbox.accounts.byUsername(request.body.username)
  if (account === undefined || account.passwordHash !== request.body.password) return request.fail('wrongCredentials')
  request.openSession(account)
  return showUser(account, request)
}

const registerUser: Handler<'registerUser'> = (request) => {
  const { username, password, phone, invitationCode } = request.body
  const { accounts } = request.sandbox
  if (invitationCode === CLOSED_CODE) return request.fail('registrationClosed')
  if (accounts.byUsername(username) !== undefined) return request.fail('usernameTaken')
  if (accounts.byPhone(phone) !== undefined) return request.fail('phoneTaken')
  const inviter = invitationCode === undefined ? undefined : accounts.byInvitationCode(invitationCode)
  if (invitationCode !== undefined && inviter === undefined) return request.fail('invitationUnknown')
  const account = accounts.add({
    username,
    passwordHash: password,
    registerPhone: phone,
    createdAt: request.sandbox.clock.now(),
  })
  request.sandbox.events.emit('registered', account)
  request.sandbox.coupons.issue(account.uid, WELCOME_COUPON)
  if (inviter !== undefined) acceptInvitation(request.sandbox, account, inviter)
  request.openSession(account)
  request.setMessage(request.text.registered)
  return showUser(account, request)
}

const logoutUser: Handler<'logoutUser'> = (request) => {
  request.closeSession()
  return null
}

export const sessionHandlers = { loginUser, registerUser, logoutUser } satisfies Handlers
