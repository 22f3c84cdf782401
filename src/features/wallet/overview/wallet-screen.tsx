import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetWallet } from '#generated/http/money/get-wallet.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { lacksPreparation } from '#src/queries/first-withdrawal.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../payout-wallet/bound-wallet.tsx'
import shared from '../wallet.module.css'
import { BalanceAmounts, BalanceHero } from './balance-card.tsx'
import { LatestActivity, LatestDeposits } from './latest-activity.tsx'
import styles from './wallet-screen.module.css'

/** A tablet beside its rail has room for rows in two columns. */
const MIN_COLUMNS_REM = 38

const ACTIVITY = [
  { title: 'transactionHistory', to: ROUTES.transactionHistory },
  { title: 'records', to: ROUTES.records },
  { title: 'gameRecord', to: ROUTES.gameRecord },
] as const

/** The wallet that withdrawals go to, or the steps to one where they are not above. */
const WithdrawalWallet = observer(function WithdrawalWallet() {
  const { t } = useTranslation('wallet')
  const { session } = useStores()
  const { data: wallet } = useGetWallet()
  if (wallet?.isBound === false) return lacksPreparation(session) ? null : <FirstWithdrawal isQuiet />
  return (
    <section>
      <SectionHeader title={t('boundWallet')} />
      <BoundWallet isCard />
    </section>
  )
})

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
 * The balance with its actions, the steps before the first withdrawal while identity or password are missing, the other amounts, the activity and the bound wallet. With room for two columns the newest
 * entries are below the balance, and the rest beside it.
 */
export const WalletScreen = observer(function WalletScreen() {
  const [containerRef, hasTwoColumns] = useTwoColumns(MIN_COLUMNS_REM)
  const steps = lacksPreparation(useStores().session) && <FirstWithdrawal isQuiet />
  return (
    <div ref={containerRef}>
      {hasTwoColumns ? (
        <div className={styles.columns}>
          <Stack gap={6}>
            <BalanceHero />
            {steps}
            <LatestActivity />
          </Stack>
          <Stack gap={6} data-companion>
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
          {steps}
          <LatestDeposits />
          <ActivityLinks />
          <WithdrawalWallet />
        </Stack>
      )}
    </div>
  )
})
