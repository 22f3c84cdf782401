import { ROUTES } from './route-names.ts'

/** The deposit that a payment page leads back to, by its number; the list of payments without one. */
export function getReturnPath(orderNo: string | undefined): string {
  return orderNo === undefined ? ROUTES.transactionHistory : `${ROUTES.recharge}?order=${orderNo}`
}
