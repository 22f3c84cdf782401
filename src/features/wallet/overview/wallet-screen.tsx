import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { BoundWallet } from '../bound-wallet.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestDeposits } from './latest-deposits.tsx'
import styles from './shortcuts.module.css'

const PLACES = [
  { name: 'withdraw', icon: 'withdraw' },
  { name: 'exchange', icon: 'points' },
  { name: 'transactionHistory', icon: 'history' },
  { name: 'records', icon: 'calendar' },
] as const

/** The wallet's shortcuts; deposit has its own button above. */
function Shortcuts(): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <nav className={styles.places} aria-label={t('shortcuts')}>
      {PLACES.map(({ name, icon }) => (
        <Link key={name} to={ROUTES[name]} className={styles.place}>
          <span className={styles.icon}>
            <Icon name={icon} size={22} />
          </span>
          {t(`common:${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The account's amounts, shortcuts, the bound wallet and the latest deposits. */
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
