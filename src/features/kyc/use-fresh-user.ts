import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { userQuery } from '#src/queries/user.ts'

/**
 * Asks for user info again whenever the check has moved on from what user info says: an approval opens withdraw, and
 * ends a suspension, without a reload. Once for each step, so that two answers that never agree ask for no more.
 */
export function useFreshUser(identity: Identity | undefined, onStatusChange: () => Promise<void>): void {
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  const asked = useRef('')
  useEffect(() => {
    if (!identity || !user) return
    const { identityStatus, kycStatus } = identity
    if (user.identityStatus === identityStatus && user.kycStatus === kycStatus) return
    const step = `${identityStatus} ${kycStatus}`
    if (asked.current === step) return
    asked.current = step
    void onStatusChange()
  }, [identity, user, onStatusChange])
}
