import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Banderitas } from '#src/ui/brand/banderitas.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Skyline } from '#src/ui/brand/skyline.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { useModal } from '#src/ui/overlay/use-modal.ts'
import styles from './maintenance-screen.module.css'

export interface MaintenanceScreenProps {
  /** A dialog that must be answered first is above it. */
  readonly isBelow: boolean
  /** A request checks whether the server is back. */
  readonly isChecking: boolean
  readonly onRetry: () => void
  readonly onLogout: () => void
}

/** Covers the page while the server is down. Customer service and logout stay reachable. */
export const MaintenanceScreen = observer(function MaintenanceScreen({
  isBelow,
  isChecking,
  onRetry,
  onLogout,
}: MaintenanceScreenProps) {
  const { t } = useTranslation(['common', 'shell'])
  const { ref, onCancel, onClose } = useModal(onRetry, false, isBelow)
  const { session } = useStores()
  return (
    <dialog
      ref={ref}
      className={styles.screen}
      role="alertdialog"
      aria-label={t('shell:maintenanceTitle')}
      data-scheme="night"
      data-full-frame
      onCancel={onCancel}
      onClose={onClose}
    >
      <header className={styles.header}>
        <TopBar start={<Logo name={PRODUCT_NAME} />} />
        <Banderitas low className={styles.bunting} />
      </header>
      <Skyline className={styles.town} />
      <div className={styles.content} tabIndex={-1} data-autofocus>
        <ErrorState
          picture="maintenance"
          title={t('shell:maintenanceTitle')}
          text={t('shell:maintenanceText')}
          retryLabel={t('retry')}
          busy={isChecking}
          onRetry={onRetry}
        />
        <nav className={styles.help} aria-label={t('shell:maintenanceHelp')}>
          <p>{t('shell:maintenanceHelp')}</p>
          <Link to={ROUTES.livechat} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
            {t('customerService')}
          </Link>
          {session.isLoggedIn && (
            <Button variant="ghost" fullWidth onClick={onLogout}>
              {t('logout')}
            </Button>
          )}
        </nav>
      </div>
    </dialog>
  )
})
