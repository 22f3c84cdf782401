import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#src/api/server-clock.ts'
import { DEVICE_CLOCK, type Clock } from '#src/ui/feedback/clock.ts'
import { Countdown } from '#src/ui/feedback/countdown.tsx'
import { formatCountdown } from '#src/ui/feedback/countdown-time.ts'

/** The server's clock, so that a wrong date of the device does not matter; the device's before the first response. */
const SERVER_CLOCK: Clock = { now: () => serverNow() ?? Date.now(), tick: DEVICE_CLOCK.tick }

/** The server may still count the old day in the second of a deadline. */
const AFTER_END_MS = 1000

export interface DeadlineCountdownProps {
  /** What it counts down to: "Next reward". */
  readonly label: string
  /** RFC 3339. */
  readonly deadline: string
  /** Called a second after the deadline: read the state again. */
  readonly onEnd?: (() => void) | undefined
  readonly clock?: Clock | undefined
}

function secondsUntil(deadline: string, clock: Clock): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - clock.now()) / 1000)) || 0
}

/** Counts down to an instant of the server. */
export function DeadlineCountdown({
  label,
  deadline,
  onEnd,
  clock = SERVER_CLOCK,
}: DeadlineCountdownProps): ReactElement {
  const { t } = useTranslation('common')
  const [begun, setBegun] = useState(() => ({ deadline, seconds: secondsUntil(deadline, clock) }))
  if (begun.deadline !== deadline) setBegun({ deadline, seconds: secondsUntil(deadline, clock) })
  return (
    <Countdown
      label={label}
      seconds={begun.seconds}
      clock={clock}
      announcement={(left) => t('timeLeft', { time: formatCountdown(left) })}
      onEnd={onEnd && (() => setTimeout(onEnd, AFTER_END_MS))}
    />
  )
}
