import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/lib/time.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './vip.module.css'

export interface CheckInsProps {
  readonly progress: number
  readonly target: number
  /** The days of check-in, `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[]
}

/** More days than this have no calendar, only the bar. */
const MAX_DAYS = 31

/** The days of check-in towards the monthly reward: one cell each, with its date once it is done. */
export function CheckIns({ progress, target, days }: CheckInsProps): ReactElement {
  const { t, i18n } = useTranslation('vip')
  const label = t('checkIns')
  return (
    <Stack gap={3}>
      <Progress
        label={label}
        hideLabel={false}
        value={Math.min(progress, target)}
        max={Math.max(target, 1)}
        valueText={t('daysOf', { done: progress, total: target })}
      />
      {target > 0 && target <= MAX_DAYS && (
        <ol className={styles.days} aria-label={label}>
          {Array.from({ length: target }, (_, index) => {
            const isDone = index < progress
            const day = isDone ? days[index] : undefined
            return (
              <li
                key={index}
                className={styles.day}
                data-done={isDone || undefined}
                data-last={index + 1 === target || undefined}
              >
                {isDone ? (
                  <>
                    <Icon name="check" size={18} />
                    <VisuallyHidden>{t('checkedIn')}</VisuallyHidden>
                    <Words>{day !== undefined && formatDay(day, i18n.language)}</Words>
                  </>
                ) : index + 1 === target ? (
                  <>
                    <Icon name="gift" size={18} />
                    <Words>{index + 1}</Words>
                  </>
                ) : (
                  index + 1
                )}
              </li>
            )
          })}
        </ol>
      )}
    </Stack>
  )
}
