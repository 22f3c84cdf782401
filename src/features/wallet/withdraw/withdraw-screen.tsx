import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { onceItStands } from '../once-it-stands.ts'
import { type OpenWithdrawal, openWithdrawals } from './open-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalStatus } from './withdrawal-status.tsx'
import { WithdrawalUnknown } from './withdrawal-unknown.tsx'

export interface WithdrawScreenProps {
  /** The withdrawal whose status is shown; without one the form is. */
  readonly orderNo?: string | undefined
  /** Puts a withdrawal into the address, so that a reload finds it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

/** The withdrawal: a form, and then how it goes. One whose fate is open comes before a new one. */
export const WithdrawScreen = observer(function WithdrawScreen({ orderNo, onOrder }: WithdrawScreenProps) {
  const { session } = useStores()
  const { uid } = session
  const [open, setOpen] = useState<OpenWithdrawal | null>(() => openWithdrawals.read(uid ?? ''))
  /** The key of the intent whose order is on its way to the address. */
  const found = useRef<string | undefined>(undefined)
  useEffect(() => {
    const key = found.current
    if (orderNo === undefined || key === undefined) return undefined
    found.current = undefined
    setOpen(null)
    return onceItStands(() => openWithdrawals.forget(key))
  }, [orderNo])
  if (uid === null) return null
  if (orderNo !== undefined) {
    return <WithdrawalStatus key={orderNo} orderNo={orderNo} onNew={() => onOrder(undefined)} />
  }
  if (open) return <WithdrawalUnknown intent={open} onFound={(made) => lead(made, uid)} onAgain={() => setOpen(null)} />
  return (
    <WithdrawForm uid={uid} onMade={(made) => lead(made, uid)} onUnknown={() => setOpen(openWithdrawals.read(uid))} />
  )

  function lead(made: string, player: string): void {
    found.current = openWithdrawals.read(player)?.key
    onOrder(made)
  }
})
