import { reaction } from 'mobx'
import type { Stop } from '#src/lib/stop.ts'
import type { Stores } from '#src/stores/stores.ts'

/** How often the play time is checked, in milliseconds. */
const CHECK_MS = 15_000

/**
 * Calls back with the minutes played, as often as the player has set, over pages and games alike. The count restarts
 * with each player. Its code loads for players who want the reminder.
 */
export function whenPlayTimeIsUp(
  { session, settings, deferred }: Pick<Stores, 'session' | 'settings' | 'deferred'>,
  show: (minutes: number) => void,
): Stop {
  let stopCount: Stop | undefined
  let isWanted = false

  async function startCount(): Promise<void> {
    const { PlayTime } = await import('#src/features/account/reminder/play-time.ts')
    if (!isWanted || stopCount) return
    const playTime = deferred.get(PlayTime)
    const check = () => {
      if (document.visibilityState === 'hidden') return
      const minutes = playTime.beat(settings.reminderMinutes)
      if (minutes !== null) show(minutes)
    }
    check()
    const timer = setInterval(check, CHECK_MS)
    stopCount = () => {
      clearInterval(timer)
      playTime.restart()
    }
  }

  function setWanted(wanted: boolean): void {
    isWanted = wanted
    stopCount?.()
    stopCount = undefined
    // If its code cannot be loaded, it starts with the next page load.
    if (wanted) startCount().catch(() => undefined)
  }

  const stopReaction = reaction(() => session.isLoggedIn && settings.reminderMinutes > 0, setWanted, {
    fireImmediately: true,
  })
  return () => {
    stopReaction()
    setWanted(false)
  }
}
