import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkStore } from '#src/routing/link-store.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import styles from './shell-header.module.css'

/**
 * The search of a login or sign-up link that returns to this page, or opens the page for players that a link led to. The
 * lobby needs none: it is the default.
 */
function useReturnHere(): { returnTo: string | undefined } {
  const link = useStores().deferred.get(LinkStore)
  const here = useLocation({ select: ({ href }) => (href === ROUTES.game ? undefined : href) })
  return { returnTo: link.path ?? readReturnPath(here) }
}

/** Login and Sign up; both return to the current page. Beside a title the smallest phones have room for Login alone. */
export function HeaderVisitor({ isTight = false }: { readonly isTight?: boolean }) {
  const { t } = useTranslation()
  const search = useReturnHere()
  return (
    <>
      <Link
        to={ROUTES.login}
        search={search}
        className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), styles.entry)}
      >
        {t('login')}
      </Link>
      <Link
        to={ROUTES.register}
        search={search}
        className={cx(
          buttonClass({ variant: 'primary', size: 'sm' }),
          styles.entry,
          styles.signUp,
          isTight && styles.signUpTight,
        )}
      >
        {t('signUp')}
      </Link>
    </>
  )
}
