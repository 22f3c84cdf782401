import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Vip } from '#generated/http/schemas/vip.ts'
import type { VipReward } from '#generated/http/schemas/vip-reward.ts'
import { serverToday } from '#src/api/server-today.ts'
import { DeadlineCountdown } from '#src/components/rewards/deadline-countdown.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatCalendarDate } from '#src/lib/time.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { ClaimAll } from '../claim-all.tsx'
import { ClaimCard } from '../claim-card.tsx'
import { hasClaimAll } from '../claimable.ts'
import { CheckIns } from './check-ins.tsx'
import styles from './vip.module.css'
import { useVipClaim } from './vip.queries.ts'

export interface VipRewardsProps {
  readonly vip: Vip
  /** A reward may be ready now: read the card again. */
  readonly onDue: () => void
}

/** A reward with an amount, or none: 0 stands for no reward. */
function getReward({ reward }: VipReward): VipReward['reward'] | undefined {
  return reward.amount === 0 ? undefined : reward
}

/** The rewards of today, the daily one and the rebate, and the monthly reward. */
export function VipRewards({ vip, onDue }: VipRewardsProps): ReactElement {
  const { t, i18n } = useTranslation(['vip', 'rewards', 'errors', 'common'])
  const { daily, rebate, monthly, levels } = vip
  // A hook each: the kinds never change.
  const claims = {
    daily: useVipClaim('daily', daily.reward),
    rebate: useVipClaim('rebate', rebate.reward),
    monthly: useVipClaim('monthly', monthly.reward),
  }
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

  const rewards = (['daily', 'rebate', 'monthly'] as const).map((kind) => ({
    title: t(kind),
    reward: getReward(vip[kind]),
    state: vip[kind].state,
    claim: claims[kind],
  }))
  const isQuiet = hasClaimAll(rewards)
  const hasMonthly = getReward(monthly) !== undefined
  return (
    <>
      <div className={styles.all}>
        <ClaimAll rewards={rewards} />
      </div>
      <div className={styles.today}>
        <ClaimCard
          art="daily"
          title={t('daily')}
          text={t('dailyText')}
          reward={getReward(daily)}
          state={daily.state}
          reason={getReward(daily) === undefined ? unlockedBy('daily') : t('notYet')}
          next={getReward(daily) === undefined ? undefined : countdown(daily)}
          claim={claims.daily}
          isQuiet={isQuiet}
        />
        <ClaimCard
          art="rebate"
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
          action={
            percent !== 0 && (
              <Link to={ROUTES.game} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {t('rewards:play')}
              </Link>
            )
          }
          next={percent === 0 ? undefined : countdown(rebate)}
          claim={claims.rebate}
          isQuiet={isQuiet}
        />
      </div>
      <ClaimCard
        art="monthly"
        title={t('monthly')}
        text={t('monthlyText', { days: monthly.target })}
        reward={getReward(monthly)}
        state={monthly.state}
        reason={hasMonthly ? t('errors:signInDateNotArrived') : unlockedBy('monthly')}
        next={
          hasMonthly && monthly.availableAt !== undefined
            ? t('earliest', { date: formatCalendarDate(monthly.availableAt, i18n.language, serverToday(), 'sentence') })
            : undefined
        }
        claim={claims.monthly}
        isQuiet={isQuiet}
      >
        <CheckIns progress={monthly.progress} target={monthly.target} days={vip.checkIns ?? []} />
      </ClaimCard>
    </>
  )
}
