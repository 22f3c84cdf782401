import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecallStepAction } from '#generated/http/open-enums.ts'
import type { RecallStep } from '#generated/http/schemas/recall-step.ts'
import type { RecallTask } from '#generated/http/schemas/recall-task.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { serverToday } from '#src/api/server-today.ts'
import { DeadlineCountdown } from '#src/components/rewards/deadline-countdown.tsx'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { formatMoney, formatPoints } from '#src/lib/money-format.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ClaimCard } from '../claim-card.tsx'
import { GiftRefused } from './gift-refused.tsx'
import styles from './return-gift.module.css'
import { returnGiftQuery, useStepClaim } from './return-gift.queries.ts'

const DAY_MS = 86_400_000

interface GiftProps {
  readonly gift: RecallTask
  /** The gift may have ended: read it again. */
  readonly onEnd: () => void
}

/** The title, when it ends, and how many steps are collected. */
function GiftHead({ gift: { title, endsAt, steps }, onEnd }: GiftProps): ReactElement {
  const { t, i18n } = useTranslation('returnGift')
  const [isLastDay] = useState(() => Date.parse(endsAt) - (serverNow() ?? Date.now()) < DAY_MS)
  const claimed = steps.filter(({ state }) => state === 'claimed').length
  const isUsed = claimed === steps.length
  return (
    <Card as="section" surface="hero" padding="lg">
      <div className={styles.gift}>
        <div className={styles.head}>
          <RewardArt type="gift" size={72} />
          <div>
            <Text as="h2" size="xl">
              {title}
            </Text>
            {isUsed ? (
              <Text>{t('used')}</Text>
            ) : (
              <Text tone="quiet">
                <Words>
                  {t('until', { time: formatCalendarTime(endsAt, i18n.language, serverToday(), 'sentence') })}
                </Words>
                {isLastDay && (
                  <>
                    <Words>{' · '}</Words>
                    <DeadlineCountdown label={t('endsIn')} deadline={endsAt} onEnd={onEnd} />
                  </>
                )}
              </Text>
            )}
          </div>
        </div>
        <Progress
          label={t('collected')}
          hideLabel={false}
          tone="accent"
          value={claimed}
          max={steps.length}
          valueText={t('ofSteps', { done: claimed, total: steps.length })}
        />
      </div>
    </Card>
  )
}

/** The drawing of a step, and where a locked one leads: a login is done by being here. */
const ACTIONS = {
  login: { art: 'daily', to: undefined },
  deposit: { art: 'deposit', to: ROUTES.recharge },
  play: { art: 'turnover', to: ROUTES.game },
  verify: { art: 'verify', to: ROUTES.kycVerification },
  invite: { art: 'gift', to: ROUTES.inviteRank },
} as const
const UNKNOWN_ACTION = { art: 'gift', to: undefined } as const

interface StepCardProps {
  readonly sn: string
  readonly step: RecallStep
  /** An earlier step is ready, too. */
  readonly isQuiet: boolean
}

function StepCard({ sn, step, isQuiet }: StepCardProps): ReactElement {
  const { t } = useTranslation('returnGift')
  const { title, progress, target, unit, state, reward } = step
  // Actions may be added; an unknown one leads nowhere.
  const action = isRecallStepAction(step.action) ? step.action : undefined
  const { art, to } = action === undefined ? UNKNOWN_ACTION : ACTIONS[action]
  const inUnit = unit === 'peso' ? formatMoney : formatPoints
  const claim = useStepClaim(sn, step)
  return (
    <ClaimCard
      art={art}
      title={title}
      reward={reward}
      state={state}
      reason={to === undefined ? t('notDone') : undefined}
      action={
        action !== undefined &&
        to !== undefined && (
          <Link to={to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t(`action.${action}`)}
          </Link>
        )
      }
      claim={claim}
      isQuiet={isQuiet}
    >
      {target > 1 && state === 'locked' && (
        <Progress
          label={title}
          value={Math.min(progress, target)}
          max={target}
          valueText={t('progress', { done: inUnit(progress), target: inUnit(target) })}
        />
      )}
    </ClaimCard>
  )
}

function Gift({ gift, onEnd }: GiftProps): ReactElement {
  const { sn, steps } = gift
  const firstReady = steps.find(({ state }) => state === 'ready')
  return (
    <>
      <GiftHead gift={gift} onEnd={onEnd} />
      <div className={styles.steps}>
        {steps.map((step) => (
          <StepCard key={step.id} sn={sn} step={step} isQuiet={step !== firstReady} />
        ))}
      </div>
    </>
  )
}

export interface ReturnGiftScreenProps {
  /** The gift's number, from the link. */
  readonly sn: string
}

/** The gift of a player who comes back, by the link of a message. */
export function ReturnGiftScreen({ sn }: ReturnGiftScreenProps): ReactElement {
  const read = useSuspenseQuery(returnGiftQuery(sn))
  return (
    <Stack gap={4}>
      <StaleNote query={read} />
      {'gift' in read.data ? (
        <Gift gift={read.data.gift} onEnd={() => void read.refetch()} />
      ) : (
        <GiftRefused refusal={read.data.refusal} sn={sn} />
      )}
    </Stack>
  )
}
