import { useMoneyStore } from '../drafts/money-store.ts'
import type { PendingDeposit } from './deposit.ts'

/** What another deposit begins with: the same again, the form as it was left, or the form without an amount. */
export type Renewal = Pick<PendingDeposit, 'method' | 'amount'> | 'draft' | 'empty'

/** Prepares the draft of another deposit. */
export function useRenewDeposit(): (renewal: Renewal) => void {
  const store = useMoneyStore()
  return (renewal) => {
    const { deposit: draft } = store.drafts()
    // The previous deposit may have used up the coupon.
    if (renewal === 'empty') return store.keepDraft({ deposit: { ...draft, amount: undefined, couponId: undefined } })
    if (renewal === 'draft') return undefined
    const { method, amount } = renewal
    // Bank and coupon were chosen for the draft; a coupon that is no longer usable is dropped by the form.
    store.keepDraft({ deposit: draft?.method === method ? { ...draft, amount } : { method, amount } })
  }
}
