import { observer } from 'mobx-react-lite'
import { useStores } from '#src/stores/stores-context.tsx'
import { NewWithdrawal } from './new-withdrawal.tsx'
import { WithdrawalStatus } from './withdrawal-status.tsx'

export interface WithdrawScreenProps {
  /** The withdrawal whose status is shown; without one the form is. */
  readonly orderNo?: string | undefined
  /** Puts a withdrawal into the address, so that a reload finds it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

/** The withdrawal: a form, and then how it goes. One whose fate is open comes before a new one. */
export const WithdrawScreen = observer(function WithdrawScreen({ orderNo, onOrder }: WithdrawScreenProps) {
  const { uid } = useStores().session
  if (uid === null) return null
  if (orderNo === undefined) return <NewWithdrawal key={uid} uid={uid} onOrder={onOrder} />
  return <WithdrawalStatus key={orderNo} orderNo={orderNo} uid={uid} onNew={() => onOrder(undefined)} />
})
