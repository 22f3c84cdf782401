import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { useIsHere } from '#src/components/use-is-here.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { IdentityGate, type KycPage } from '../identity-gate.tsx'
import { identityOptionsQuery } from '../kyc.queries.ts'
import { LockedNotice } from '../locked-notice.tsx'
import { isLocked } from '../next-step.ts'
import { PapersForm } from './papers-form.tsx'

export interface UploadScreenProps extends KycPage {
  /** The check has begun. */
  readonly onHandedIn: () => void
}

/** The pictures of the paper and of the player. */
export function UploadScreen({ onHandedIn, ...page }: UploadScreenProps) {
  // Asked here, not in the form: that one goes as soon as the check has begun.
  const isHere = useIsHere()
  return (
    <IdentityGate {...page}>
      {(identity, uid) => (
        <Upload key={uid} identity={identity} uid={uid} onHandedIn={() => isHere() && onHandedIn()} />
      )}
    </IdentityGate>
  )
}

interface UploadProps {
  readonly identity: Identity
  readonly uid: string
  readonly onHandedIn: () => void
}

function Upload({ identity, uid, onHandedIn }: UploadProps) {
  const { t } = useTranslation(['kyc', 'common'])
  const { data: options, isError, isFetching, refetch } = useQuery(identityOptionsQuery())
  if (isLocked(identity)) return <LockedNotice />
  if (!identity.hasBase) {
    return (
      <EmptyState
        picture="records"
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
  if (options) {
    const paper = options.idTypes.find(({ code }) => code === identity.idType)
    return <PapersForm uid={uid} paper={paper} onHandedIn={onHandedIn} />
  }
  if (!isError) return <SkeletonSet kind="form" count={3} label={t('common:loading')} />
  return (
    <ErrorState
      title={t('common:loadFailed')}
      retryLabel={t('common:retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
