import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { type DepositDraft, moneyDrafts } from '../money-draft.ts'
import { NewDeposit } from './new-deposit.tsx'
import { RechargeStatus } from './recharge-status.tsx'

export interface RechargeScreenProps {
  /** The deposit whose status is shown; without one the form is. */
  readonly orderNo?: string | undefined
  /** A coupon to begin with. */
  readonly coupon?: string | undefined
  /** Puts a deposit into the address, so that a reload finds it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

const EMPTY: DepositDraft = { amount: '' }

/** The deposit: a form, and then how it went. A deposit whose fate is open comes first, whatever page was asked for. */
export const RechargeScreen = observer(function RechargeScreen({ orderNo, coupon, onOrder }: RechargeScreenProps) {
  const { session } = useStores()
  const uid = session.uid ?? ''
  const [draft, setDraft] = useState<DepositDraft>(() => {
    const kept = moneyDrafts.read(uid).deposit ?? EMPTY
    return coupon === undefined ? kept : { ...kept, couponId: coupon }
  })

  if (session.uid === null) return null
  if (orderNo !== undefined) {
    return <RechargeStatus key={orderNo} orderNo={orderNo} uid={session.uid} onNew={startAnew} />
  }
  return <NewDeposit uid={session.uid} coupon={coupon} draft={draft} onDraft={keep} onOrder={onOrder} />

  function keep(next: DepositDraft): void {
    setDraft(next)
    moneyDrafts.keep(uid, { deposit: next })
  }

  function startAnew(keepsAmount: boolean): void {
    // A coupon of the deposit before may be used up.
    keep({ ...draft, amount: keepsAmount ? draft.amount : '', couponId: undefined })
    onOrder(undefined)
  }
})
