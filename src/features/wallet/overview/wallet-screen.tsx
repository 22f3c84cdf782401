import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../bound-wallet.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestDeposits } from './latest-deposits.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** The player's money: every amount of the account, what can be done with it, the bound wallet, the latest deposits. */
export function WalletScreen(): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <BalanceCard />
      <Shortcuts />
      <section>
        <SectionHeader title={t('boundWallet')} icon="wallet" />
        <BoundWallet />
      </section>
      <LatestDeposits />
    </Stack>
  )
}
