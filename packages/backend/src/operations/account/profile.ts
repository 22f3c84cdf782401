import { getBrokenKey } from '../../database/unique-violation.ts'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import type { Tx } from '../../money.ts'
import { AVATARS, getAvatarUrl } from '../../pictures.ts'
import { COUNTRIES } from '../app/countries.ts'
import { readOperatorSetting } from '../app/operator-settings.ts'
import { PROCESSED } from '../money/texts.ts'
import { showUser } from './show-user.ts'

const updateUser: Handler<'updateUser'> = async (call) => {
  const { tx, account, body } = call
  const { nickname, gender, avatar } = body
  try {
    const taken =
      nickname !== undefined &&
      (await tx
        .selectFrom('account')
        .select('id')
        .where('nickname', '=', nickname)
        .where('id', '!=', account.id)
        .executeTakeFirst())
    if (taken !== false && taken !== undefined) throw new Refusal('nicknameTaken')
    const changed = await tx
      .updateTable('account')
      .set({
        ...(nickname === undefined ? {} : { nickname }),
        ...(gender === undefined ? {} : { gender }),
        ...(avatar === undefined ? {} : { avatar: await findAvatar(tx, avatar, account.id) }),
      })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    call.setMessage(PROCESSED)
    return await showUser(call, changed)
  } catch (error) {
    if (getBrokenKey(error) === undefined) throw error
    throw new Refusal('nicknameTaken')
  }
}

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

const listAvatars: Handler<'listAvatars'> = () => AVATARS.map((id) => ({ id, url: getAvatarUrl(id) }))

const listCountries: Handler<'listCountries'> = ({ language }) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return COUNTRIES.map(({ code, areaCode }) => ({ code, name: names.of(code) ?? code, areaCode }))
}

const getShare: Handler<'getShare'> = ({ origin, account }) => `${origin}/register?code=${account.invitation_code}`

const getFollow: Handler<'getFollow'> = ({ tx }) => readOperatorSetting(tx, 'follow')

export const profileHandlers = { updateUser, listAvatars, listCountries, getShare, getFollow } satisfies Handlers
