import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { claimLetterMutation } from '#generated/http/inbox/claim-letter.ts'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { RewardList } from '#src/components/rewards/reward-list.tsx'
import { useClaim } from '#src/queries/use-claim.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { hasUnclaimed } from './letter-kind.ts'
import styles from './letter.module.css'

export interface LetterClaimProps {
  readonly letter: Letter
  /** Reads the letters again; rejects if that fails. */
  readonly readAgain: () => Promise<readonly Letter[]>
}

/** The rewards of a letter and their claim, after which it leads to the games. Nothing while promotions are held. */
export const LetterClaim = observer(function LetterClaim(props: LetterClaimProps) {
  return useStores().session.arePromotionsHeld ? null : <Claim {...props} />
})

function Claim({ letter, readAgain }: LetterClaimProps): ReactElement | null {
  const { t } = useTranslation(['inbox', 'rewards', 'common'])
  const { id, rewards = [] } = letter
  const { claim, isClaiming, isUnknown } = useClaim(
    'claimLetter',
    // The popup shows the result.
    claimLetterMutation({ successMessage: null }),
    async () => (await readAgain()).some((one) => one.id === id && one.claimed === true),
    { rewards: (response) => response?.rewards ?? rewards },
  )
  if (rewards.length === 0) return null
  const isClaimable = hasUnclaimed(letter)
  return (
    <section className={styles.rewards} aria-label={t('attached')}>
      <Stack row gap={3} wrap align="center" justify="space-between">
        <h3 className={styles.attached}>{t('attached')}</h3>
        {!isClaimable && <StatusPill tone="success">{t('rewards:claimed')}</StatusPill>}
      </Stack>
      <RewardList rewards={rewards} />
      {isUnknown && isClaimable && (
        <Alert tone="pending" role="status">
          {t('rewards:claimUnknown')}
        </Alert>
      )}
      {isClaimable && (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          icon="gift"
          busy={isClaiming}
          onClick={() => void claim({ data: { id } }).catch(() => undefined)}
        >
          {t('rewards:claim')}
        </Button>
      )}
      {!isClaimable && (
        <Link to={ROUTES.game} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
          {t('common:play')}
        </Link>
      )}
    </section>
  )
}
