import type { User } from '#generated/http/schemas/user.ts'
import { Repeater } from '#src/lib/backoff.ts'
import type { Session } from './session.ts'
import type { SessionToken } from './session-deps.ts'

/** Pauses, in milliseconds, before user info that failed is requested again; the last one repeats. */
export const PAUSES_MS = [5000, 10_000, 20_000, 30_000] as const

/** Applies a response to the session. */
type Effect = () => void

export interface UserLoaderDeps {
  readonly session: Pick<Session, 'token' | 'confirmSession' | 'userInfoFailed'>
  /** @param isQuiet whether a failure shows no toast */
  readonly fetchUser: (isQuiet: boolean) => Promise<User>
}

export interface UserLoader {
  /** Requests user info; the returned effect applies the response. Never rejects. */
  readonly requestUser: () => Promise<Effect>
  /** Requests user info and passes the response to the session. Never rejects. */
  readonly loadUser: () => Promise<void>
  /** The same without a toast for a failure: for a check that no player waits for. */
  readonly checkUser: () => Promise<void>
  /** Repeats a failed request without waiting for the pause: the device is online again. */
  readonly retryNow: () => void
}

/**
 * Requests user info; a failure resets the counters. Balance, counters and socket wait for user info, so a failed request
 * is repeated after growing pauses, with a toast for the first failure only. Ignores responses for a former session.
 */
export function createUserLoader({ session, fetchUser }: UserLoaderDeps): UserLoader {
  /** The session of the failed request. */
  let failedFor: SessionToken | undefined
  const repeater = new Repeater(PAUSES_MS, () => void retry())

  async function request(isQuiet: boolean): Promise<Effect> {
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
      // The query client, or the session itself, shows the failure.
      return unlessOver(() => {
        session.userInfoFailed()
        failedFor = token
        repeater.schedule()
      })
    }
  }

  async function retry(): Promise<void> {
    repeater.cancel()
    // A session that began or ended since then requests user info by itself.
    if (failedFor === session.token() && failedFor.isLive) (await request(true))()
  }

  return {
    requestUser: () => request(false),
    loadUser: async () => (await request(false))(),
    checkUser: async () => (await request(true))(),
    retryNow() {
      if (repeater.isWaiting) void retry()
    },
  }
}
