import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readReturnPath } from '#src/components/return-path.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { buttonClass } from '#src/ui/form/button-class.ts'

/** Login and Sign up, which lead back to the page they were tapped on. */
export function HeaderVisitor() {
  const { t } = useTranslation()
  const here = useLocation({ select: ({ href, pathname }) => (href === pathname ? undefined : href) })
  const search = { returnTo: readReturnPath(here) }
  return (
    <>
      <Link to={ROUTES.login} search={search} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        {t('login')}
      </Link>
      <Link to={ROUTES.register} search={search} className={buttonClass({ variant: 'primary', size: 'sm' })}>
        {t('signUp')}
      </Link>
    </>
  )
}
