import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { usableCouponsQuery } from '#src/queries/coupons.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { useMoneyStore } from '../drafts/money-store.ts'

/** The coupons of a deposit form. */
export interface FormCoupons {
  readonly list: readonly Coupon[]
  /** The offer for a first deposit; undefined on a later one. */
  readonly welcome: Coupon | undefined
  /** The same where the form may preselect it. */
  readonly preselected: Coupon | undefined
  /** Whether `list` has all of them: a coupon that is not in it is no longer usable. */
  readonly isComplete: boolean
}

/**
 * The usable coupons. That of a first deposit is preselected, unless the player removed it or it would bind money that is
 * free. None while promotions are held. Use within `observer`.
 */
export function useCoupons(method: RechargeMethod | undefined): FormCoupons {
  const store = useMoneyStore()
  const { arePromotionsHeld } = useStores().session
  const { data } = useQuery({ ...usableCouponsQuery(), enabled: !arePromotionsHeld })
  const account = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() }).data?.userAccountVO
  if (arePromotionsHeld) return { list: [], welcome: undefined, preselected: undefined, isComplete: true }
  const list = data?.list ?? []
  const welcome = account?.deposit === 0 ? list.find(({ isWelcome }) => isWelcome) : undefined
  // A deposit that needs no wagering is free as well.
  const bindsFreeMoney = account?.withdrawalAmount !== 0 || method?.turnoverMultiple === 0
  const isPreselected = welcome !== undefined && !bindsFreeMoney && !store.isDeclined(welcome.id)
  return {
    list,
    welcome,
    preselected: isPreselected ? welcome : undefined,
    isComplete: data !== undefined && list.length >= data.total,
  }
}
