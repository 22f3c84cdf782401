import { useEffect, useRef, useState, type ReactElement } from 'react'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Money, type MoneyProps } from './money.tsx'

export interface CountingMoneyProps extends MoneyProps {
  /** Counts from this amount when it appears; without it only from one value to the next. */
  readonly from?: number | undefined
}

/** How long an amount counts, in milliseconds. */
const COUNT_MS = 700

/** An amount that counts up when money arrives. With reduced motion, and for less or hidden money, it changes at once. */
export function CountingMoney({ value, from, ...rest }: CountingMoneyProps): ReactElement {
  const [shown, setShown] = useState(from ?? value)
  const start = useRef(from ?? value)

  useEffect(() => {
    const first = start.current
    start.current = value
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || rest.hidden === true
    if (isStill || !(value > first)) {
      setShown(value)
      return undefined
    }
    const begin = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number): void {
      const share = Math.min(1, Math.max(0, (now - begin) / COUNT_MS))
      // Fast at first: the last digits are what is read.
      const eased = 1 - (1 - share) ** 3
      setShown(share === 1 ? value : Math.round((first + (value - first) * eased) * 100) / 100)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [value, rest.hidden])

  // NaN for an unreadable amount is not equal to itself.
  if (Object.is(shown, value)) return <Money value={value} {...rest} />
  return (
    <>
      <span aria-hidden="true">
        <Money value={shown} {...rest} />
      </span>
      <VisuallyHidden>
        <Money value={value} {...rest} />
      </VisuallyHidden>
    </>
  )
}
