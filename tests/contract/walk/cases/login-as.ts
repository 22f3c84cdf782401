import { loginUser } from '#generated/http/account/login-user.ts'
import { PASSWORD } from '../player.ts'

/** Logs another persona in, in the place of the case's own. */
export async function loginAs(username: string): Promise<void> {
  await loginUser({ username, password: PASSWORD })
}
