import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useBalance } from '#src/queries/balance.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { BalanceAmount } from './balance-amount.tsx'
import { HeaderPoints } from './header-points.tsx'

/** The header's balance and points, linked to the wallet. */
export function BalanceLink({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const { point } = useBalance()
  return (
    <Link to={ROUTES.wallet} className={className}>
      <VisuallyHidden>{t('balance')}</VisuallyHidden>
      <BalanceAmount size="sm" />
      <HeaderPoints point={point} />
    </Link>
  )
}
