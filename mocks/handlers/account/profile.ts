import { AVATARS } from '../../data/avatars.ts'
import type { Account } from '../../sandbox/account.ts'
import { uploadUrl, type Uploads } from '../../sandbox/uploads.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'
import { showUser } from './show-user.ts'

/** Whether a player may use this avatar: an offered one, the current one, or the player's own upload. */
function mayShow(player: Account, avatar: string, uploads: Uploads): boolean {
  if (avatar === player.profile.avatar || AVATARS.some((one) => one.url === avatar)) return true
  const upload = uploads.of(player.uid, avatar.split('/').at(-1) ?? '')
  return upload?.purpose === 'avatar' && uploadUrl(upload.fileId) === avatar
}

const updateUser: Handler<'updateUser'> = (call) => {
  const { player, sandbox } = call
  const { nickname, gender, avatar } = call.body
  const namesake = nickname === undefined ? undefined : sandbox.accounts.byNickname(nickname)
  if (namesake !== undefined && namesake !== player) return call.fail('nicknameTaken')
  if (avatar !== undefined && !mayShow(player, avatar, sandbox.uploads)) return call.fail('avatarUnknown')
  if (nickname !== undefined) player.profile.nickname = nickname
  if (gender !== undefined) player.profile.gender = gender
  if (avatar !== undefined) player.profile.avatar = avatar
  call.tell(call.text.processed)
  return showUser(player, call.text)
}

const listAvatars: Handler<'listAvatars'> = (call) => [...listFor(call.player, AVATARS)]

export const profileHandlers = { updateUser, listAvatars } satisfies Handlers
