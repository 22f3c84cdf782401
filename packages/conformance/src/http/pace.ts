/** Waits until the next request may be sent. */
export type Pace = () => Promise<void>

/** Limits requests per second; no limit if undefined. */
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
