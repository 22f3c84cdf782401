import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../bound-wallet.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestDeposits } from './latest-deposits.tsx'

/** The balance with its actions, the latest deposits, and the bound wallet. */
export function WalletScreen(): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <BalanceCard />
      <LatestDeposits />
      <section>
        <SectionHeader title={t('boundWallet')} />
        <BoundWallet isCard />
      </section>
    </Stack>
  )
}
