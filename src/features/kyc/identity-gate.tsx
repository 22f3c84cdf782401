import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { identityQuery } from './kyc.queries.ts'
import { useFreshUser } from './use-fresh-user.ts'

/** What every page of the verification is given by its route. */
export interface KycPage {
  /** Asks for user info again: the check has moved on, and with it what the player may do. Never rejects. */
  readonly onStatusChange: () => Promise<void>
}

export interface IdentityGateProps extends KycPage {
  readonly children: (identity: Identity, uid: string) => ReactNode
}

/** Around every page of the verification: shows it once it is known how far the check has come. */
export const IdentityGate = observer(function IdentityGate({ onStatusChange, children }: IdentityGateProps) {
  const { t } = useTranslation('common')
  const { uid } = useStores().session
  const { data: identity, isError, isFetching, refetch } = useQuery({ ...identityQuery(), enabled: uid !== null })
  useFreshUser(identity, onStatusChange)
  // Logged out while the page still stands.
  if (uid === null) return null
  if (identity) return children(identity, uid)
  if (!isError) return <SkeletonSet kind="form" count={4} label={t('loading')} />
  return <ErrorState title={t('loadFailed')} retryLabel={t('retry')} busy={isFetching} onRetry={() => void refetch()} />
})
