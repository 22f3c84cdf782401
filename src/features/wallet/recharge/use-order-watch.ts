import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { toApiError } from '#src/api/api-error.ts'
import { refreshMoney } from '../money.queries.ts'
import { onceItStands } from '../once-it-stands.ts'
import type { RechargeRead } from '../orders.queries.ts'
import { mayGoOn } from '../pending-intents.ts'
import { useWatch } from '../use-watch.ts'
import { isFinal, type OrderState, orderState, provesAbsence } from './order-state.ts'
import { type PendingDeposit, pendingDeposits } from './pending-deposit.ts'
import { payPageQuery, rechargeQuery } from './recharge.queries.ts'
import { useDepositArrived } from './use-deposit-arrived.ts'

export interface WatchedOrder {
  readonly state: OrderState
  /** The order as the history has it; null while nothing readable is known of it. */
  readonly recharge: RechargeRead | null
  /** What this device remembers of sending it. */
  readonly sent: PendingDeposit | null
  /** Its fate is no longer open: the history has it, or it can no longer be made. */
  readonly isKnown: boolean
  /** It has had no verdict for so long that the player may leave it. */
  readonly mayGoOn: boolean
  readonly isReading: boolean
  /** The last read failed: `fault` when the response did not fit the document, else `silence`. */
  readonly failure: 'fault' | 'silence' | null
  readonly checkNow: () => void
  /** Lets the player make another deposit; this one keeps its key. */
  readonly goOn: () => void
}

/**
 * Follows an order until its fate is known: with growing pauses, and at once when the page is visible again. The
 * balance is read again with it while it is unknown, and once when the money has arrived.
 */
export function useOrderWatch(orderNo: string, uid: string): WatchedOrder {
  const queryClient = useQueryClient()
  const { data, error, isFetching } = useQuery({ ...rechargeQuery(orderNo), enabled: false })
  const [sent, setSent] = useState(() => pendingDeposits.ofOrder(uid, orderNo))
  const [isAbsent, setAbsent] = useState(false)
  const [waited, setWaited] = useState(0)
  const onArrived = useDepositArrived()
  const isMade = useQuery(payPageQuery(orderNo)).data !== undefined

  const read = useCallback(async (): Promise<boolean> => {
    const intent = pendingDeposits.ofOrder(uid, orderNo)
    // Before the history is asked: what happens while it answers is not in it.
    const waitedMs = intent ? pendingDeposits.waited(intent) : 0
    setWaited(waitedMs)
    const recharge = await queryClient.fetchQuery(rechargeQuery(orderNo))
    const isProof = provesAbsence(recharge, intent, waitedMs)
    const state = orderState(recharge, { phase: intent?.phase ?? null, isMade, isAbsent: isProof })
    if (intent) setSent(intent)
    setAbsent(isProof)
    if (state === 'success') onArrived()
    else if (state !== 'pending') refreshMoney(queryClient)
    return isFinal(state)
  }, [queryClient, orderNo, uid, isMade, onArrived])
  const checkNow = useWatch(read)

  const state = orderState(data, { phase: sent?.phase ?? null, isMade, isAbsent })
  const isOver = isFinal(state)
  const isKnown = Boolean(data) || state === 'notMade'
  useEffect(
    () => (isKnown ? onceItStands(() => settle(uid, orderNo, isOver)) : undefined),
    [isKnown, isOver, uid, orderNo],
  )

  const isFault = error !== null && toApiError(error).kind === 'unreadable'
  return {
    state,
    // Show no amount until a valid response arrives.
    recharge: isFault ? null : (data ?? null),
    sent,
    isKnown,
    mayGoOn: sent !== null && mayGoOn(waited),
    isReading: isFetching,
    failure: error === null ? null : isFault ? 'fault' : 'silence',
    checkNow,
    goOn: () => settle(uid, orderNo, false),
  }
}

/** Ends what blocks another deposit. The key stays until the order is final: with it the payment page opens again. */
function settle(uid: string, orderNo: string, isOver: boolean): void {
  const intent = pendingDeposits.ofOrder(uid, orderNo)
  if (!intent) return
  if (isOver) pendingDeposits.forget(intent.key)
  else if (intent.phase !== 'kept') pendingDeposits.save({ ...intent, phase: 'kept' })
}
