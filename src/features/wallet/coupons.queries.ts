import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getListCouponsQueryKey, listCoupons } from '#generated/http/money/list-coupons.ts'
import type { CouponState } from '#generated/http/schemas/coupon-state.ts'
import { nextPage } from '#src/queries/paging.ts'

const PAGE_SIZE = 20

/** As many as one form offers; those that end first come first. */
const OFFERED = 50

/** The coupons that may be used now. */
export function usableCouponsQuery() {
  const filter = { state: 'usable' as const, pageNum: 1, pageSize: OFFERED }
  return queryOptions({
    queryKey: getListCouponsQueryKey(filter),
    queryFn: ({ signal }) => listCoupons(filter, { signal }),
    staleTime: 0,
  })
}

/** Coupons page by page, in one state. */
export function couponsQuery(state: CouponState) {
  const filter = { state, pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListCouponsQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => listCoupons({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}
