import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { knownType } from '#src/components/rewards/reward-amount.tsx'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import type { Claim, ClaimOutcome } from '#src/queries/use-claim.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { type Claimable, hasClaimAll, listReady } from './claimable.ts'
import styles from './claim-all.module.css'

interface Result {
  readonly title: string
  readonly outcome: ClaimOutcome | 'failed'
  /** Why it failed. */
  readonly reason?: string
}

function openPopup(overlays: Pick<OverlayStore, 'open'>, rewards: readonly Reward[]): void {
  overlays.open('reward', { rewards, claimedAt: Date.now() })
}

/** The sum in pesos; undefined unless all of it is cash. */
function getSum(rewards: readonly (Reward | undefined)[]): number | undefined {
  const sums = rewards.map((reward) => (reward && knownType(reward) === 'cash' ? reward.amount : undefined))
  return sums.every((sum) => sum !== undefined) ? sums.reduce((total, sum) => total + sum, 0) : undefined
}

/**
 * Claims all rewards that are ready, one request after the other, and says what became of each. What fails stays ready.
 * Shown from two on: one alone has its own button.
 */
export function ClaimAll({ rewards }: { readonly rewards: readonly Claimable[] }): ReactElement | null {
  const { t } = useTranslation('rewards')
  const { overlays, session } = useStores()
  const toText = useErrorText()
  const { isBusy, run } = useSingleFlight()
  const [results, setResults] = useState<readonly Result[]>([])
  const ready = listReady(rewards)
  const sum = getSum(ready.map(({ reward }) => reward))

  async function claimOne(claim: Claim<void>['claim'], got: (one: readonly Reward[]) => void) {
    try {
      return { outcome: (await claim(undefined, got)) ?? 'unknown' } as const
    } catch (error) {
      return { outcome: 'failed', reason: toText(error) } as const
    }
  }

  async function claimAll(): Promise<void> {
    const { uid } = session
    const collected: Reward[] = []
    setResults([])
    for (const { title, claim } of ready) {
      // Never two at once: each reads the state again before the next is sent.
      const result = await claimOne(claim.claim, (one) => collected.push(...one))
      if (session.uid !== uid) return
      setResults((before) => [...before, { title, ...result }])
    }
    if (collected.length > 0) openPopup(overlays, collected)
  }

  const isOffered = isBusy || hasClaimAll(rewards)
  if (!isOffered && results.length === 0) return null
  const hasFailed = results.some(({ outcome }) => outcome !== 'claimed')
  return (
    <Card className={styles.bar}>
      {isOffered && (
        <div className={styles.offer}>
          <Text weight="bold">{t('readyCount', { count: ready.length })}</Text>
          <Button variant="primary" busy={isBusy} onClick={() => void run(claimAll)}>
            {sum === undefined ? t('claimAll') : t('claimAllSum', { sum: formatMoney(sum) })}
          </Button>
        </div>
      )}
      {results.length > 0 && !isBusy && (
        <Alert tone={hasFailed ? 'pending' : 'success'} role="status">
          <ul className={styles.results}>
            {results.map(({ title, outcome, reason }) => (
              <li key={title}>
                {outcome === 'failed'
                  ? t('resultFailed', { title, reason: reason ?? '' })
                  : t(outcome === 'claimed' ? 'resultClaimed' : 'resultUnknown', { title })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  )
}
