import { useTranslation } from 'react-i18next'
import { useListCountriesSuspense } from '#generated/http/account/list-countries.ts'
import { useGetIdentityOptionsSuspense } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { LockedAlert } from '../locked-alert.tsx'
import { isLocked } from '../next-step.ts'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import { BaseForm } from './base-form.tsx'
import { wholeCountries, wholeOptions } from './base-schema.ts'

export interface BaseInfoScreenProps extends KycPage {
  /** The details are saved: the pictures come next. */
  readonly onSaved: () => void
}

interface BaseInfoProps {
  readonly identity: Identity
  readonly onSaved: () => void
}

function BaseInfo({ identity, onSaved }: BaseInfoProps) {
  const { t } = useTranslation('kyc')
  const options = useGetIdentityOptionsSuspense()
  const countries = useListCountriesSuspense()
  if (isLocked(identity)) return <LockedAlert status={identity.identityStatus} />
  const offered = wholeOptions(options.data)
  const lands = wholeCountries(countries.data)
  if (offered && lands)
    return <BaseForm identity={identity} choices={{ ...offered, countries: lands }} onSaved={onSaved} />
  // The server sent an empty list.
  const isFetching = options.isFetching || countries.isFetching

  function refetch(): void {
    if (!offered) void options.refetch()
    if (!lands) void countries.refetch()
  }

  return <QueryError query={{ isFetching, refetch }} title={t('choicesFailed')} />
}

/** The data of the identity document, one topic a step. */
export function BaseInfoScreen({ onSaved, ...page }: BaseInfoScreenProps) {
  const isOnPage = useIsOnPage()
  return (
    <WithIdentity {...page}>
      {(identity) => <BaseInfo identity={identity} onSaved={() => isOnPage() && onSaved()} />}
    </WithIdentity>
  )
}
