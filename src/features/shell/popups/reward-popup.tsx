import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { playReward } from '#src/platform/sound.ts'
import { useBalanceRefresh } from '#src/queries/balance.ts'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './reward-popup.module.css'

export interface RewardPopupProps {
  readonly rewards: readonly Reward[]
  readonly onClose: () => void
}

/** Reward types may be added; an unknown one is shown without its amount, whose unit is unknown. */
function knownType({ type }: Reward) {
  return (['cash', 'coupon', 'energy', 'point'] as const).find((known) => known === type)
}

/** A coupon's amount is not shown: the coupon itself states its worth. */
function Amount({ reward }: { reward: Reward }): ReactElement | null {
  const { amount } = reward
  const type = knownType(reward)
  if (type === undefined || type === 'coupon' || amount === undefined) return null
  if (type === 'cash') return <Money value={amount} sign="always" tone="win" size="lg" />
  return <span className={styles.count}>+{formatPoints(amount)}</span>
}

/**
 * Shows a credited reward: plays a sound if sounds are on, and refetches the balance once.
 */
export function RewardPopup({ rewards, onClose }: RewardPopupProps): ReactElement {
  const { t } = useTranslation('overlays')
  const { refresh } = useBalanceRefresh()
  const isTold = useRef(false)

  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    playReward()
    refresh()
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rewardTitle')}
      picture={<Banderitas className={styles.bunting} />}
      actions={
        <Button variant="primary" fullWidth onClick={onClose}>
          {t('rewardDone')}
        </Button>
      }
    >
      <Text tone="quiet">{t('rewardText')}</Text>
      <ul className={styles.rewards}>
        {rewards.map((reward, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two may be alike
          <li key={index} className={styles.reward}>
            <RewardArt type={knownType(reward) ?? 'coupon'} size={56} />
            <Text weight="bold">{t(`rewardType.${knownType(reward) ?? 'other'}`)}</Text>
            <Amount reward={reward} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
