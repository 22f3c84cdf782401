import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { toApiError } from '#src/api/api-error.ts'
import { refreshMoney } from '../money.queries.ts'
import { onceItStands } from '../once-it-stands.ts'
import type { WithdrawalRead } from '../orders.queries.ts'
import { useWatch } from '../use-watch.ts'
import { type OpenWithdrawal, openWithdrawals } from './open-withdrawal.ts'
import { isWatchOver, type WithdrawalView, withdrawalView } from './withdrawal-state.ts'
import { withdrawalQuery } from './withdraw.queries.ts'

export interface WatchedWithdrawal {
  readonly view: WithdrawalView
  /** The withdrawal as the history has it; null while nothing readable is known of it. */
  readonly withdrawal: WithdrawalRead | null
  /** What this device remembers of sending it. */
  readonly sent: OpenWithdrawal | null
  readonly isReading: boolean
  /** The last read failed: `fault` when the answer did not fit the document, else `silence`. */
  readonly failure: 'fault' | 'silence' | null
  readonly checkNow: () => void
}

/**
 * Follows a withdrawal until it has ended, with growing pauses. One that was just made is looked for until the history
 * has it, and is open until then: nothing else is withdrawn meanwhile.
 */
export function useWithdrawalWatch(orderNo: string, uid: string): WatchedWithdrawal {
  const queryClient = useQueryClient()
  const { data, error, isFetching } = useQuery({ ...withdrawalQuery(orderNo), enabled: false })
  const [sent] = useState(() => sentWithdrawal(uid, orderNo))
  const isSent = sent !== null

  const read = useCallback(async (): Promise<boolean> => {
    const withdrawal = await queryClient.fetchQuery(withdrawalQuery(orderNo))
    const isOver = isWatchOver(withdrawal, isSent)
    if (isOver || !withdrawal) refreshMoney(queryClient)
    return isOver
  }, [queryClient, orderNo, isSent])
  const checkNow = useWatch(read)

  const isKnown = Boolean(data)
  useEffect(() => (isKnown ? onceItStands(() => forget(uid, orderNo)) : undefined), [isKnown, uid, orderNo])

  const isFault = error !== null && toApiError(error).kind === 'unreadable'
  return {
    view: withdrawalView(data, isSent),
    // An answer that cannot be trusted is no sum, and neither is the one before it while that lasts.
    withdrawal: isFault ? null : (data ?? null),
    sent,
    isReading: isFetching,
    failure: error === null ? null : isFault ? 'fault' : 'silence',
    checkNow,
  }
}

function sentWithdrawal(uid: string, orderNo: string): OpenWithdrawal | null {
  const open = openWithdrawals.read(uid)
  return open?.orderNo === orderNo ? open : null
}

function forget(uid: string, orderNo: string): void {
  const open = sentWithdrawal(uid, orderNo)
  if (open) openWithdrawals.forget(open.key)
}
