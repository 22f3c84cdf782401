import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import type { Claim } from '#src/queries/use-claim.ts'
import type { RewardArtName } from '#src/ui/brand/reward-art.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import styles from './claim-card.module.css'
import { RewardHead } from './reward-head.tsx'
import { RewardValue } from './reward-value.tsx'

export interface ClaimCardProps {
  readonly art: RewardArtName
  readonly title: string
  /** What earns it, if the title does not say it. */
  readonly text?: ReactNode
  /** Undefined if there is none to show yet. */
  readonly reward: Reward | undefined
  /** An unknown state counts as locked. */
  readonly state: string
  /** Why it is locked, if progress and action do not say it. */
  readonly reason?: string | undefined
  /** While it is locked: a small link to what unlocks it. */
  readonly action?: ReactNode
  /** When it can be claimed, while it cannot. */
  readonly next?: ReactNode
  readonly claim: Claim<void>
  /** The page's primary action is another one. */
  readonly isQuiet?: boolean | undefined
  /** The progress towards it. */
  readonly children?: ReactNode
}

/** A reward in one of its states: locked with the reason, ready, or claimed. Only the server's state shows it as claimed. */
export function ClaimCard({
  art,
  title,
  text,
  reward,
  state,
  reason,
  action,
  next,
  claim: { claim, isClaiming, isUnknown },
  isQuiet = false,
  children,
}: ClaimCardProps): ReactElement {
  const { t } = useTranslation('rewards')
  const isReady = state === 'ready'
  const isClaimed = state === 'claimed'
  // In place of the text, so that a claim moves nothing.
  const detail = isClaimed && next !== undefined ? next : text
  return (
    <Card as="section" aria-label={title} className={styles.card}>
      <Stack gap={3}>
        <RewardHead
          art={art}
          title={title}
          value={reward !== undefined && <RewardValue reward={reward} size="xl" />}
          end={
            isReady ? (
              <Button
                variant={isQuiet ? 'secondary' : 'primary'}
                size="sm"
                busy={isClaiming}
                aria-label={t('claimOf', { title })}
                // A refusal has its toast, and the state is read again.
                onClick={() => void claim().catch(() => undefined)}
              >
                {t('claim')}
              </Button>
            ) : isClaimed ? (
              <StatusPill tone="success">{t('claimed')}</StatusPill>
            ) : (
              action
            )
          }
        />
        {detail !== undefined && (
          <Text as="div" size="sm" tone="quiet">
            {detail}
          </Text>
        )}
        {children}
        {isUnknown && isReady && (
          <Alert tone="pending" role="status">
            {t('claimUnknown')}
          </Alert>
        )}
        {!isReady && !isClaimed && (reason ?? next) !== undefined && (
          <div className={styles.locked}>
            {reason !== undefined && (
              <span className={styles.reason}>
                <Icon name="lock" size={16} />
                <Words>{reason}</Words>
              </span>
            )}
            {next !== undefined && <span>{next}</span>}
          </div>
        )}
      </Stack>
    </Card>
  )
}
