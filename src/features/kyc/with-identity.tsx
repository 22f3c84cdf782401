import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { identityQuery } from './kyc.queries.ts'

/**
 * Reloads user info when the check has moved on, so that an approval opens withdrawals and ends a suspension. Once for
 * each status, so that contradicting responses do not loop.
 */
function useFreshUser(identity: Identity | undefined, onStatusChange: () => Promise<void>): void {
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  const reloaded = useRef('')
  useEffect(() => {
    if (!identity || !user) return
    const { identityStatus, kycStatus } = identity
    if (user.identityStatus === identityStatus && user.kycStatus === kycStatus) return
    const step = `${identityStatus} ${kycStatus}`
    if (reloaded.current === step) return
    reloaded.current = step
    void onStatusChange()
  }, [identity, user, onStatusChange])
}

/** The props of every verification page, from its route. */
export interface KycPage {
  /** Reloads user info after a change of status. Never rejects. */
  readonly onStatusChange: () => Promise<void>
}

export interface WithIdentityProps extends KycPage {
  readonly children: (identity: Identity) => ReactNode
}

/** Provides the state of the check to every verification page. */
export const WithIdentity = observer(function WithIdentity({ onStatusChange, children }: WithIdentityProps) {
  const { uid } = useStores().session
  const read = useSuspenseQuery(identityQuery())
  const identity = read.data
  useFreshUser(identity, onStatusChange)
  // Logged out while the page is still mounted.
  if (uid === null) return null
  return (
    <Stack gap={4}>
      <StaleNote query={read} />
      <Fragment key={uid}>{children(identity)}</Fragment>
    </Stack>
  )
})
