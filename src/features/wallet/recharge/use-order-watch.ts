import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { toApiError } from '#src/api/api-error.ts'
import { refreshMoney } from '../money.queries.ts'
import { onceItStands } from '../once-it-stands.ts'
import type { RechargeRead } from '../orders.queries.ts'
import { useWatch } from '../use-watch.ts'
import { type OpenDeposit, openDeposits } from './open-deposit.ts'
import { isFinal, type OrderState, orderState } from './order-state.ts'
import { payPageQuery, rechargeQuery } from './recharge.queries.ts'
import { useDepositArrived } from './use-deposit-arrived.ts'

export interface WatchedOrder {
  readonly state: OrderState
  /** The order as the history has it; null while nothing readable is known of it. */
  readonly recharge: RechargeRead | null
  /** What this device remembers of sending it. */
  readonly sent: OpenDeposit | null
  /** Its fate is no longer open: the history has it, or it can no longer be made. */
  readonly isKnown: boolean
  readonly isReading: boolean
  /** The last read failed: `fault` when the answer did not fit the document, else `silence`. */
  readonly failure: 'fault' | 'silence' | null
  readonly checkNow: () => void
}

/**
 * Follows an order until its fate is known: with growing pauses, and at once when the page is visible again. The
 * balance is read again with it while it is unknown, and once when the money has arrived.
 */
export function useOrderWatch(orderNo: string, uid: string): WatchedOrder {
  const queryClient = useQueryClient()
  const { data, error, isFetching, dataUpdatedAt } = useQuery({ ...rechargeQuery(orderNo), enabled: false })
  const [sent] = useState(() => sentOrder(uid, orderNo))
  const onArrived = useDepositArrived()
  const settleBy = sent?.settleBy
  const isMade = useQuery(payPageQuery(orderNo)).data !== undefined

  const read = useCallback(async (): Promise<boolean> => {
    const recharge = await queryClient.fetchQuery(rechargeQuery(orderNo))
    const state = orderState(recharge, Date.now(), { settleBy, isMade })
    if (state === 'success') onArrived()
    else if (state !== 'pending') refreshMoney(queryClient)
    return isFinal(state)
  }, [queryClient, orderNo, settleBy, isMade, onArrived])
  const checkNow = useWatch(read)

  const state = orderState(data, dataUpdatedAt, { settleBy, isMade })
  const isKnown = Boolean(data) || state === 'notMade'
  useEffect(() => (isKnown ? onceItStands(() => forget(uid, orderNo)) : undefined), [isKnown, uid, orderNo])

  const isFault = error !== null && toApiError(error).kind === 'unreadable'
  return {
    state,
    // An answer that cannot be trusted is no sum, and neither is the one before it while that lasts.
    recharge: isFault ? null : (data ?? null),
    sent,
    isKnown,
    isReading: isFetching,
    failure: error === null ? null : isFault ? 'fault' : 'silence',
    checkNow,
  }
}

function sentOrder(uid: string, orderNo: string): OpenDeposit | null {
  const open = openDeposits.read(uid)
  return open?.orderNo === orderNo ? open : null
}

function forget(uid: string, orderNo: string): void {
  const open = sentOrder(uid, orderNo)
  if (open) openDeposits.forget(open.key)
}
