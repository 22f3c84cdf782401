import type { User } from '#generated/http/schemas/user.ts'
import type { Session } from './session/session.ts'

export interface UserLoaderDeps {
  readonly session: Pick<Session, 'token' | 'confirmSession' | 'userInfoFailed'>
  readonly fetchUser: () => Promise<User>
}

/**
 * Asks for user info and hands the answer to the session; a failure resets the counters (section 4 of the
 * specification). What arrives for a session that is over is ignored. The returned function never rejects.
 */
export function createUserLoader({ session, fetchUser }: UserLoaderDeps): () => Promise<void> {
  return async () => {
    const token = session.token()
    const isStill = () => token === session.token()
    try {
      const user = await fetchUser()
      if (isStill()) session.confirmSession(user)
    } catch {
      // Told by the query client, or by the session itself.
      if (isStill()) session.userInfoFailed()
    }
  }
}
