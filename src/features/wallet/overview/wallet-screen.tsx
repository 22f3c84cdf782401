import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../payout-wallet/bound-wallet.tsx'
import shared from '../wallet.module.css'
import { BalanceAmounts, BalanceHero } from './balance-card.tsx'
import { LatestActivity, LatestDeposits } from './latest-activity.tsx'
import styles from './wallet-screen.module.css'

const ACTIVITY = [
  { title: 'transactionHistory', to: ROUTES.transactionHistory },
  { title: 'records', to: ROUTES.records },
  { title: 'gameRecord', to: ROUTES.gameRecord },
] as const

/** The wallet that withdrawals go to. */
function WithdrawalWallet(): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <section>
      <SectionHeader title={t('boundWallet')} />
      <BoundWallet isCard />
    </section>
  )
}

/** The pages of the activity. */
function ActivityLinks(): ReactElement {
  const { t } = useTranslation()
  return (
    <section>
      <SectionHeader title={t('activity')} icon="history" />
      <Card padding="none">
        <ul className={shared.rows} aria-label={t('activity')}>
          {ACTIVITY.map(({ title, to }) => (
            <li key={to}>
              <ListRow title={t(title)} chevron renderLink={(props) => <Link to={to} {...props} />} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/**
 * The balance with its actions, the other amounts, the activity and the bound wallet. With room for two columns the newest
 * entries are below the balance, and the rest beside it.
 */
export function WalletScreen(): ReactElement {
  const [containerRef, hasTwoColumns] = useTwoColumns()
  return (
    <div ref={containerRef}>
      {hasTwoColumns ? (
        <div className={styles.columns}>
          <Stack gap={6}>
            <BalanceHero />
            <LatestActivity />
          </Stack>
          <Stack gap={6}>
            <BalanceAmounts />
            <WithdrawalWallet />
          </Stack>
        </div>
      ) : (
        <Stack gap={6}>
          <Stack gap={3}>
            <BalanceHero />
            <BalanceAmounts />
          </Stack>
          <LatestDeposits />
          <ActivityLinks />
          <WithdrawalWallet />
        </Stack>
      )}
    </div>
  )
}
