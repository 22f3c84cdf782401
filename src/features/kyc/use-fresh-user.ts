import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { userQuery } from '#src/queries/user.ts'

/**
 * Reloads user info when the check has moved on, so that an approval opens withdrawals and ends a suspension. Once for
 * each status, so that contradicting responses do not loop.
 */
export function useFreshUser(identity: Identity | undefined, onStatusChange: () => Promise<void>): void {
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
