import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isRewardType } from '#generated/http/open-enums.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { CountingMoney } from '#src/ui/data/counting-money.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Words } from '#src/ui/data/words.tsx'
import styles from './reward-amount.module.css'

/** Reward types may be added; an unknown one is shown without its amount, whose unit is unknown. */
export function knownType({ type }: Reward) {
  return isRewardType(type) ? type : undefined
}

export interface RewardAmountProps {
  readonly reward: Reward
  readonly size?: 'md' | 'lg' | 'hero'
  /** Money counts up as it appears. */
  readonly isCounting?: boolean
}

/** `+amount`; nothing for a coupon, whose worth the coupon itself states. */
export function RewardAmount({ reward, size = 'md', isCounting = false }: RewardAmountProps): ReactElement | null {
  const { amount } = reward
  const type = knownType(reward)
  if (type === undefined || type === 'coupon' || amount === undefined) return null
  if (type !== 'cash')
    return (
      <span className={styles[size]}>
        <Words>+{formatPoints(amount)}</Words>
      </span>
    )
  const money = { value: amount, sign: 'always', tone: 'in', size } as const
  return isCounting ? <CountingMoney {...money} from={0} /> : <Money {...money} />
}

/** The word of a reward's type. Texts: `rewards`. */
export function useRewardWord(): (reward: Reward) => string {
  const { t } = useTranslation('rewards')
  return (reward) => t(`type.${knownType(reward) ?? 'other'}`)
}

/** The picture of a reward's type. */
export function RewardPicture({ reward, size }: { readonly reward: Reward; readonly size: number }): ReactElement {
  return <RewardArt type={knownType(reward) ?? 'coupon'} size={size} />
}
