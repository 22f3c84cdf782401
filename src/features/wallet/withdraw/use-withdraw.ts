import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { alone } from '../alone.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { openWithdrawals } from './open-withdrawal.ts'
import { withdraw, type WithdrawalWish, type WithdrawOutcome } from './withdraw-flow.ts'
import { createWithdrawalMutation, newestWithdrawalsQuery } from './withdraw.queries.ts'

export interface Withdraw {
  readonly isSending: boolean
  /**
   * Sends one withdrawal; null when one is under way already, so that any number of taps is one. `busy`: another tab is
   * sending one at this moment. Never rejects.
   */
  readonly send: (wish: WithdrawalWish) => Promise<WithdrawOutcome | { readonly kind: 'busy' } | null>
}

/** Withdrawals of one player. */
export function useWithdraw(uid: string): Withdraw {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(createWithdrawalMutation())
  const [isSending, setSending] = useState(false)
  // State changes only with the next render; two taps can come before it.
  const isLocked = useRef(false)

  const send = useCallback(
    async (wish: WithdrawalWish) => {
      if (isLocked.current) return null
      isLocked.current = true
      setSending(true)
      const newest = async () => (await queryClient.fetchQuery(newestWithdrawalsQuery())).list
      const deps = { uid, newest, create, open: openWithdrawals, newKey: newIdempotencyKey, now: Date.now }
      const outcome = (await alone('withdrawal', () => withdraw(deps, wish))) ?? { kind: 'busy' as const }
      if (outcome.kind === 'made') {
        // Leading to its page takes a moment, in which one more tap would make another.
        refreshMoney(queryClient)
        return outcome
      }
      isLocked.current = false
      setSending(false)
      return outcome
    },
    [uid, create, queryClient],
  )
  return { isSending, send }
}
