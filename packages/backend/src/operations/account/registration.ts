import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { getBrokenKey } from '../../database/unique-violation.ts'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { checkLimit, countOne, countTaken } from '../../http/rate-limits.ts'
import type { Account, Tx } from '../../money.ts'
import { pushCount } from '../../socket/push.ts'
import { readOperatorSetting } from '../app/operator-settings.ts'
import { grantCoupon } from '../money/coupons.ts'
import { WELCOME_COUPON } from '../money/methods.ts'
import { PROCESSED } from '../money/texts.ts'
import { showUser } from './show-user.ts'

const getRegistrationRule: Handler<'getRegistrationRule'> = ({ tx }) => readOperatorSetting(tx, 'registration')

const registerUser: Handler<'registerUser'> = async (call) => {
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
  const inviter = code === undefined ? undefined : await findInviter(tx, code)
  const account = await createAccount(tx, {
    username: body.username,
    password: call.passwords.hash(body.password),
    register_phone: body.phone,
    registration_code: code ?? '',
    invited_by: inviter?.id ?? null,
    created_at: now,
  })
  await grantCoupon(tx, account.id, WELCOME_COUPON, now)
  await countOne(call, 'register', call.address)
  await call.openSession(account.id)
  call.setMessage({ 'en-US': 'Registered Successfully', 'vi-VN': 'Đăng ký thành công' })
  return showUser(call, account)
}

interface NewAccount {
  readonly username: string
  readonly password: string
  readonly register_phone: string
  readonly registration_code: string
  readonly invited_by: number | null
  readonly created_at: Date
}

/** Creates an account. The keys of the database decide between two requests at once. */
async function createAccount(tx: Tx, values: NewAccount): Promise<Account> {
  try {
    for (;;) {
      const account = await tx
        .insertInto('account')
        .values({ ...values, invitation_code: createInvitationCode() })
        .onConflict((conflict) => conflict.column('invitation_code').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (account !== undefined) return account
    }
  } catch (error) {
    const key = getBrokenKey(error)
    if (key === undefined) throw error
    throw new Refusal(key === 'account_username' ? 'usernameTaken' : 'phoneTaken')
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

const bindInvitation: Handler<'bindInvitation'> = async (call) => {
  const { tx, account } = call
  const code = call.path.code.toUpperCase()
  const inviter = await findInviter(tx, code)
  if (inviter.id === account.id) throw new Refusal('invitationOwn')
  const bound = await tx
    .updateTable('account')
    .set({ invited_by: inviter.id, registration_code: code })
    .where('id', '=', account.id)
    .where('invited_by', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (bound === undefined) throw new Refusal('invitationBound')
  // A friend who has deposited already gives the inviter a spin now.
  if (bound.deposited > 0) await pushCount(tx, inviter.id, 'invite.friends.spins')
  call.setMessage(PROCESSED)
  return showUser(call, bound)
}

export const registrationHandlers = { getRegistrationRule, registerUser, bindInvitation } satisfies Handlers
