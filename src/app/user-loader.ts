import type { User } from '#generated/http/schemas/user.ts'
import type { Session } from './session/session.ts'
import type { Effect } from './start-up.ts'

export interface UserLoaderDeps {
  readonly session: Pick<Session, 'token' | 'confirmSession' | 'userInfoFailed'>
  readonly fetchUser: () => Promise<User>
}

export interface UserLoader {
  /** Asks for user info; what the answer does waits until the returned effect is run. Never rejects. */
  readonly askUser: () => Promise<Effect>
  /**
   * Asks for user info and hands the answer to the session. Never rejects.
   * @param onFailure runs after a failure (section 8 of the specification), unless the player has left meanwhile
   */
  readonly loadUser: (onFailure?: () => void) => Promise<void>
}

/**
 * Asks for user info; a failure resets the counters (section 4 of the specification). What arrives for a session that
 * is over is ignored.
 */
export function createUserLoader({ session, fetchUser }: UserLoaderDeps): UserLoader {
  async function ask(onFailure?: () => void): Promise<Effect> {
    const token = session.token()
    const unlessOver = (effect: Effect) => () => {
      if (token === session.token()) effect()
    }
    try {
      const user = await fetchUser()
      return unlessOver(() => session.confirmSession(user))
    } catch {
      // Told by the query client, or by the session itself.
      return unlessOver(() => {
        session.userInfoFailed()
        onFailure?.()
      })
    }
  }
  return {
    askUser: () => ask(),
    loadUser: async (onFailure) => (await ask(onFailure))(),
  }
}
