import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BalanceAmount } from '#src/features/shell/header/balance-amount.tsx'
import { BalanceRefresh } from '#src/features/shell/header/balance-refresh.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { useBalance } from '#src/queries/balance.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import styles from './side-menu.module.css'

interface SideMenuBalanceProps {
  /** Whether the pages of deposit and exchange are open. */
  readonly mayPlay: boolean
  readonly onLeave: () => void
}

/** The balance with a link to deposit, and the points with a link to exchange. */
export function SideMenuBalance({ mayPlay, onLeave }: SideMenuBalanceProps) {
  const { t } = useTranslation('common')
  const { point } = useBalance()
  return (
    <Card surface="hero">
      <Stack gap={3}>
        <Stack gap={1}>
          <Text size="sm" tone="quiet">
            {t('balance')}
          </Text>
          <Stack row gap={1} align="center">
            <BalanceAmount size="lg" />
            <BalanceRefresh />
          </Stack>
        </Stack>
        <ListRow
          icon="points"
          title={
            <Stack row wrap gap={2}>
              <Words>{t('points')}</Words>
              <strong className={styles.points}>{point === undefined ? '' : formatPoints(point)}</strong>
            </Stack>
          }
          subtitle={mayPlay ? t('exchange') : undefined}
          chevron={mayPlay}
          renderLink={mayPlay ? (props) => <Link to={ROUTES.exchange} onClick={onLeave} {...props} /> : undefined}
        />
        {mayPlay && (
          <Link to={ROUTES.recharge} onClick={onLeave} className={buttonClass({ variant: 'primary', fullWidth: true })}>
            {t('deposit')}
          </Link>
        )}
      </Stack>
    </Card>
  )
}
