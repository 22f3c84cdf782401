import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vip } from '#generated/http/schemas/vip.ts'
import { serverToday } from '#src/api/server-today.ts'
import { DeadlineCountdown } from '#src/components/rewards/deadline-countdown.tsx'
import { formatPoints } from '#src/lib/money-format.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './vip.module.css'

export interface ActivenessCardProps {
  readonly vip: Vip
  /** The next fall is due: read the card again. */
  readonly onDue: () => void
}

/** Activeness, its rate and its next fall, all as the server gives them. */
export function ActivenessCard({ vip, onDue }: ActivenessCardProps): ReactElement {
  const { t, i18n } = useTranslation(['vip', 'common'])
  const loss = vip.levels.find(({ level }) => level === vip.level)?.activenessLoss
  const { nextDrop } = vip
  return (
    <Card as="section" aria-labelledby="vip-activeness" className={styles.active}>
      <Stack gap={3}>
        <div className={styles.activeness}>
          <div>
            <Text as="h2" id="vip-activeness" size="md" weight="bold">
              {t('activeness')}
            </Text>
            <Text size="xl" tone="success">
              {t('percent', { percent: formatPoints(vip.activeness) })}
            </Text>
          </div>
          <Link to={ROUTES.recharge} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('common:deposit')}
          </Link>
        </div>
        <Text size="sm" tone="quiet">
          <Words>
            {t('activenessGain')} {loss !== undefined && t('activenessLoss', { percent: loss })}
          </Words>
        </Text>
        {nextDrop !== undefined && (
          <div className={styles.drop}>
            <div>
              <p>{t('nextDrop', { percent: formatPoints(nextDrop.activeness) })}</p>
              <Text size="sm" tone="quiet">
                {formatCalendarTime(nextDrop.at, i18n.language, serverToday())}
              </Text>
            </div>
            <strong>
              <DeadlineCountdown label={t('untilDrop')} deadline={nextDrop.at} onEnd={onDue} />
            </strong>
          </div>
        )}
      </Stack>
    </Card>
  )
}
