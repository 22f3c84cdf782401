import type { BackoffOptions } from './backoff.ts'
import type { OpenSocket, StartTimer, WatchWakeUps } from './environment.ts'
import type { RealtimeEvents } from './realtime-events.ts'

/** The socket client's dependencies. The defaults suit the app in a browser. */
export type SocketClientOptions = {
  /** The address for a uid. By default on the app's origin. */
  url?: (uid: string) => string
  openSocket?: OpenSocket
  startTimer?: StartTimer
  /** Wall-clock milliseconds. */
  now?: () => number
  watchWakeUps?: WatchWakeUps
  /** The maximum and jitter of the delays; neither by default. */
  backoff?: BackoffOptions
  /** Receives errors of listeners. By default the platform reports them as uncaught. */
  onListenerError?: (error: unknown, event: keyof RealtimeEvents) => void
}
