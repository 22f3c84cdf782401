import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { openDeposits } from './open-deposit.ts'
import { type DepositDraft, EMPTY_DRAFT, RechargeForm } from './recharge-form.tsx'
import { RechargeStatus } from './recharge-status.tsx'

export interface RechargeScreenProps {
  /** The deposit whose status is shown; without one the form is. */
  readonly orderNo?: string | undefined
  /** Puts a deposit into the address, so that a reload finds it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

/** The deposit: a form, and then how it went. A deposit whose fate is open comes first, whatever page was asked for. */
export const RechargeScreen = observer(function RechargeScreen({ orderNo, onOrder }: RechargeScreenProps) {
  const { session } = useStores()
  const [draft, setDraft] = useState<DepositDraft>(EMPTY_DRAFT)
  // Read once: while this form sends, the open deposit is its own, and it says itself how that ended.
  const [open, setOpen] = useState(() => openDeposits.read(session.uid ?? ''))
  const openOrder = orderNo === undefined ? open?.orderNo : undefined

  useEffect(() => {
    if (openOrder !== undefined) onOrder(openOrder)
  }, [openOrder, onOrder])

  if (session.uid === null) return null
  if (orderNo !== undefined) {
    return <RechargeStatus key={orderNo} orderNo={orderNo} uid={session.uid} onNew={startAnew} />
  }
  if (openOrder !== undefined) return <Skeleton height={240} />
  return <RechargeForm uid={session.uid} draft={draft} onDraft={setDraft} onOrder={onOrder} />

  function startAnew(keepsAmount: boolean): void {
    if (!keepsAmount) setDraft((now) => ({ ...now, amount: '' }))
    setOpen(null)
    onOrder(undefined)
  }
})
