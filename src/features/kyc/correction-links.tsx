import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { pageToGoOn } from './next-step.ts'
import { getCorrection } from './reject-part.ts'

/** Leads to the part to correct, which the button names; without a known part details and pictures are offered. */
export function CorrectionLinks({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const correction = getCorrection(identity)
  if (!correction) return null
  return (
    <>
      <Link to={pageToGoOn(identity)} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
        {correction.kind === 'unknown' ? t('editBase') : t(`correct.${correction.part}`)}
      </Link>
      {correction.kind === 'unknown' && (
        <Link to={ROUTES.kycUpload} className={buttonClass({ fullWidth: true })}>
          {t('newPictures')}
        </Link>
      )}
    </>
  )
}
