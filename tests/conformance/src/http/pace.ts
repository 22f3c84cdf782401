/** Waits until the next request may go out. */
export type Pace = () => Promise<void>

/** At most so many requests a second; no limit where none is given. */
export function createPace(perSecond: number | undefined): Pace {
  if (perSecond === undefined) return () => Promise.resolve()
  const gap = 1000 / perSecond
  let next = 0
  return () => {
    const now = performance.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + gap
    return wait === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait))
  }
}
