import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { walletQuery } from '#src/queries/wallet.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { bankName } from './bank-name.ts'
import { Card } from '#src/ui/surface/card.tsx'

/** The wallet that withdrawals go to, masked; or the way to bind one. */
export function BoundWallet(): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const { overlays } = useStores()
  const { data, isError, isFetching, refetch } = useQuery(walletQuery())
  if (data) return <Card>{data.isBound ? bound(data) : none()}</Card>
  if (!isError) return <Skeleton height={88} />
  return (
    <ErrorState
      title={t('walletFailed')}
      retryLabel={t('common:retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )

  function bound({ bank, name, account }: Wallet): ReactElement {
    return (
      <ListRow
        icon="wallet"
        title={t('walletOf', { bank: bankName(bank) })}
        subtitle={
          <span translate="no">
            {account} · {name}
          </span>
        }
        chevron
        onClick={() => overlays.open('bindWallet', {})}
      />
    )
  }

  function none(): ReactElement {
    return (
      <ListRow
        icon="wallet"
        title={t('walletNone')}
        subtitle={t('walletNoneText')}
        trailing={
          <Button size="sm" onClick={() => overlays.open('bindWallet', {})}>
            {t('walletBind')}
          </Button>
        }
      />
    )
  }
}
