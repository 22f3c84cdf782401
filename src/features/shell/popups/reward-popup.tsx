import { Link, useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { RewardList } from '#src/components/rewards/reward-list.tsx'
import { playReward } from '#src/platform/sound/sound.ts'
import { useBalanceSince } from '#src/queries/balance.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import styles from './reward-popup.module.css'

export interface RewardPopupProps {
  readonly rewards: readonly Reward[]
  readonly claimedAt?: number
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The flags that fall once, each with a color, place and time of its own (`reward-popup.module.css`). */
const FLAGS = 14

/** The lantern lights up, the bunting drops, and flags fall. With reduced motion: the lit lantern, still. */
function Scene(): ReactElement {
  return (
    <div className={styles.scene} data-scheme="night">
      <span className={styles.rays} />
      <Banderitas className={styles.bunting} />
      <span className={styles.lantern}>
        <Parol size={112} glow />
      </span>
      {Array.from({ length: FLAGS }, (_, index) => (
        <i key={index} className={styles.flag} />
      ))}
    </div>
  )
}

/**
 * Shows credited rewards: plays a sound if sounds are on, and has the balance read again once. The new balance appears
 * only when the server has sent it. Leads to the games, unless the player is there.
 */
export const RewardPopup = observer(function RewardPopup(props: RewardPopupProps) {
  const { rewards, claimedAt, onClose, onLeave } = props
  const { t } = useTranslation(['overlays', 'common'])
  const { overlays } = useStores()
  // Over a game, an activity or the lobby the player plays on by closing.
  const isAtGames = useLocation().pathname === ROUTES.game || overlays.pageFrames.length > 0
  const [openedAt] = useState(() => Date.now())
  const { balance, readOnce } = useBalanceSince(claimedAt ?? openedAt)
  const isTold = useRef(false)
  const hasCash = rewards.some(({ type }) => type === 'cash')

  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    playReward()
    readOnce()
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rewardTitle')}
      picture={<Scene />}
      actions={
        <>
          {!isAtGames && (
            <Link to={ROUTES.game} onClick={onLeave} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
              {t('common:play')}
            </Link>
          )}
          <Button variant="primary" fullWidth onClick={onClose}>
            {t('rewardDone')}
          </Button>
        </>
      }
    >
      <RewardList rewards={rewards} isFestive />
      <Text as="div" tone="quiet" role="status" className={hasCash ? styles.balance : styles.text}>
        <Words>{!hasCash && t('rewardText')}</Words>
        {hasCash && balance !== undefined && (
          <>
            <Words>{t('rewardBalance')}</Words>
            <Text as="div" size="sm">
              <Words>{t('rewardNow')}</Words> <Money value={balance} size="sm" />
            </Text>
          </>
        )}
      </Text>
    </Dialog>
  )
})
