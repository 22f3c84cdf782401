import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useGetIdentityOptionsSuspense } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import { LockedAlert } from '../locked-alert.tsx'
import { isLocked } from '../next-step.ts'
import { getCorrection } from '../reject-part.ts'
import { DocumentsForm } from './documents-form.tsx'

export interface UploadScreenProps extends KycPage {
  /** The check has begun. */
  readonly onHandedIn: () => void
}

interface UploadProps {
  readonly identity: Identity
  readonly onHandedIn: () => void
}

function Upload({ identity, onHandedIn }: UploadProps) {
  const { t } = useTranslation('kyc')
  const { data: options } = useGetIdentityOptionsSuspense()
  if (isLocked(identity)) return <LockedAlert status={identity.identityStatus} />
  if (!identity.hasBase) {
    return (
      <EmptyState
        picture="identity"
        title={t('baseFirst')}
        text={t('baseFirstText')}
        action={
          <Link to={ROUTES.kycBaseInfo} className={buttonClass({ variant: 'primary' })}>
            {t('toBase')}
          </Link>
        }
      />
    )
  }
  const idType = options.idTypes.find(({ code }) => code === identity.idType)
  const correction = getCorrection(identity)
  const rejected = correction?.kind === 'picture' && {
    side: correction.part,
    reason: identity.rejectReason || t('noReason'),
  }
  return <DocumentsForm idType={idType} rejected={rejected || undefined} onHandedIn={onHandedIn} />
}

/** The pictures of the identity document and of the player. */
export function UploadScreen({ onHandedIn, ...page }: UploadScreenProps) {
  // Here instead of in the form, which unmounts as soon as the check has begun.
  const isOnPage = useIsOnPage()
  return (
    <WithIdentity {...page}>
      {(identity) => <Upload identity={identity} onHandedIn={() => isOnPage() && onHandedIn()} />}
    </WithIdentity>
  )
}
