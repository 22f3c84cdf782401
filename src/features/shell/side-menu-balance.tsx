import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BalanceAmount } from '#src/components/balance-amount.tsx'
import { BalanceRefresh } from '#src/components/balance-refresh.tsx'
import { ROUTES } from '#src/components/route-names.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { useBalance } from '#src/queries/balance.ts'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** Balance with its shortcut to recharge, and points. Their shortcut comes with the exchange page. */
export function SideMenuBalance({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { point } = useBalance()
  return (
    <Card tone="night">
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
        <Stack row gap={2} align="center">
          <Icon name="points" size={20} />
          <Text>{t('points')}</Text>
          <Text weight="bold">{point === undefined ? '' : formatPoints(point)}</Text>
        </Stack>
        <Link to={ROUTES.recharge} onClick={onLeave} className={buttonClass({ variant: 'primary', fullWidth: true })}>
          {t('deposit')}
        </Link>
      </Stack>
    </Card>
  )
}
