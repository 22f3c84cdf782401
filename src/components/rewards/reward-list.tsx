import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { Text } from '#src/ui/data/text.tsx'
import { RewardAmount, RewardPicture, useRewardWord } from './reward-amount.tsx'
import styles from './reward-list.module.css'

export interface RewardListProps {
  readonly rewards: readonly Reward[]
  readonly label?: string
  /** A single reward is large, and money counts up. */
  readonly isFestive?: boolean
}

/** Rewards with picture, word and amount. Texts: `rewards`. */
export function RewardList({ rewards, label, isFestive = false }: RewardListProps): ReactElement {
  useTranslation('rewards')
  const word = useRewardWord()
  const isSingle = isFestive && rewards.length === 1
  return (
    <ul className={isSingle ? styles.single : styles.rewards} aria-label={label}>
      {rewards.map((reward, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two may be alike
        <li key={index} className={styles.reward}>
          <RewardPicture reward={reward} size={isSingle ? 72 : isFestive ? 48 : 40} />
          <Text weight="bold">{word(reward)}</Text>
          <RewardAmount reward={reward} size={isSingle ? 'hero' : isFestive ? 'lg' : 'md'} isCounting={isFestive} />
        </li>
      ))}
    </ul>
  )
}
