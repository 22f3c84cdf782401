import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { alone } from '../alone.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { exchange, type ExchangeOutcome, type ExchangeWish } from './exchange-flow.ts'
import { createExchangeMutation, watchedExchangeQuery } from './exchange.queries.ts'
import { openExchanges } from './open-exchange.ts'

export interface ExchangeCall {
  readonly isSending: boolean
  /** Sends one exchange; null when one is under way already. `busy`: another tab is sending one. Never rejects. */
  readonly send: (wish: ExchangeWish) => Promise<ExchangeOutcome | { readonly kind: 'busy' } | null>
}

/** Exchanges of one player's points. */
export function useExchange(uid: string): ExchangeCall {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(createExchangeMutation())
  const [isSending, setSending] = useState(false)
  // State changes only with the next render; two taps can come before it.
  const isLocked = useRef(false)

  const send = useCallback(
    async (wish: ExchangeWish) => {
      if (isLocked.current) return null
      isLocked.current = true
      setSending(true)
      const read = () => queryClient.fetchQuery(watchedExchangeQuery())
      const deps = { uid, read, create, open: openExchanges, newKey: newIdempotencyKey, now: Date.now }
      try {
        const outcome = (await alone('exchange', () => exchange(deps, wish))) ?? { kind: 'busy' as const }
        refreshMoney(queryClient)
        return outcome
      } finally {
        isLocked.current = false
        setSending(false)
      }
    },
    [uid, create, queryClient],
  )
  return { isSending, send }
}
