import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

export interface WithdrawableProps {
  readonly balance: Balance | undefined
  /** It could not be read. */
  readonly hasFailed: boolean
  readonly isReading: boolean
  readonly onRetry: () => void
}

/** What may be withdrawn now, largest; and what is still to be played before the rest may go. */
export function Withdrawable({ balance, hasFailed, isReading, onRetry }: WithdrawableProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet', 'common'])
  const owed = balance?.userRiskVO.surplus ?? 0
  if (!balance && hasFailed) {
    return (
      <Card as="section" padding="lg">
        <ErrorState
          title={t('wallet:amountsFailed')}
          retryLabel={t('common:retry')}
          busy={isReading}
          onRetry={onRetry}
        />
      </Card>
    )
  }
  return (
    <Card as="section" tone="night" padding="lg" aria-busy={balance === undefined}>
      <Stack gap={2}>
        <Text tone="quiet">{t('withdrawable')}</Text>
        {balance ? (
          <Money value={balance.userAccountVO.withdrawalAmount} size="xl" />
        ) : (
          <Skeleton width="11rem" height="2.75rem" />
        )}
        {balance && !Number.isNaN(owed) && (
          <Text size="sm" tone="quiet">
            {owed > 0
              ? t('owed', { owed: `₱${formatPeso(owed)}`, balance: `₱${formatPeso(balance.userAccountVO.balance)}` })
              : t('owedNone')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
