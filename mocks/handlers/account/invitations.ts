import { acceptInvitation } from '../../sandbox/rewards/invitations.ts'
import { CLOSED_CODE, INVITE_ONLY_CODE } from '../../sandbox/identity/registration.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const getRegistrationRule: Handler<'getRegistrationRule'> = (request) => ({
  isOpen: request.body.invitationCode !== CLOSED_CODE,
  needsRegistrationCode: request.body.invitationCode === INVITE_ONLY_CODE,
})

const bindInvitation: Handler<'bindInvitation'> = (request) => {
  const { player, sandbox } = request
  const inviter = sandbox.accounts.byInvitationCode(request.path.code)
  if (inviter === undefined) return request.fail('invitationUnknown')
  if (inviter === player) return request.fail('invitationOwn')
  if (player.invitedBy !== '') return request.fail('invitationBound')
  acceptInvitation(sandbox, player, inviter)
  request.setMessage(request.text.processed)
  return showUser(player, request)
}

const getShare: Handler<'getShare'> = (request) =>
  `${request.origins.app}/register?code=${request.player.profile.invitationCode}`

export const invitationHandlers = { getRegistrationRule, bindInvitation, getShare } satisfies Handlers
