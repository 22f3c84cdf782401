import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { knownType } from '#src/components/reward-amount.tsx'
import type { Claim } from '#src/queries/use-claim.ts'
import { RewardArt } from '#src/ui/brand/reward-art.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import styles from './claim-card.module.css'
import { RewardValue } from './reward-value.tsx'

export interface ClaimCardProps {
  readonly title: string
  /** What earns it, if the title does not say it. */
  readonly text?: ReactNode
  /** Undefined if there is none to show yet. */
  readonly reward: Reward | undefined
  /** An unknown state counts as locked. */
  readonly state: string
  /** Why it is locked. */
  readonly reason: string
  /** When it can be claimed, while it cannot. */
  readonly next?: ReactNode
  readonly claim: Claim<void>
  /** The one primary button of the page. */
  readonly isPrimary?: boolean
  /** The progress towards it. */
  readonly children?: ReactNode
}

/** A reward in one of its states: locked with the reason, ready, or claimed. Only the server's state shows it as claimed. */
export function ClaimCard({
  title,
  text,
  reward,
  state,
  reason,
  next,
  claim: { claim, isClaiming, isUnknown },
  isPrimary = false,
  children,
}: ClaimCardProps): ReactElement {
  const { t } = useTranslation('rewards')
  const isReady = state === 'ready'
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <div className={styles.head}>
          <RewardArt type={(reward && knownType(reward)) ?? 'cash'} size={56} />
          <div>
            <Text as="h2" weight="bold">
              {title}
            </Text>
            {reward !== undefined && <RewardValue reward={reward} />}
          </div>
        </div>
        {text !== undefined && (
          <Text size="sm" tone="quiet">
            {text}
          </Text>
        )}
        {children}
        {isUnknown && isReady && (
          <Alert tone="pending" role="status">
            {t('claimUnknown')}
          </Alert>
        )}
        <div className={styles.state}>
          {isReady ? (
            <Button
              variant={isPrimary ? 'primary' : 'secondary'}
              fullWidth
              busy={isClaiming}
              aria-label={t('claimOf', { title })}
              // A refusal has its toast, and the state is read again.
              onClick={() => void claim().catch(() => undefined)}
            >
              {t('claim')}
            </Button>
          ) : (
            <>
              {state === 'claimed' ? (
                <StatusPill tone="success">{t('claimed')}</StatusPill>
              ) : (
                <span className={styles.reason}>
                  <Icon name="lock" size={18} />
                  <Words>{reason}</Words>
                </span>
              )}
              {next !== undefined && <span className={styles.next}>{next}</span>}
            </>
          )}
        </div>
      </Stack>
    </Card>
  )
}
