import { useEffect, useEffectEvent, useState } from 'react'
import { DEVICE_CLOCK, type Clock } from './clock.ts'
import { secondsLeft } from './countdown-time.ts'

/**
 * Whole seconds left of `seconds`, counted from the first render with that value. The device's date may be wrong, so
 * pass a duration: what the server says is left, or the length of the wait.
 */
export function useCountdown(seconds: number, clock: Clock = DEVICE_CLOCK, onEnd?: () => void): number {
  const [begun, setBegun] = useState(() => ({ seconds, clock, at: clock.now() }))
  const [now, setNow] = useState(begun.at)
  if (begun.seconds !== seconds || begun.clock !== clock) {
    const at = clock.now()
    setBegun({ seconds, clock, at })
    setNow(at)
  }
  const left = secondsLeft(seconds, now - begun.at)
  const isOver = left === 0
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (isOver) return ended()
    return clock.tick(() => setNow(clock.now()))
  }, [isOver, clock, begun])

  return left
}
