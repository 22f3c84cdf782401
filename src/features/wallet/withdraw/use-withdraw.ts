import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { useStorageFull } from '../use-storage-full.ts'
import { withTabLock } from '../with-tab-lock.ts'
import { type PendingWithdrawal, pendingWithdrawals } from './pending-withdrawal.ts'
import {
  repeatWithdrawal,
  withdraw,
  type WithdrawalRequest,
  type WithdrawDeps,
  type WithdrawOutcome,
} from './withdraw-flow.ts'
import { createWithdrawalMutation, newestWithdrawalsQuery } from './withdraw.queries.ts'

/** `busy`: another tab is sending one at this moment. */
export type SentWithdrawal = WithdrawOutcome | { readonly kind: 'busy' }

export interface Withdraw {
  readonly isSending: boolean
  /** Sends one withdrawal; null when one is under way already. Never rejects. */
  readonly send: (request: WithdrawalRequest) => Promise<SentWithdrawal | null>
  /** Sends a pending one again with its key, by the player's choice. Never rejects. */
  readonly repeat: (intent: PendingWithdrawal, passwordHash: string) => Promise<SentWithdrawal | null>
}

const leadsAway = (outcome: unknown) => (outcome as SentWithdrawal).kind === 'made'

/** Withdrawals of one player. */
export function useWithdraw(uid: string): Withdraw {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(createWithdrawalMutation())
  const { isBusy, run } = useOneAtATime(leadsAway)
  const onStorageFull = useStorageFull()

  const once = useCallback(
    (task: (deps: WithdrawDeps) => Promise<WithdrawOutcome>) => {
      const newest = () => queryClient.fetchQuery(newestWithdrawalsQuery())
      const deps = { uid, newest, create, intents: pendingWithdrawals, newKey: newIdempotencyKey, onStorageFull }
      return run(async (): Promise<SentWithdrawal> => {
        const outcome = (await withTabLock('withdrawal', () => task(deps))) ?? { kind: 'busy' as const }
        if (outcome.kind === 'made') refreshMoney(queryClient)
        return outcome
      })
    },
    [uid, create, queryClient, run, onStorageFull],
  )
  const send = useCallback((request: WithdrawalRequest) => once((deps) => withdraw(deps, request)), [once])
  const repeat = useCallback(
    (intent: PendingWithdrawal, passwordHash: string) => once((deps) => repeatWithdrawal(deps, intent, passwordHash)),
    [once],
  )
  return { isSending: isBusy, send, repeat }
}
