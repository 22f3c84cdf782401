/** The source of time. Tests and the gallery use one that they control. */
export interface Clock {
  /** Milliseconds from any origin; only differences count. */
  readonly now: () => number
  /** Calls back about once a second; returns what stops it. */
  readonly tick: (listener: () => void) => () => void
}

/** The device's clock. It continues while the phone sleeps; returning to the page ticks at once. */
export const DEVICE_CLOCK: Clock = {
  now: () => Date.now(),
  tick(listener) {
    const timer = setInterval(listener, 1000)
    document.addEventListener('visibilitychange', listener)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listener)
    }
  },
}
