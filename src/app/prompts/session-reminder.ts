import { reaction } from 'mobx'
import type { Stores } from '#src/stores/stores.ts'

/** How often the time is looked at, in milliseconds. */
const BEAT_MS = 15_000

/**
 * Reminds a player of the time played, as often as they have set, over pages and games alike. Its code loads for who
 * wants it. Without a player there is nobody who plays: the count begins anew with the next one.
 */
export function watchSessionReminder({ session, settings, overlays, deferred }: Stores): void {
  let stop: (() => void) | undefined
  let isWanted = false

  async function start(): Promise<void> {
    const { PlayTime } = await import('#src/features/account/reminder/play-time.ts')
    if (!isWanted || stop) return
    const playTime = deferred.get(PlayTime)
    const beat = () => {
      if (document.visibilityState === 'hidden') return
      const minutes = playTime.beat(settings.reminderMinutes)
      if (minutes !== null) overlays.enqueue('sessionReminder', { minutes })
    }
    beat()
    const timer = setInterval(beat, BEAT_MS)
    stop = () => {
      clearInterval(timer)
      playTime.restart()
    }
  }

  reaction(
    () => session.isLoggedIn && settings.reminderMinutes > 0,
    (wanted) => {
      isWanted = wanted
      stop?.()
      stop = undefined
      // Without a network it starts with the next page load.
      if (wanted) start().catch(() => undefined)
    },
    { fireImmediately: true },
  )
}
