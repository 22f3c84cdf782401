import { listCouponsQuery } from '#generated/http/money/list-coupons.ts'

/** The number of coupons that a form offers, the first to expire first. */
const MAX_OFFERED = 50

/** The usable coupons. */
export function usableCouponsQuery() {
  return listCouponsQuery({ state: 'usable', pageNum: 1, pageSize: MAX_OFFERED })
}
