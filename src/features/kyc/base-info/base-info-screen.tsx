import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { useIsHere } from '#src/components/use-is-here.ts'
import { countriesQuery } from '#src/queries/countries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { IdentityGate, type KycPage } from '../identity-gate.tsx'
import { identityOptionsQuery } from '../kyc.queries.ts'
import { LockedNotice } from '../locked-notice.tsx'
import { isLocked } from '../next-step.ts'
import { BaseForm } from './base-form.tsx'

export interface BaseInfoScreenProps extends KycPage {
  /** The details are saved: the pictures come next. */
  readonly onSaved: () => void
}

/** What the papers say of the player (section 3 of the specification), in one form. */
export function BaseInfoScreen({ onSaved, ...page }: BaseInfoScreenProps) {
  const isHere = useIsHere()
  return (
    <IdentityGate {...page}>
      {(identity, uid) => <BaseInfo key={uid} identity={identity} uid={uid} onSaved={() => isHere() && onSaved()} />}
    </IdentityGate>
  )
}

interface BaseInfoProps {
  readonly identity: Identity
  readonly uid: string
  readonly onSaved: () => void
}

function BaseInfo({ identity, uid, onSaved }: BaseInfoProps) {
  const { t } = useTranslation(['kyc', 'common'])
  const options = useQuery(identityOptionsQuery())
  const countries = useQuery(countriesQuery())
  if (isLocked(identity)) return <LockedNotice />
  if (options.data && countries.data) {
    return <BaseForm uid={uid} choices={{ ...options.data, countries: countries.data }} onSaved={onSaved} />
  }
  if (!options.isError && !countries.isError) return <SkeletonSet kind="form" count={6} label={t('common:loading')} />
  return (
    <ErrorState
      title={t('choicesFailed')}
      retryLabel={t('common:retry')}
      busy={options.isFetching || countries.isFetching}
      onRetry={() => {
        if (!options.data) void options.refetch()
        if (!countries.data) void countries.refetch()
      }}
    />
  )
}
