import type { Clock } from '#src/ui/feedback/clock.ts'

/** A clock that stands still until it is moved, so that pictures and tests of the gallery are the same every time. */
export interface HandClock extends Clock {
  readonly move: (ms: number) => void
}

export function handClock(): HandClock {
  const listeners = new Set<() => void>()
  let time = 0
  return {
    now: () => time,
    tick(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    move(ms) {
      time += ms
      for (const listener of listeners) listener()
    },
  }
}
