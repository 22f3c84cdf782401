import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Countdown } from '#src/ui/feedback/countdown.tsx'
import { formatCountdown } from '#src/ui/feedback/countdown-time.ts'
import styles from './check-clock.module.css'
import { clearWithin, type Intent, type PendingIntents } from './pending-intents.ts'

export interface CheckClockProps<Kind extends Intent> {
  readonly intents: PendingIntents<Kind>
  readonly intent: Kind
}

function Clock<Kind extends Intent>({ intents, intent }: CheckClockProps<Kind>): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const [seconds] = useState(() => clearWithin(intent) * 60 - Math.floor(intents.waited(intent) / 1000))
  const [isOver, setOver] = useState(seconds <= 0)
  if (isOver) return null
  return (
    <p className={styles.clock}>
      <span>{t('clearWithin')}</span>
      <span className={styles.time}>
        <Countdown
          label={t('clearWithin')}
          seconds={seconds}
          announcement={(left) => t('common:timeLeft', { time: formatCountdown(left) })}
          onEnd={() => setOver(true)}
        />
      </span>
    </p>
  )
}

/** How long a result stays unknown at most, counted down from the last try; nothing once that time is over. */
export function CheckClock<Kind extends Intent>(props: CheckClockProps<Kind>): ReactElement {
  return <Clock key={props.intent.sentAt} {...props} />
}
