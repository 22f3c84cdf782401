import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import { buttonClass } from '#src/ui/form/button-class.ts'
import styles from './shell-header.module.css'
import { useReturnHere } from './use-return-here.ts'

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
