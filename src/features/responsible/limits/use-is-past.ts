import { useEffect, useState } from 'react'
import { serverNow } from '#src/api/server-clock.ts'

/** How often the clock is looked at, in milliseconds. */
const TICK_MS = 30_000

function isPast(instant: string): boolean {
  return Date.parse(instant) <= (serverNow() ?? Date.now())
}

/** Whether an RFC 3339 instant is over by the server's clock; it turns true while the player looks on. */
export function useIsPast(instant: string): boolean {
  const [, setTicks] = useState(0)
  const isOver = isPast(instant)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return isOver
}
