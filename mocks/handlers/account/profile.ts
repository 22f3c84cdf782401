import type { components } from '#generated/openapi.d.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import { type Uploads, uploadUrl } from '../../sandbox/identity/uploads.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'
import { showUser } from './show-user.ts'

const OFFERED = 12

const AVATARS: readonly components['schemas']['Avatar'][] = Array.from({ length: OFFERED }, (_, i) => ({
  id: String(i + 1),
  url: `/art/avatar/${i + 1}.svg`,
}))

/** Whether a player may use this avatar: an offered one, the current one, or the player's own upload. */
function mayShow(player: Account, avatar: string, uploads: Uploads): boolean {
  if (avatar === player.profile.avatar || AVATARS.some((one) => one.url === avatar)) return true
  const upload = uploads.of(player.uid, avatar.split('/').at(-1) ?? '')
  return upload?.purpose === 'avatar' && uploadUrl(upload.fileId) === avatar
}

const updateUser: Handler<'updateUser'> = (request) => {
  const { player, sandbox } = request
  const { nickname, gender, avatar } = request.body
  const namesake = nickname === undefined ? undefined : sandbox.accounts.byNickname(nickname)
  if (namesake !== undefined && namesake !== player) return request.fail('nicknameTaken')
  if (avatar !== undefined && !mayShow(player, avatar, sandbox.uploads)) return request.fail('avatarUnknown')
  if (nickname !== undefined) player.profile.nickname = nickname
  if (gender !== undefined) player.profile.gender = gender
  if (avatar !== undefined) player.profile.avatar = avatar
  request.setMessage(request.text.processed)
  return showUser(player, request)
}

const listAvatars: Handler<'listAvatars'> = (request) => [...listFor(request.player, AVATARS)]

export const profileHandlers = { updateUser, listAvatars } satisfies Handlers
