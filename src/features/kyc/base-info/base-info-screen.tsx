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
import { wholeCountries, wholeOptions } from './base-rules.ts'

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
  const offered = wholeOptions(options.data)
  const lands = wholeCountries(countries.data)
  if (offered && lands) return <BaseForm uid={uid} choices={{ ...offered, countries: lands }} onSaved={onSaved} />
  const isWaiting = options.isPending || countries.isPending
  if (isWaiting && !options.isError && !countries.isError) {
    return <SkeletonSet kind="form" count={6} label={t('common:loading')} />
  }
  return (
    <ErrorState
      title={t('choicesFailed')}
      retryLabel={t('common:retry')}
      busy={options.isFetching || countries.isFetching}
      onRetry={() => {
        if (!offered) void options.refetch()
        if (!lands) void countries.refetch()
      }}
    />
  )
}
