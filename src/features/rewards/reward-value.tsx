import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { knownType } from '#src/components/reward-amount.tsx'
import { formatPoints } from '#src/lib/money-format.ts'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'

/** A reward's amount in its unit; a coupon has none. */
export function RewardValue({ reward, size = 'lg' }: { reward: Reward; size?: 'md' | 'lg' }): ReactElement {
  const { t } = useTranslation('rewards')
  const type = knownType(reward)
  const { amount } = reward
  if (type === 'cash' && amount !== undefined) return <Money value={amount} size={size} tone="win" />
  const hasAmount = type !== undefined && type !== 'coupon' && amount !== undefined
  return (
    <Text as="span" size={size} weight="bold" tone="accent">
      <Words>
        {hasAmount ? `${formatPoints(amount)} ` : ''}
        {t(`type.${type ?? 'other'}`)}
      </Words>
    </Text>
  )
}
