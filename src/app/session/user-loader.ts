import type { User } from '#generated/http/schemas/user.ts'
import { Repeater } from '#src/lib/backoff.ts'
import type { Session } from './session.ts'
import type { SessionToken } from './session-deps.ts'
import type { Effect } from '../bootstrap/startup-steps.ts'

/** Pauses, in milliseconds, before user info that failed is asked for again; the last one repeats. */
export const PAUSES_MS = [5000, 10_000, 20_000, 30_000] as const

export interface UserLoaderDeps {
  readonly session: Pick<Session, 'token' | 'confirmSession' | 'userInfoFailed'>
  /** @param isQuiet whether a failure is told to nobody */
  readonly fetchUser: (isQuiet: boolean) => Promise<User>
}

export interface UserLoader {
  /** Asks for user info; what the answer does waits until the returned effect is run. Never rejects. */
  readonly askUser: () => Promise<Effect>
  /**
   * Asks for user info and hands the answer to the session. Never rejects.
   * @param onFailure runs after a failure, unless the player has left meanwhile
   */
  readonly loadUser: (onFailure?: () => void) => Promise<void>
  /** The same, and a failure is told to nobody: for what happens while nobody waits for an answer. Never rejects. */
  readonly checkUser: () => Promise<void>
  /** Where the last answer was a failure, asks again without waiting for the pause: there is a network again. */
  readonly retryNow: () => void
}

/**
 * Asks for user info; a failure resets the counters. Since balance, counters and
 * socket wait for it, what failed is asked for again after growing pauses, and told once only. What arrives for a
 * session that is over is ignored.
 */
export function createUserLoader({ session, fetchUser }: UserLoaderDeps): UserLoader {
  /** For whose session the next try is. */
  let failedFor: SessionToken | undefined
  const repeater = new Repeater(PAUSES_MS, () => void again())

  async function ask(onFailure?: () => void, isQuiet = false): Promise<Effect> {
    const token = session.token()
    const unlessOver = (effect: Effect) => () => {
      if (token !== session.token()) return
      repeater.cancel()
      effect()
    }
    try {
      const user = await fetchUser(isQuiet)
      return unlessOver(() => {
        repeater.reset()
        session.confirmSession(user)
      })
    } catch {
      // Told by the query client, or by the session itself.
      return unlessOver(() => {
        session.userInfoFailed()
        onFailure?.()
        failedFor = token
        repeater.schedule()
      })
    }
  }

  async function again(): Promise<void> {
    repeater.cancel()
    // A session that has begun or ended since then requests user info by itself.
    if (failedFor === session.token() && failedFor.isLive) (await ask(undefined, true))()
  }

  return {
    askUser: () => ask(),
    loadUser: async (onFailure) => (await ask(onFailure))(),
    checkUser: async () => (await ask(undefined, true))(),
    retryNow() {
      if (repeater.isWaiting) void again()
    },
  }
}
