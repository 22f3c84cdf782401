import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetFriendCardSuspense } from '#generated/http/rewards/get-friend-card.ts'
import { useListActivities } from '#generated/http/rewards/list-activities.ts'
import type { FriendCard } from '#generated/http/schemas/friend-card.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { useCopy } from '#src/components/copy/use-copy.ts'
import { formatMoney, formatPoints } from '#src/lib/money-format.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ClaimAll } from '../claim-all.tsx'
import { ClaimCard } from '../claim-card.tsx'
import { hasClaimAll, listReady } from '../claimable.ts'
import { useOpenActivity } from '../use-open-activity.ts'
import styles from './invite.module.css'
import { useFriendClaim } from './invite.queries.ts'
import { EnergyCard, SpinsCard } from './play-cards.tsx'

function Hero({ card, isQuiet }: { readonly card: FriendCard; readonly isQuiet: boolean }): ReactElement {
  const { t } = useTranslation('invite')
  const { overlays } = useStores()
  const copy = useCopy()
  return (
    <Card as="section" surface="hero" padding="lg" className={styles.hero}>
      <Stack gap={4}>
        <div>
          <Text as="h2" size="sm" tone="quiet">
            {t('yourCode')}
          </Text>
          <div className={styles.code}>
            <span translate="no">{card.invitationCode}</span>
            <IconButton icon="copy" label={t('copyCode')} onClick={() => copy(card.invitationCode)} />
          </div>
        </div>
        <div className={styles.pair}>
          <p>
            <span className={styles.number}>{formatPoints(card.invited)}</span>
            <br />
            <Words>{t('joined', { count: card.invited })}</Words>
          </p>
          <p>
            <span className={styles.number}>{formatPoints(card.deposited)}</span>
            <br />
            <Words>{t('deposited', { count: card.deposited })}</Words>
          </p>
        </div>
        <Button
          variant={isQuiet ? 'secondary' : 'primary'}
          size="lg"
          icon="share"
          fullWidth
          onClick={() => overlays.open('share', {})}
        >
          {t('invite')}
        </Button>
      </Stack>
    </Card>
  )
}

/** The friend card: code, results, the wheel, the two rewards and energy. */
export function FriendsPanel(): ReactElement {
  const { t } = useTranslation(['invite', 'rewards'])
  const read = useGetFriendCardSuspense()
  const { data: card } = read
  const { data: activities } = useListActivities()
  const deposit = useFriendClaim('deposit', card.deposit.reward)
  const turnover = useFriendClaim('turnover', card.turnover.reward)
  const { opening, open } = useOpenActivity()
  const getActivityProps = (badge: string) => {
    const activity = activities?.find((one) => one.badge === badge)
    return { activity, isOpening: activity !== undefined && opening === activity.id, onOpen: open }
  }
  const rewards = [
    { title: t('depositReward'), ...card.deposit, claim: deposit },
    { title: t('turnoverReward'), ...card.turnover, claim: turnover },
  ]
  const isAll = hasClaimAll(rewards)
  return (
    <Stack gap={4}>
      <StaleNote query={read} />
      <ClaimAll rewards={rewards} />
      <div className={styles.columns}>
        <Hero card={card} isQuiet={listReady(rewards).length > 0} />
        <SpinsCard count={card.spins} {...getActivityProps('inviteSpin')} />
      </div>
      <div className={styles.cards}>
        <ClaimCard
          art="deposit"
          title={t('depositReward')}
          text={t('depositText')}
          reward={card.deposit.reward}
          state={card.deposit.state}
          reason={t('depositLocked')}
          claim={deposit}
          isQuiet={isAll}
        />
        <ClaimCard
          art="turnover"
          title={t('turnoverReward')}
          text={t('turnoverText', { sum: formatMoney(card.turnover.target) })}
          reward={card.turnover.reward}
          state={card.turnover.state}
          reason={t('turnoverLocked')}
          claim={turnover}
          isQuiet={isAll}
        >
          <Progress
            label={t('bestFriend')}
            hideLabel={false}
            value={Math.min(card.turnover.progress, card.turnover.target)}
            max={Math.max(card.turnover.target, 1)}
            valueText={
              card.turnover.progress > card.turnover.target
                ? t('reached', { sum: formatMoney(card.turnover.progress) })
                : t('sumOf', {
                    sum: formatMoney(card.turnover.progress),
                    target: formatMoney(card.turnover.target),
                  })
            }
          />
        </ClaimCard>
        <EnergyCard count={card.energy} {...getActivityProps('energy')} />
      </div>
    </Stack>
  )
}
