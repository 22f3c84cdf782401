import { useQuery } from '@tanstack/react-query'
import { getIdentityQuery } from '#generated/http/kyc/get-identity.ts'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { usableCouponsQuery } from './coupons.ts'
import { useDeposited } from './has-first-steps.ts'
import { findDeadline } from './identity-deadline.ts'
import { useIsUserSettled } from './user.ts'

/** The steps of a new player after the account itself. */
export interface FirstSteps {
  /** Undefined until known. */
  readonly hasDeposited: boolean | undefined
  /** A bonus on the deposit, if the server offers one. */
  readonly offer: Coupon | undefined
  /** Undefined until known. */
  readonly identityStatus: Identity['identityStatus'] | undefined
  /** The date by which the server asks to verify, or which its terms require; undefined if unknown or past. */
  readonly verifyBy: string | undefined
}

/** Reads the first steps of the player. Call it within `observer`. */
export function useFirstSteps(): FirstSteps {
  const { isRatified } = useStores().session
  const deposited = useDeposited()
  const isSettled = useIsUserSettled()
  const { data: identity } = useQuery({
    ...getIdentityQuery(),
    enabled: isSettled && !isRatified,
    meta: { silentError: true },
  })
  const { data: coupons } = useQuery({
    ...usableCouponsQuery(),
    enabled: deposited === 0,
    meta: { silentError: true },
  })
  return {
    // An unreadable sum is no reason to ask for a first deposit.
    hasDeposited: deposited === undefined ? undefined : deposited !== 0,
    offer: coupons?.list.find(({ isWelcome }) => isWelcome),
    identityStatus: isRatified ? 'approved' : identity?.identityStatus,
    verifyBy: identity && findDeadline(identity),
  }
}
