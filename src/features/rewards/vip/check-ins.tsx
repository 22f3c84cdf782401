import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './vip.module.css'

export interface CheckInsProps {
  readonly progress: number
  readonly target: number
  /** The days of check-in, `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[]
}

/** More days than this have no calendar, only the bar. */
const MAX_DAYS = 31

/** The days of check-in towards the monthly reward: a bar with the last of them, and a stamp for each. */
export function CheckIns({ progress, target, days }: CheckInsProps): ReactElement {
  const { t, i18n } = useTranslation('vip')
  const last = days.at(-1)
  return (
    <div className={styles.month}>
      <Progress
        label={t('checkIns')}
        hideLabel={false}
        value={Math.min(progress, target)}
        max={Math.max(target, 1)}
        valueText={t('daysOf', { done: progress, total: target })}
      />
      {target > 0 && target <= MAX_DAYS && (
        // The same in a picture.
        <div className={styles.days} aria-hidden="true">
          {Array.from({ length: target }, (_, index) => (
            <span
              key={index}
              className={styles.day}
              data-done={index < progress || undefined}
              data-last={index + 1 === target || undefined}
            >
              {index + 1 === target ? (
                <Icon name="gift" size={18} />
              ) : index < progress ? (
                <Icon name="check" size={18} />
              ) : (
                index + 1
              )}
            </span>
          ))}
        </div>
      )}
      {last !== undefined && progress > 0 && (
        <Text size="sm" tone="quiet">
          {t('lastCheckIn', { date: formatDay(last, i18n.language) })}
        </Text>
      )}
    </div>
  )
}
