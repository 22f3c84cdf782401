import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { useGetWallet } from '#generated/http/money/get-wallet.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { getBankName } from '../orders/bank-name.ts'
import { BoundWalletCard } from './bound-wallet-card.tsx'
import { Card } from '#src/ui/surface/card.tsx'

export interface BoundWalletProps {
  /** Drawn as a card; else a row that opens the card. */
  readonly isCard?: boolean
}

/** The wallet that withdrawals go to, masked; nothing until one is bound. */
export function BoundWallet({ isCard = false }: BoundWalletProps): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const { overlays } = useStores()
  const read = useGetWallet()
  const { data, isError } = read
  if (data?.isBound === true) {
    return (
      <Stack gap={3}>
        <StaleNote query={read} />
        {isCard ? <BoundWalletCard wallet={data} /> : <Card>{bound(data)}</Card>}
      </Stack>
    )
  }
  if (data) return null
  if (!isError) return <Skeleton height={isCard ? 196 : 88} />

  function bound(wallet: Wallet): ReactElement {
    const { bank, name, account } = wallet
    return (
      <ListRow
        leading={<PartnerMark partner={bank} size={40} />}
        title={t('walletOf', { bank: getBankName(wallet) })}
        subtitle={
          <span translate="no">
            <Words>
              {account} · {name}
            </Words>
          </span>
        }
        chevron
        onClick={() => overlays.open('bindWallet', {})}
      />
    )
  }

  return <QueryError query={read} title={t('walletFailed')} />
}
