import { refuseDuplicate } from '../../database/unique-violation.ts'
import { Refusal, type Handlers } from '../../http/call.ts'
import { lockAccount, type Tx } from '../../money.ts'
import { AVATARS, getAvatarUrl } from '../../pictures.ts'
import { readOperatorSetting } from '../app/operator-settings.ts'
import { COUNTRIES } from '../kyc/options.ts'
import { PROCESSED } from '../money/texts.ts'
import { showUser, updateAccount } from './show-user.ts'

/** The avatar with this address: an offered one, or a picture of the player. */
async function findAvatar(tx: Tx, url: string, accountId: number): Promise<string> {
  const offered = AVATARS.find((avatar) => getAvatarUrl(avatar) === url)
  if (offered !== undefined) return offered
  const own = await tx
    .selectFrom('picture')
    .select('id')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'avatar')
    .where('id', '=', url.split('/').at(-1) ?? '')
    .executeTakeFirst()
  if (own === undefined || getAvatarUrl(own.id) !== url) throw new Refusal('avatarUnknown')
  return own.id
}

export const profileHandlers = {
  getUser: (call) => showUser(call, call.account),

  updateUser: async (call) => {
    const { tx, body } = call
    const { id } = await lockAccount(tx, call.account.id)
    const { nickname, gender, avatar } = body
    if (nickname !== undefined) await updateAccount(tx, id, { nickname }).catch(refuseDuplicate(() => 'nicknameTaken'))
    if (gender !== undefined) await updateAccount(tx, id, { gender })
    if (avatar !== undefined) await updateAccount(tx, id, { avatar: await findAvatar(tx, avatar, id) })
    call.setMessage(PROCESSED)
    return showUser(call, await lockAccount(tx, id))
  },

  listAvatars: () => AVATARS.map((id) => ({ id, url: getAvatarUrl(id) })),

  listCountries: ({ language }) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return COUNTRIES.map(({ code, areaCode }) => ({ code, name: names.of(code) ?? code, areaCode }))
  },

  getShare: ({ origin, account }) => `${origin}/register?code=${account.invitation_code}`,

  getFollow: ({ tx }) => readOperatorSetting(tx, 'follow'),
} satisfies Handlers
