import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { DepositDraft } from '../money-draft.ts'

/**
 * What is asked for. A bank that the player cannot see, since it has closed or is another method's, goes without: the
 * operator chooses then, as the form says.
 *
 * @param method the method's code
 * @param amount pesos
 * @param banks what the form offers
 */
export function depositWish(
  { bank, couponId }: DepositDraft,
  method: string,
  amount: number,
  banks: readonly RechargeBank[],
): PrepareRechargeBody {
  return {
    method,
    amount,
    ...(bank !== undefined && banks.some(({ code }) => code === bank) && { bank }),
    ...(couponId !== undefined && { couponId }),
  }
}
