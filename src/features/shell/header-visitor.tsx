import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { useReturnHere } from './use-return-here.ts'

/** Login and Sign up; both return to the current page. */
export function HeaderVisitor() {
  const { t } = useTranslation()
  const search = useReturnHere()
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
