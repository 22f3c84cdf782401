import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { cx } from '#src/lib/cx.ts'
import { useBalance } from '#src/queries/balance.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useHome } from '#src/routing/use-home.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { BalanceAmount } from './balance-amount.tsx'
import { BalanceRefresh } from './balance-refresh.tsx'
import { HeaderPoints } from './header-points.tsx'
import { HeaderVisitor } from './header-visitor.tsx'
import styles from './shell-header.module.css'

/** The header's balance and points, linked to the wallet. */
function BalanceLink({ className }: { readonly className: string | undefined }) {
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

/** Opens the side menu; with a dot for unread messages. */
const MenuButton = observer(function MenuButton() {
  const { t } = useTranslation()
  const { badges, overlays } = useStores()
  const { hasUnread } = badges
  return (
    <IconButton
      icon="menu"
      label={hasUnread ? t('openMenuUnread') : t('openMenu')}
      aria-haspopup="dialog"
      badge={hasUnread && <Badge dot label="" />}
      onClick={() => overlays.open('sideMenu', {})}
    />
  )
})

/** Goes back: a step of the page, else a page, else to the games. */
function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { overlays } = useStores()
  function back(): void {
    // The first page of a visit may have steps, although the router has no page before it.
    if (overlays.closeTop()) return
    if (canGoBack) router.history.back()
    else void router.navigate({ to: ROUTES.game, replace: true })
  }
  return <IconButton icon="back" label={t('back')} onClick={back} />
}

/** Loaded only where it has room. */
const HeaderSearch = deferred(async () => (await import('./header-search.tsx')).HeaderSearch, { isOptional: true })

export interface ShellHeaderProps {
  /** The name of a subpage on a phone: it stands here, with a back button in place of the logo. */
  readonly title: string | undefined
}

/** The header bar. On a phone's subpage the balance is below the title, so that both fit. */
export const ShellHeader = observer(function ShellHeader({ title }: ShellHeaderProps) {
  const { t } = useTranslation()
  const { isLoggedIn, mayPlay, role } = useStores().session
  const hasRoom = useMedia('(--from-large)')
  const home = useHome()
  if (title !== undefined)
    return (
      <TopBar
        start={<BackButton />}
        title={
          <div className={styles.titled}>
            <h1>{title}</h1>
            {isLoggedIn && <BalanceLink className={styles.below} />}
          </div>
        }
        end={
          isLoggedIn ? (
            <>
              <BalanceRefresh />
              <MenuButton />
            </>
          ) : (
            <HeaderVisitor isTight />
          )
        }
      />
    )
  return (
    <TopBar
      start={
        <>
          <div className={cx(styles.home, !isLoggedIn && styles.visitor)}>
            <Link {...home} className={styles.logo} aria-label={t('home', { product: PRODUCT_NAME })}>
              <Logo name={PRODUCT_NAME} size="sm" markOnly className={isLoggedIn ? styles.mark : styles.smallMark} />
              <Logo name={PRODUCT_NAME} size="sm" className={isLoggedIn ? styles.full : styles.smallFull} />
            </Link>
          </div>
          {hasRoom && role !== 'suspended' && mayPlay && <HeaderSearch />}
        </>
      }
      end={
        isLoggedIn ? (
          <>
            <div className={styles.balance}>
              <BalanceLink className={styles.amount} />
              <BalanceRefresh />
            </div>
            <MenuButton />
          </>
        ) : (
          <HeaderVisitor />
        )
      }
    />
  )
})
