import { sql } from 'kysely'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { checkLimit, countOne } from '../../http/rate-limits.ts'
import { lockAccount } from '../../money.ts'
import { isPassword } from '../../passwords.ts'
import { showUser } from './show-user.ts'

const loginUser: Handler<'loginUser'> = async (call) => {
  const { username, password } = call.body
  const name = username.toLowerCase()
  await checkLimit(call, 'wrongPassword', name)
  const account = await call.tx
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(username)`, '=', name)
    .executeTakeFirst()
  if (!(await isPassword(password, account?.password ?? null)) || account === undefined) {
    await countOne(call, 'wrongPassword', name)
    throw new Refusal('wrongCredentials').keep()
  }
  // Two logins at once must not both keep their session.
  await lockAccount(call.tx, account.id)
  await call.openSession(account.id)
  return showUser(call, account)
}

const logoutUser: Handler<'logoutUser'> = async (call) => {
  await call.closeSession()
  return null
}

const getUser: Handler<'getUser'> = (call) => showUser(call, call.account)

export const sessionHandlers = { loginUser, logoutUser, getUser } satisfies Handlers
