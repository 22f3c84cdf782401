import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useHome } from '#src/routing/use-home.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { BackButton } from './back-button.tsx'
import { HeaderAccount } from './header-account.tsx'
import { HeaderVisitor } from './header-visitor.tsx'
import styles from './shell-header.module.css'

export interface ShellHeaderProps {
  /** A page below a tab: shows a back button, and the logo without its name. */
  readonly isSubPage: boolean
}

/** The header bar. */
export const ShellHeader = observer(function ShellHeader({ isSubPage }: ShellHeaderProps) {
  const { t } = useTranslation()
  const { session } = useStores()
  const home = useHome()
  // Beside a balance or back button a phone has room for the logo mark only.
  const isTight = session.isLoggedIn || isSubPage
  return (
    <TopBar
      start={
        <>
          {isSubPage && <BackButton />}
          <Link {...home} className={styles.logo} aria-label={t('home', { product: PRODUCT_NAME })}>
            <Logo name={PRODUCT_NAME} size="sm" markOnly className={isTight ? styles.mark : styles.smallMark} />
            <Logo name={PRODUCT_NAME} size="sm" className={isTight ? styles.full : styles.smallFull} />
          </Link>
        </>
      }
      end={session.isLoggedIn ? <HeaderAccount /> : <HeaderVisitor />}
    />
  )
})
