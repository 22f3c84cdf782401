import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isActivityBadge } from '#generated/http/open-enums.ts'
import type { Activity } from '#generated/http/schemas/activity.ts'
import { formatCalendarDate } from '#src/lib/time.ts'
import { serverToday } from '#src/api/server-today.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Gives, SignUpBonus } from './activity-gives.tsx'
import styles from './events.module.css'

export interface ActivityCardProps {
  readonly activity: Activity
  /** What waits for the player there. */
  readonly count: number
  /** Where a link to its kind leads. */
  readonly anchor: string | undefined
  /** The first one in which something waits. */
  readonly isPrimary: boolean
  readonly isOpening: boolean
  readonly onOpen: () => void
}

/** An activity: its picture, kind, what it gives and until when. */
export function ActivityCard({
  activity,
  count,
  anchor,
  isPrimary,
  isOpening,
  onOpen,
}: ActivityCardProps): ReactElement {
  const { t, i18n } = useTranslation(['events', 'common'])
  const { title, image, id, summary, endsAt, badge } = activity
  const known = isActivityBadge(badge) && badge !== 'none' ? badge : undefined
  const kind = known === undefined ? undefined : t(`kind.${known}`)
  const action = t(`action.${known ?? 'other'}`)
  return (
    <Card as="li" padding="none" className={styles.card} id={anchor}>
      <div className={styles.picture}>
        <Image src={image} alt="" ratio="3 / 1" seed={id} sizes="(--from-large) 500px, 92vw" className={styles.image} />
        <span className={styles.badge}>
          <Badge count={count} label={t('common:waiting', { total: count })} />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.titles}>
            {kind !== undefined && kind !== title && (
              <Text size="sm" tone="accent" weight="bold">
                {kind}
              </Text>
            )}
            <Text as="h2" size="lg">
              {title}
            </Text>
            <Text size="sm" tone="quiet">
              {t('until', { date: formatCalendarDate(endsAt, i18n.language, serverToday(), 'sentence') })}
            </Text>
          </div>
          <Button
            className={styles.open}
            variant={isPrimary ? 'primary' : 'secondary'}
            size="sm"
            busy={isOpening}
            aria-label={t('open', { action, title })}
            onClick={onOpen}
          >
            {action}
          </Button>
        </div>
        {summary !== undefined && <p>{summary}</p>}
        <SignUpBonus activity={activity} />
        <Gives activity={activity} />
      </div>
    </Card>
  )
}
