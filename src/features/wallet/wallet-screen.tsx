import type { ReactElement } from 'react'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestDeposits } from './latest-deposits.tsx'

/** The player's money: every amount of the account, and the latest deposits. */
export function WalletScreen(): ReactElement {
  return (
    <Stack gap={6}>
      <BalanceCard />
      <LatestDeposits />
    </Stack>
  )
}
