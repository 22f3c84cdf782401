import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import type { DepositDraft } from '../money-draft.ts'
import { pendingDeposits } from './pending-deposit.ts'
import { RechargeForm } from './recharge-form.tsx'

export interface NewDepositProps {
  readonly uid: string
  /** A coupon that came in the address; the draft begins with it. */
  readonly coupon: string | undefined
  readonly draft: DepositDraft
  readonly onDraft: (draft: DepositDraft) => void
  /** Puts a deposit into the address, and takes out whatever else was in it. */
  readonly onOrder: (orderNo: string | undefined) => void
}

/** The form, unless a deposit is pending: its page comes first then, whatever page was asked for. */
export function NewDeposit({ uid, coupon, draft, onDraft, onOrder }: NewDepositProps): ReactElement {
  // While the form sends, the pending deposit is its own, and it says itself how that ended.
  const [pending, setPending] = useState(() => pendingDeposits.pending(uid))
  const begin = useEffectEvent(() => {
    const now = pendingDeposits.pending(uid)
    setPending(now)
    if (now) {
      onOrder(now.orderNo)
    } else if (coupon !== undefined) {
      // In the draft from here on: left in the address, it would come before a later choice after a reload.
      onDraft(draft)
      onOrder(undefined)
    }
  })
  // Once more: the page before this one may forget its deposit as it is left, after the first render here.
  useEffect(() => begin(), [])

  if (pending) return <Skeleton height={240} />
  return <RechargeForm uid={uid} draft={draft} onDraft={onDraft} onOrder={onOrder} />
}
