import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { useStorageFull } from '../use-storage-full.ts'
import { withTabLock } from '../with-tab-lock.ts'
import {
  exchange,
  type ExchangeDeps,
  type ExchangeOutcome,
  type ExchangeRequest,
  repeatExchange,
} from './exchange-flow.ts'
import { createExchangeMutation, watchedExchangeQuery } from './exchange.queries.ts'
import { type PendingExchange, pendingExchanges } from './pending-exchange.ts'

/** `busy`: another tab is sending one at this moment. */
export type SentExchange = ExchangeOutcome | { readonly kind: 'busy' }

export interface ExchangeCall {
  readonly isSending: boolean
  /** Sends one exchange; null when one is under way already. Never rejects. */
  readonly send: (request: ExchangeRequest) => Promise<SentExchange | null>
  /** Sends a pending one again with its key, by the player's choice. Never rejects. */
  readonly repeat: (intent: PendingExchange) => Promise<SentExchange | null>
}

const never = () => false

/** Exchanges of one player's points. */
export function useExchange(uid: string): ExchangeCall {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(createExchangeMutation())
  const { isBusy, run } = useOneAtATime(never)
  const onStorageFull = useStorageFull()

  const once = useCallback(
    (task: (deps: ExchangeDeps) => Promise<ExchangeOutcome>) => {
      const read = () => queryClient.fetchQuery(watchedExchangeQuery())
      const deps = { uid, read, create, intents: pendingExchanges, newKey: newIdempotencyKey, onStorageFull }
      return run(async (): Promise<SentExchange> => {
        const outcome = (await withTabLock('exchange', () => task(deps))) ?? { kind: 'busy' as const }
        refreshMoney(queryClient)
        return outcome
      })
    },
    [uid, create, queryClient, run, onStorageFull],
  )
  const send = useCallback((request: ExchangeRequest) => once((deps) => exchange(deps, request)), [once])
  const repeat = useCallback((intent: PendingExchange) => once((deps) => repeatExchange(deps, intent)), [once])
  return { isSending: isBusy, send, repeat }
}
