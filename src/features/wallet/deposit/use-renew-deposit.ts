import { useMoneyStore } from '../money-store.ts'

/** Prepares the draft of another deposit, with or without the typed amount. */
export function useRenewDeposit(): (keepsAmount: boolean) => void {
  const store = useMoneyStore()
  return (keepsAmount) => {
    const { deposit: draft } = store.drafts()
    // The previous deposit may have used up the coupon.
    store.keepDraft({ deposit: { ...draft, amount: keepsAmount ? draft?.amount : undefined, couponId: undefined } })
  }
}
