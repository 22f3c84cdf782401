import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { openWithdrawals } from './open-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalUnknown } from './withdrawal-unknown.tsx'

export interface NewWithdrawalProps {
  readonly uid: string
  /** Leads to the page of a withdrawal. */
  readonly onOrder: (orderNo: string) => void
}

/** The form, unless a withdrawal is open: that one is told first, on its page as soon as it has a number. */
export function NewWithdrawal({ uid, onOrder }: NewWithdrawalProps): ReactElement {
  // While the form sends, the open withdrawal is its own, and it says itself how that ended.
  const [open, setOpen] = useState(() => openWithdrawals.read(uid))

  function look(): void {
    const now = openWithdrawals.read(uid)
    setOpen(now)
    if (now?.orderNo !== undefined) onOrder(now.orderNo)
  }
  const begin = useEffectEvent(look)
  // Once more: the page before this one may forget its withdrawal as it is left, after the first render here.
  useEffect(() => begin(), [])

  if (open?.orderNo !== undefined) return <Skeleton height={320} />
  if (open) return <WithdrawalUnknown intent={open} onFound={onOrder} onAgain={() => setOpen(null)} />
  return <WithdrawForm uid={uid} onMade={onOrder} onUnknown={look} />
}
