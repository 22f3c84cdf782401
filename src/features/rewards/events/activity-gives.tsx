import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#generated/http/schemas/activity.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { RewardAmount, RewardPicture, useRewardWord } from '#src/components/rewards/reward-amount.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import styles from './events.module.css'

/** More rewards than this are counted: a wheel has a dozen. */
const MAX_GIVES = 3

export interface ActivityGivesProps {
  readonly activity: Activity
}

/** The daily bonus of a sign-up bonus: its free days, and what it gives by the total of deposits. */
export function SignUpBonus({ activity: { freeDays, tiers = [] } }: ActivityGivesProps): ReactElement | null {
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

const getKey = ({ type, amount }: Reward) => `${type} ${String(amount)}`

/** Each reward once; the largest sum of money first, then the server's order. */
function getDistinct(rewards: readonly Reward[]): Reward[] {
  const getCash = ({ type, amount = 0 }: Reward) => (type === 'cash' ? amount : 0)
  const distinct = new Map(rewards.map((reward) => [getKey(reward), reward]))
  return [...distinct.values()].sort((a, b) => getCash(b) - getCash(a))
}

/** What an activity can give at once. */
export function Gives({ activity: { rewards = [] } }: ActivityGivesProps): ReactElement | null {
  const { t } = useTranslation('events')
  const word = useRewardWord()
  if (rewards.length === 0) return null
  const distinct = getDistinct(rewards)
  const more = distinct.length - MAX_GIVES
  return (
    <ul className={styles.gives} aria-label={t('gives')}>
      {distinct.slice(0, MAX_GIVES).map((reward) => (
        <li key={getKey(reward)} className={styles.give}>
          <RewardPicture reward={reward} size={28} />
          <RewardAmount reward={reward} />
          <span>{word(reward)}</span>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('more', { count: more })}</li>}
    </ul>
  )
}
