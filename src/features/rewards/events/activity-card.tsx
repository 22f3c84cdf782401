import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#generated/http/schemas/activity.ts'
import { RewardAmount, RewardPicture, useRewardWord } from '#src/components/reward-amount.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDate } from '#src/lib/time.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './events.module.css'

const KINDS = ['signUp', 'depositSign', 'task', 'inviteSpin', 'energy'] as const

interface ActivityProps {
  readonly activity: Activity
}

/** The daily bonus of a sign-up bonus: its free days, and what it gives by the total of deposits. */
function SignUpBonus({ activity: { freeDays, tiers = [] } }: ActivityProps): ReactElement | null {
  const { t } = useTranslation('events')
  const word = useRewardWord()
  if (freeDays === undefined && tiers.length === 0) return null
  return (
    <div className={styles.bonus}>
      {freeDays !== undefined && <Text weight="bold">{t('freeDays', { count: freeDays })}</Text>}
      {tiers.length > 0 && (
        <dl className={styles.tiers} aria-label={t('tiers')}>
          {tiers.map(({ depositTotal, reward }) => (
            <div key={depositTotal} className={styles.tier}>
              <dt>{depositTotal > 0 ? t('tierFrom', { sum: formatMoney(depositTotal) }) : t('tierFree')}</dt>
              <dd>
                <RewardAmount reward={reward} /> <Words>{reward.type !== 'cash' && word(reward)}</Words>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** What an activity can give at once. */
function Gives({ activity: { rewards = [] } }: ActivityProps): ReactElement | null {
  const { t } = useTranslation('events')
  const word = useRewardWord()
  if (rewards.length === 0) return null
  return (
    <ul className={styles.gives} aria-label={t('gives')}>
      {rewards.map((reward) => (
        <li key={reward.type} className={styles.give}>
          <RewardPicture reward={reward} size={28} />
          <RewardAmount reward={reward} />
          <span>{word(reward)}</span>
        </li>
      ))}
    </ul>
  )
}

export interface ActivityCardProps extends ActivityProps {
  /** What waits for the player there. */
  readonly count: number
  /** Where a link to its kind leads. */
  readonly anchor: string | undefined
  readonly isOpening: boolean
  readonly onOpen: () => void
}

/** An activity: its picture, kind, what it gives and until when. */
export function ActivityCard({ activity, count, anchor, isOpening, onOpen }: ActivityCardProps): ReactElement {
  const { t, i18n } = useTranslation(['events', 'common'])
  const { title, image, id, summary, endsAt, badge } = activity
  const known = KINDS.find((one) => one === badge)
  const kind = known === undefined ? undefined : t(`kind.${known}`)
  return (
    <Card as="li" padding="none" className={styles.card} id={anchor}>
      <div className={styles.picture}>
        <Image src={image} alt="" ratio="5 / 2" seed={id} sizes="(--from-small) 420px, 92vw" />
        <span className={styles.badge}>
          <Badge count={count} label={t('common:waiting', { total: count })} />
        </span>
      </div>
      <div className={styles.body}>
        <div>
          {kind !== undefined && kind !== title && (
            <Text size="sm" tone="accent" weight="bold">
              {kind}
            </Text>
          )}
          <Text as="h2" size="lg">
            {title}
          </Text>
          <Text size="sm" tone="quiet">
            {t('until', { date: formatDate(endsAt, i18n.language) })}
          </Text>
        </div>
        {summary !== undefined && <p>{summary}</p>}
        <SignUpBonus activity={activity} />
        <Gives activity={activity} />
        <Button
          className={styles.open}
          variant="secondary"
          fullWidth
          iconEnd="chevron-right"
          busy={isOpening}
          busyLabel={t('opening')}
          onClick={onOpen}
        >
          {t('open', { title })}
        </Button>
      </div>
    </Card>
  )
}
