import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vip } from '#generated/http/schemas/vip.ts'
import type { VipReward } from '#generated/http/schemas/vip-reward.ts'
import { DeadlineCountdown } from '#src/components/deadline-countdown.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDate } from '#src/lib/time.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ClaimCard } from '../claim-card.tsx'
import { CheckIns } from './check-ins.tsx'
import styles from './vip.module.css'
import { useVipClaim, type VipKind } from './vip.queries.ts'

const KINDS: readonly VipKind[] = ['daily', 'rebate', 'monthly']

export interface VipRewardsProps {
  readonly vip: Vip
  /** A reward may be ready now: read the card again. */
  readonly onDue: () => void
  /** Stands below the first two; the third is as high as all of them. */
  readonly children: ReactNode
}

/** A reward with an amount, or none: 0 stands for no reward. */
function getReward({ reward }: VipReward): VipReward['reward'] | undefined {
  return reward.amount === 0 ? undefined : reward
}

/** The daily reward, the rebate and the monthly reward. */
export function VipRewards({ vip, onDue, children }: VipRewardsProps): ReactElement {
  const { t, i18n } = useTranslation(['vip', 'rewards', 'errors'])
  const { daily, rebate, monthly, levels } = vip
  // A hook each: the kinds never change.
  const claims = {
    daily: useVipClaim('daily', daily.reward),
    rebate: useVipClaim('rebate', rebate.reward),
    monthly: useVipClaim('monthly', monthly.reward),
  }
  const primary = KINDS.find((kind) => vip[kind].state === 'ready')
  const percent = levels.find(({ level }) => level === vip.level)?.rebatePercent

  /** The first level with this reward, if the player's has none. */
  function unlockedBy(kind: 'daily' | 'monthly'): string {
    const first = levels.find((one) => one.level > vip.level && (one[kind] ?? 0) > 0)
    return first === undefined ? t('notAtLevel') : t('startsAt', { level: first.level })
  }

  function countdown({ availableAt, state }: VipReward): ReactElement | undefined {
    if (availableAt === undefined || state === 'ready') return undefined
    return (
      <>
        <Words>{t('nextIn')}</Words> <DeadlineCountdown label={t('nextIn')} deadline={availableAt} onEnd={onDue} />
      </>
    )
  }

  const hasMonthly = getReward(monthly) !== undefined
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <ClaimCard
          title={t('daily')}
          text={t('dailyText')}
          reward={getReward(daily)}
          state={daily.state}
          reason={getReward(daily) === undefined ? unlockedBy('daily') : t('notYet')}
          next={getReward(daily) === undefined ? undefined : countdown(daily)}
          claim={claims.daily}
          isPrimary={primary === 'daily'}
        />
        <ClaimCard
          title={t('rebate')}
          text={
            rebate.state === 'ready'
              ? t('rebateOf', { sum: formatMoney(rebate.progress) })
              : percent === undefined
                ? t('rebateText')
                : t('rebateTextPercent', { percent })
          }
          reward={getReward(rebate)}
          state={rebate.state}
          reason={percent === 0 ? t('notAtLevel') : t('noTurnover')}
          next={percent === 0 ? undefined : countdown(rebate)}
          claim={claims.rebate}
          isPrimary={primary === 'rebate'}
        />
        {children}
      </Stack>
      <ClaimCard
        title={t('monthly')}
        text={t('monthlyText', { days: monthly.target })}
        reward={getReward(monthly)}
        state={monthly.state}
        reason={hasMonthly ? t('errors:signInDateNotArrived') : unlockedBy('monthly')}
        next={
          hasMonthly && monthly.availableAt !== undefined
            ? t('earliest', { date: formatDate(monthly.availableAt, i18n.language) })
            : undefined
        }
        claim={claims.monthly}
        isPrimary={primary === 'monthly'}
      >
        <CheckIns progress={monthly.progress} target={monthly.target} days={vip.checkIns ?? []} />
      </ClaimCard>
    </div>
  )
}
