import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { toApiError } from '#src/api/api-error.ts'
import { type OpenDeposit, openDeposits } from './open-deposit.ts'
import { isFinal, type OrderState, orderState } from './order-state.ts'
import { type OrderWatch, watchOrder } from './order-watch.ts'
import { useDepositArrived } from './use-deposit-arrived.ts'
import { payPageQuery, rechargeQuery, refreshMoney } from './wallet.queries.ts'

export interface WatchedOrder {
  readonly state: OrderState
  /** The order as the history has it; null while nothing readable is known of it. */
  readonly recharge: Recharge | null
  /** What this device remembers of sending it. */
  readonly sent: OpenDeposit | null
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
  const query = rechargeQuery(orderNo)
  const { data, error, isFetching, dataUpdatedAt } = useQuery({ ...query, enabled: false })
  const [sent] = useState(() => sentOrder(uid, orderNo))
  const onArrived = useDepositArrived()
  const watch = useRef<OrderWatch | null>(null)
  const settleBy = sent?.settleBy
  const isMade = useQuery(payPageQuery(orderNo)).data !== undefined

  useEffect(() => {
    const read = async (): Promise<boolean> => {
      const recharge = await queryClient.fetchQuery(rechargeQuery(orderNo))
      const state = orderState(recharge, Date.now(), { settleBy, isMade })
      if (recharge || state === 'notMade') openDeposits.forget(orderNo)
      if (state === 'success') onArrived()
      else if (state !== 'pending') refreshMoney(queryClient)
      return isFinal(state)
    }
    const current = watchOrder(read)
    watch.current = current
    const onVisible = () => {
      if (document.visibilityState === 'visible') current.checkNow()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', current.checkNow)
    return () => {
      current.stop()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', current.checkNow)
    }
  }, [orderNo, settleBy, isMade, onArrived, queryClient])

  const isFault = error !== null && toApiError(error).kind === 'unreadable'
  return {
    state: orderState(data, dataUpdatedAt, { settleBy, isMade }),
    // An answer that cannot be trusted is no sum, and neither is the one before it while that lasts.
    recharge: isFault ? null : (data ?? null),
    sent,
    isReading: isFetching,
    failure: error === null ? null : isFault ? 'fault' : 'silence',
    checkNow: () => watch.current?.checkNow(),
  }
}

function sentOrder(uid: string, orderNo: string): OpenDeposit | null {
  const open = openDeposits.read(uid)
  return open?.orderNo === orderNo ? open : null
}
