import { randomInt } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { refuseDuplicate } from '../../database/unique-violation.ts'
import { Refusal, type Handlers } from '../../http/call.ts'
import { checkLimit, countOne, countTaken } from '../../http/rate-limits.ts'
import { lockAccount, type Account, type Tx } from '../../money.ts'
import { pushCount } from '../../socket/push.ts'
import { readOperatorSetting } from '../app/operator-settings.ts'
import { grantCoupon } from '../money/coupons.ts'
import { WELCOME_COUPON } from '../money/methods.ts'
import { PROCESSED } from '../money/texts.ts'
import { showUser, updateAccount } from './show-user.ts'

type NewAccount = Omit<Insertable<Tables['account']>, 'invitation_code'>

/** Creates an account. The keys of the database decide between two requests at once. */
async function createAccount(tx: Tx, values: NewAccount): Promise<Account> {
  for (;;) {
    const account = await tx
      .insertInto('account')
      .values({ ...values, invitation_code: createInvitationCode() })
      .onConflict((conflict) => conflict.column('invitation_code').doNothing())
      .returningAll()
      .executeTakeFirst()
      .catch(refuseDuplicate((key) => (key === 'account_username' ? 'usernameTaken' : 'phoneTaken')))
    if (account !== undefined) return account
  }
}

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function createInvitationCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

async function findInviter(tx: Tx, code: string): Promise<{ id: number }> {
  const found = await tx.selectFrom('account').select('id').where('invitation_code', '=', code).executeTakeFirst()
  if (found === undefined) throw new Refusal('invitationUnknown')
  return found
}

export const registrationHandlers = {
  getRegistrationRule: ({ tx }) => readOperatorSetting(tx, 'registration'),

  registerUser: async (call) => {
    const { tx, body, now } = call
    const rule = await readOperatorSetting(tx, 'registration')
    const code = body.invitationCode?.toUpperCase()
    if (rule.needsRegistrationCode && code === undefined) call.badInput('invitationCode')
    if (!rule.isOpen) throw new Refusal('registrationClosed')
    await checkLimit(call, 'register', call.address)
    await checkLimit(call, 'taken', call.address)
    const rows = await tx
      .selectFrom('account')
      .select(sql<boolean>`lower(username) = ${body.username.toLowerCase()}`.as('isName'))
      .where((eb) =>
        eb.or([
          eb(sql`lower(username)`, '=', body.username.toLowerCase()),
          eb('phone', '=', body.phone),
          eb('register_phone', '=', body.phone),
        ]),
      )
      .execute()
    if (rows.length > 0) await countTaken(call, rows.some(({ isName }) => isName) ? 'usernameTaken' : 'phoneTaken')
    const account = await createAccount(tx, {
      username: body.username,
      register_phone: body.phone,
      registration_code: code ?? '',
      ...(code !== undefined && { invited_by: (await findInviter(tx, code)).id, invited_at: now }),
      password: call.passwords.hash(body.password),
      created_at: now,
    })
    await grantCoupon(tx, account.id, WELCOME_COUPON, now)
    await countOne(call, 'register', call.address)
    await call.openSession(account.id)
    call.setMessage({ 'en-US': 'Registered Successfully', 'vi-VN': 'Đăng ký thành công' })
    return showUser(call, account)
  },

  bindInvitation: async (call) => {
    const { tx } = call
    const code = call.path.code.toUpperCase()
    const inviter = await findInviter(tx, code)
    const account = await lockAccount(tx, call.account.id)
    if (inviter.id === account.id) throw new Refusal('invitationOwn')
    if (account.invited_by !== null) throw new Refusal('invitationBound')
    const bound = await updateAccount(tx, account.id, {
      invited_by: inviter.id,
      invited_at: call.now,
      registration_code: code,
    })
    // A friend who has deposited already gives the inviter a spin now.
    if (bound.deposited > 0) await pushCount(tx, inviter.id, 'invite.friends.spins')
    call.setMessage(PROCESSED)
    return showUser(call, bound)
  },
} satisfies Handlers
