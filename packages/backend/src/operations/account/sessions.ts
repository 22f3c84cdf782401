import { sql } from 'kysely'
import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { hashAgain, isPassword } from '../../passwords.ts'
import { showUser } from './show-user.ts'

const loginUser: Handler<'loginUser'> = async (call) => {
  const { username, password } = call.body
  const account = await call.tx
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  if (!(await isPassword(password, account?.password ?? null)) || account === undefined)
    throw new Refusal('wrongCredentials')
  await call.openSession(account.id)
  return showUser(account)
}

const logoutUser: Handler<'logoutUser'> = async (call) => {
  await call.closeSession()
  return null
}

const getUser: Handler<'getUser'> = (call) => showUser(call.account)

export const sessionHandlers = { loginUser, logoutUser, getUser } satisfies Handlers
void hashAgain
