import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { useKycStore } from './kyc-store.ts'
import type { LockedStatus } from './next-step.ts'

/** Replaces a form while the check is pending or done. */
export function LockedAlert({ status }: { readonly status: LockedStatus }) {
  const { t } = useTranslation('kyc')
  const { checkBegan } = useKycStore()
  useEffect(checkBegan, [checkBegan])
  return (
    <EmptyState
      picture="identity"
      title={t(`locked.${status}.title`)}
      text={t(`locked.${status}.text`)}
      action={
        <Link to={ROUTES.kycStatus} className={buttonClass({ variant: 'primary' })}>
          {t('seeStatus')}
        </Link>
      }
    />
  )
}
