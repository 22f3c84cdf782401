import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { toApiError } from '#src/api/api-error.ts'
import { refreshMoney } from '../money.queries.ts'
import { onceItStands } from '../once-it-stands.ts'
import type { WithdrawalRead } from '../orders.queries.ts'
import { mayGoOn } from '../pending-intents.ts'
import { useWatch } from '../use-watch.ts'
import { type PendingWithdrawal, pendingWithdrawals } from './pending-withdrawal.ts'
import { isWatchOver, type WithdrawalView, withdrawalView } from './withdrawal-state.ts'
import { withdrawalQuery } from './withdraw.queries.ts'

export interface WatchedWithdrawal {
  readonly view: WithdrawalView
  /** The withdrawal as the history has it; null while nothing readable is known of it. */
  readonly withdrawal: WithdrawalRead | null
  /** What this device remembers of sending it. */
  readonly sent: PendingWithdrawal | null
  /** The history has not shown it for so long that the player may make another. */
  readonly mayGoOn: boolean
  readonly isReading: boolean
  /** The last read failed: `fault` when the response did not fit the document, else `silence`. */
  readonly failure: 'fault' | 'silence' | null
  readonly checkNow: () => void
  /** Lets the player make another withdrawal; the number of this one stays known. */
  readonly goOn: () => void
}

/**
 * Follows a withdrawal until it has ended, with growing pauses. One that was just made is looked for until the history
 * has it, and nothing else is withdrawn meanwhile, unless the history says nothing for a long time.
 */
export function useWithdrawalWatch(orderNo: string, uid: string): WatchedWithdrawal {
  const queryClient = useQueryClient()
  const { data, error, isFetching } = useQuery({ ...withdrawalQuery(orderNo), enabled: false })
  const [sent] = useState(() => pendingWithdrawals.ofOrder(uid, orderNo))
  const [waited, setWaited] = useState(0)
  const isSent = sent !== null

  const read = useCallback(async (): Promise<boolean> => {
    setWaited(sent ? pendingWithdrawals.waited(sent) : 0)
    const withdrawal = await queryClient.fetchQuery(withdrawalQuery(orderNo))
    const isOver = isWatchOver(withdrawal, isSent)
    if (isOver || !withdrawal) refreshMoney(queryClient)
    return isOver
  }, [queryClient, orderNo, sent, isSent])
  const checkNow = useWatch(read)

  const isKnown = Boolean(data)
  useEffect(() => (isKnown ? onceItStands(() => forget(uid, orderNo)) : undefined), [isKnown, uid, orderNo])

  const isFault = error !== null && toApiError(error).kind === 'unreadable'
  return {
    view: withdrawalView(data, isSent),
    // Show no amount until a valid response arrives.
    withdrawal: isFault ? null : (data ?? null),
    sent,
    mayGoOn: isSent && !isKnown && mayGoOn(waited),
    isReading: isFetching,
    failure: error === null ? null : isFault ? 'fault' : 'silence',
    checkNow,
    goOn() {
      if (sent) pendingWithdrawals.save({ ...sent, phase: 'kept' })
    },
  }
}

function forget(uid: string, orderNo: string): void {
  const intent = pendingWithdrawals.ofOrder(uid, orderNo)
  if (intent) pendingWithdrawals.forget(intent.key)
}
