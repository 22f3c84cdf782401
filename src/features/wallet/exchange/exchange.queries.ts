import { createExchange } from '#generated/http/money/create-exchange.ts'
import { getGetExchangeQueryKey, getGetExchangeQueryOptions, getExchange } from '#generated/http/money/get-exchange.ts'
import { queryOptions } from '@tanstack/react-query'
import { ALWAYS_STALE, MONEY_META, WATCHED } from '../money.queries.ts'

/** What points buy, how many there are, and the latest exchanges. */
export function exchangeQuery() {
  return getGetExchangeQueryOptions({ query: { staleTime: 0 } })
}

/** The same, read to learn what became of an exchange; the watch tells what failed, and reads again by its pauses. */
export function watchedExchangeQuery() {
  return queryOptions({
    queryKey: [...getGetExchangeQueryKey(), WATCHED],
    queryFn: ({ signal }) => getExchange({ signal }),
    staleTime: ALWAYS_STALE,
    retry: false,
    meta: { silentError: true },
  })
}

/** Trades points: at once or not at all, once, never again. The screen shows what became of an unknown one. */
export function createExchangeMutation() {
  return {
    mutationFn: (order: { goodsId: string; quantity: number; idempotencyKey: string }) => {
      const { goodsId, quantity, idempotencyKey } = order
      return createExchange({ goodsId, quantity }, { idempotencyKey })
    },
    networkMode: 'always' as const,
    retry: 0,
    meta: MONEY_META,
  }
}
