/** What the client needs of a WebSocket: the browser's and Node's have it, and so do the `ws` package's. */
export type SocketLike = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onerror: (() => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(data: string): void
  close(code?: number, reason?: string): void
}

/** Opens a socket to an address. May throw, where the page may not open it. */
export type OpenSocket = (url: string) => SocketLike

/** Runs a function once after some milliseconds; returns what cancels it. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void

/** Calls back whenever a waiting client should try at once; returns what ends that. */
export type WatchWakeUps = (onWakeUp: () => void) => () => void

/** The browser's own socket. */
export const openBrowserSocket: OpenSocket = (url) => new WebSocket(url) as SocketLike

/** A timer of the platform, looked up when it is started, so that fake timers take hold. */
export const startTimer: StartTimer = (run, milliseconds) => {
  const handle = globalThis.setTimeout(run, milliseconds)
  return () => globalThis.clearTimeout(handle)
}

/**
 * Wakes up when the device comes online and when the page becomes visible or is shown again from the browser's
 * back-forward cache. Outside a browser it never does.
 */
export const watchBrowserWakeUps: WatchWakeUps = (onWakeUp) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => {}
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onWakeUp()
  }
  window.addEventListener('online', onWakeUp)
  window.addEventListener('pageshow', onWakeUp)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('online', onWakeUp)
    window.removeEventListener('pageshow', onWakeUp)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
