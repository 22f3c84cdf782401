import { loginUser } from '#generated/http/account/login-user.ts'
import { PASSWORD } from '../player.ts'

/** Logs another persona in instead of the case's own. */
export async function loginAs(username: string): Promise<void> {
  await loginUser({ username, password: PASSWORD })
}
