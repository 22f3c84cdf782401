import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { knownType } from '#src/components/rewards/reward-amount.tsx'
import { formatMoney, formatPoints } from '#src/lib/money-format.ts'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'

/** A reward as text: its amount in its unit; a coupon has none. Texts: `rewards`. */
export function useRewardText(): (reward: Reward) => string {
  const { t } = useTranslation('rewards')
  return (reward) => {
    const type = knownType(reward)
    const { amount } = reward
    const word = t(`type.${type ?? 'other'}`)
    if (type === undefined || type === 'coupon' || amount === undefined) return word
    return type === 'cash' ? formatMoney(amount) : `${formatPoints(amount)} ${word}`
  }
}

/** A reward's amount in its unit; a coupon has none. */
export function RewardValue({ reward, size = 'md' }: { reward: Reward; size?: 'md' | 'xl' }): ReactElement {
  const toText = useRewardText()
  const { amount } = reward
  if (knownType(reward) === 'cash' && amount !== undefined) return <Money value={amount} size={size} tone="in" />
  return (
    <Text as="span" size={size} weight="bold" tone="accent">
      <Words>{toText(reward)}</Words>
    </Text>
  )
}
