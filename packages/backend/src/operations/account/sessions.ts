import { sql } from 'kysely'
import { Refusal, type Handlers } from '../../http/call.ts'
import { tryPassword } from '../../http/rate-limits.ts'
import { showUser } from './show-user.ts'

export const sessionHandlers = {
  loginUser: async (call) => {
    const { username, password } = call.body
    const name = username.toLowerCase()
    // Locked before the password is read: two logins at once do not both keep their session, and none outlives a reset.
    const account = await call.tx
      .selectFrom('account')
      .selectAll()
      .where(sql`lower(username)`, '=', name)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const isRight = await tryPassword(call, name, password, account?.password ?? null)
    if (account === undefined || !isRight) throw new Refusal('wrongCredentials').keep()
    await call.openSession(account.id)
    return showUser(call, account)
  },

  logoutUser: async (call) => {
    await call.closeSession()
    return null
  },
} satisfies Handlers
