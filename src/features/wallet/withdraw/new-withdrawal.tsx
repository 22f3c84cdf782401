import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { pendingWithdrawals } from './pending-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalUnknown } from './withdrawal-unknown.tsx'

export interface NewWithdrawalProps {
  readonly uid: string
  /** Leads to the page of a withdrawal. */
  readonly onOrder: (orderNo: string) => void
}

/** The form, unless a withdrawal is pending: that one comes first, on its page as soon as it has a number. */
export function NewWithdrawal({ uid, onOrder }: NewWithdrawalProps): ReactElement {
  // While the form sends, the pending withdrawal is its own, and it says itself how that ended.
  const [pending, setPending] = useState(() => pendingWithdrawals.pending(uid))

  function look(): void {
    const now = pendingWithdrawals.pending(uid)
    setPending(now)
    if (now?.orderNo !== undefined) onOrder(now.orderNo)
  }
  const begin = useEffectEvent(look)
  // Once more: the page before this one may forget its withdrawal as it is left, after the first render here.
  useEffect(() => begin(), [])

  if (pending?.orderNo !== undefined) return <Skeleton height={320} />
  if (pending) {
    const back = () => setPending(null)
    return <WithdrawalUnknown key={pending.key} intent={pending} uid={uid} onFound={onOrder} onAgain={back} />
  }
  return <WithdrawForm uid={uid} onMade={onOrder} onUnknown={look} />
}
