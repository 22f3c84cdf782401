import { useState, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { Clock } from './clock.ts'
import { formatCountdown, findMark } from './countdown-time.ts'
import styles from './countdown.module.css'
import { useCountdown } from './use-countdown.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface CountdownProps {
  /** What it counts down to: "Time left to pay". */
  readonly label: string
  /** The initial seconds left; another value restarts it, as a new `key` does. */
  readonly seconds: number
  /** The text for screen readers at 10 and 5 minutes, 60, 30, 10 and 0 seconds: "30 seconds left". */
  readonly announcement: (secondsLeft: number) => string
  readonly onEnd?: (() => void) | undefined
  /** `pill` for urgent ones: with a clock icon, red for the last ten seconds. */
  readonly look?: 'text' | 'pill' | undefined
  readonly clock?: Clock | undefined
}

/** A countdown: updated every second, announced only at a few marks. */
export function Countdown({ label, seconds, announcement, onEnd, look = 'text', clock }: CountdownProps): ReactElement {
  const left = useCountdown(seconds, clock, onEnd)
  const mark = findMark(left)
  // The initial mark is not announced.
  const [first] = useState(mark)
  const isPill = look === 'pill'
  return (
    <span className={cx(styles.countdown, isPill && styles.pill)} data-last={left <= 10 || undefined}>
      {isPill && <Icon name="clock" size={16} />}
      <span role="timer" aria-label={label} translate="no">
        {formatCountdown(left)}
      </span>
      <VisuallyHidden role="status">{mark === null || mark === first ? '' : announcement(mark)}</VisuallyHidden>
    </span>
  )
}
