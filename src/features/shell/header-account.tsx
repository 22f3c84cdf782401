import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { BalanceAmount } from '#src/features/shell/balance-amount.tsx'
import { BalanceRefresh } from '#src/features/shell/balance-refresh.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useBalance } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { HeaderPoints } from './header-points.tsx'
import styles from './shell-header.module.css'

/** The balance with a refresh button, the points, and the menu button with a dot for unread messages. */
export const HeaderAccount = observer(function HeaderAccount() {
  const { t } = useTranslation()
  const { badges, overlays } = useStores()
  const { hasUnread } = badges
  const { point } = useBalance()
  return (
    <>
      <div className={styles.balance}>
        <Link to={ROUTES.wallet} className={styles.amount}>
          <VisuallyHidden>{t('balance')}</VisuallyHidden>
          <BalanceAmount size="sm" />
          <HeaderPoints point={point} />
        </Link>
        <BalanceRefresh />
      </div>
      <IconButton
        icon="menu"
        label={hasUnread ? t('openMenuUnread') : t('openMenu')}
        aria-haspopup="dialog"
        badge={hasUnread && <Badge dot label="" />}
        onClick={() => overlays.open('sideMenu', {})}
      />
    </>
  )
})
