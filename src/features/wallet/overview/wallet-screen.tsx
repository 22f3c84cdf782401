import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../bound-wallet.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestDeposits } from './latest-deposits.tsx'
import styles from '../wallet.module.css'

const ACTIVITY = [
  { title: 'common:transactionHistory', to: ROUTES.transactionHistory },
  { title: 'common:records', to: ROUTES.records },
  { title: 'common:gameRecords', to: ROUTES.gameRecord },
] as const

/** The balance with its actions, the latest deposits, the activity, and the bound wallet. */
export function WalletScreen(): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Stack gap={6}>
      <BalanceCard />
      <LatestDeposits />
      <section>
        <SectionHeader title={t('common:activity')} icon="history" />
        <Card padding="none">
          <ul className={styles.rows} aria-label={t('common:activity')}>
            {ACTIVITY.map(({ title, to }) => (
              <li key={to}>
                <ListRow title={t(title)} chevron renderLink={(props) => <Link to={to} {...props} />} />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <section>
        <SectionHeader title={t('boundWallet')} />
        <BoundWallet isCard />
      </section>
    </Stack>
  )
}
