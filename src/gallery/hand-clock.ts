import type { Clock } from '#src/ui/feedback/clock.ts'

/** A clock that only moves by hand, so that pictures and tests are repeatable. */
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
