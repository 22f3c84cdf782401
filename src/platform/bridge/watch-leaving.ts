import { APP_PAUSE } from '#src/lib/app-events.ts'
import { listen, type Stop, stopAll } from '#src/lib/stop.ts'

/** Whether the app has gone to the background since a moment. */
export interface Leaving {
  readonly hasLeft: () => boolean
  readonly stop: Stop
}

/** Notes whether the app goes to the background from now on. */
export function watchLeaving(host: unknown): Leaving {
  const { document, addEventListener } = host as Partial<Window>
  let hasLeft = false
  const leave = () => {
    hasLeft = true
  }
  const stops = [
    document && listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave()),
    addEventListener && listen(host as Window, APP_PAUSE, leave),
  ]
  return { hasLeft: () => hasLeft, stop: stopAll(stops.filter((stop) => stop !== undefined)) }
}
