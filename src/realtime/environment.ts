import { APP_RESUME } from '#src/lib/app-events.ts'

/** The parts of a WebSocket that the client needs: those of browsers, Node and the `ws` package fit. */
export type SocketLike = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onerror: (() => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(data: string): void
  close(code?: number, reason?: string): void
}

/** Opens a socket. May throw if the page may not open the address. */
export type OpenSocket = (url: string) => SocketLike

/** Runs a function once after some milliseconds; returns what cancels it. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void

/** Calls back when a waiting client should retry at once; returns what stops that. */
export type WatchWakeUps = (onWakeUp: () => void) => () => void

/** The browser's own socket. */
export const openBrowserSocket: OpenSocket = (url) => new WebSocket(url) as SocketLike

/** The platform's timer, looked up on each start so that fake timers apply. */
export const startTimer: StartTimer = (run, milliseconds) => {
  const handle = globalThis.setTimeout(run, milliseconds)
  return () => globalThis.clearTimeout(handle)
}

const WAKE_UPS = ['online', 'pageshow', APP_RESUME]

/**
 * Fires when the device comes online, when the page becomes visible or is restored from the back-forward cache, and when
 * the wrapper's app comes back. Never fires outside a browser.
 */
export const watchBrowserWakeUps: WatchWakeUps = (onWakeUp) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => {}
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onWakeUp()
  }
  for (const type of WAKE_UPS) window.addEventListener(type, onWakeUp)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    for (const type of WAKE_UPS) window.removeEventListener(type, onWakeUp)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
