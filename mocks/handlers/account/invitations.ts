import { acceptInvitation } from '../../sandbox/invitations.ts'
import { CLOSED_CODE, INVITE_ONLY_CODE } from '../../sandbox/registration.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showUser } from './show-user.ts'

const getRegistrationRule: Handler<'getRegistrationRule'> = (call) => ({
  isOpen: call.body.invitationCode !== CLOSED_CODE,
  needsRegistrationCode: call.body.invitationCode === INVITE_ONLY_CODE,
})

const bindInvitation: Handler<'bindInvitation'> = (call) => {
  const { player, sandbox } = call
  const inviter = sandbox.accounts.byInvitationCode(call.path.code)
  if (inviter === undefined) return call.fail('invitationUnknown')
  if (inviter === player) return call.fail('invitationOwn')
  if (player.invitedBy !== '') return call.fail('invitationBound')
  acceptInvitation(sandbox, player, inviter)
  call.tell(call.text.processed)
  return showUser(player, call.text)
}

const getShare: Handler<'getShare'> = (call) =>
  `${call.origins.app}/register?code=${call.player.profile.invitationCode}`

export const invitationHandlers = { getRegistrationRule, bindInvitation, getShare } satisfies Handlers
