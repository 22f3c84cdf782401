import type { BackoffOptions } from './backoff.ts'
import type { OpenSocket, StartTimer, WatchWakeUps } from './environment.ts'
import type { RealtimeEvents } from './realtime-events.ts'

/** What the socket client takes from outside. Everything has a default that suits the app in a browser. */
export type SocketClientOptions = {
  /** The address for a uid. By default on the origin that serves the app. */
  url?: (uid: string) => string
  openSocket?: OpenSocket
  startTimer?: StartTimer
  /** Wall-clock milliseconds. */
  now?: () => number
  watchWakeUps?: WatchWakeUps
  /** A cap and jitter for the delays; neither by default. */
  backoff?: BackoffOptions
  /** Takes what a listener throws. By default the platform's own report of an uncaught error. */
  onListenerError?: (error: unknown, event: keyof RealtimeEvents) => void
}
