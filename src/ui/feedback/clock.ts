/** Where time comes from. Tests and the gallery give one whose hands they move themselves. */
export interface Clock {
  /** Milliseconds since some moment; only differences count. */
  readonly now: () => number
  /** Calls back about once a second; returns what stops it. */
  readonly tick: (listener: () => void) => () => void
}

/** The device's clock. It goes on while the phone sleeps; a return to the page ticks at once. */
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
