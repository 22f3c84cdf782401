import { reaction } from 'mobx'
import { serverNow } from '#src/api/server-clock.ts'
import type { Stop } from '#src/lib/stop.ts'
import type { SessionStore } from '#src/stores/session-store.ts'

/** While the server still says that a state lasts after its end, in milliseconds. */
const AGAIN_MS = 60_000

/** A longer timer fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Reads user info when a break, an exclusion or the time without promotions ends: the server decides that it is over.
 * @param readUser reads user info, which the session store follows
 */
export function watchPlayState(
  session: Pick<SessionStore, 'user'>,
  readUser: () => void,
  now: () => number = () => serverNow() ?? Date.now(),
): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    const { until, heldUntil } = session.user?.play ?? {}
    const ends = [until, heldUntil].map((at) => Date.parse(at ?? '')).filter((at) => !Number.isNaN(at))
    if (ends.length === 0) return
    const left = Math.min(...ends) - now()
    timer = setTimeout(
      () => {
        readUser()
        wait()
      },
      left <= 0 ? AGAIN_MS : Math.min(left, MAX_TIMER_MS),
    )
  }

  const stop = reaction(() => session.user?.play, wait, { fireImmediately: true })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
