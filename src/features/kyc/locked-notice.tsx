import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { forgetDraft } from './forget-draft.ts'

/** In place of a form while the check is under way or over. */
export function LockedNotice() {
  const { t } = useTranslation('kyc')
  useEffect(forgetDraft, [])
  return (
    <EmptyState
      picture="records"
      title={t('locked')}
      text={t('lockedText')}
      action={
        <Link to={ROUTES.kycStatus} className={buttonClass({ variant: 'primary' })}>
          {t('seeStatus')}
        </Link>
      }
    />
  )
}
