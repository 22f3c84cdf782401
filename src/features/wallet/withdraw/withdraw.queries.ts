import { queryOptions } from '@tanstack/react-query'
import { createWithdrawal } from '#generated/http/money/create-withdrawal.ts'
import { getListWithdrawalsQueryKey } from '#generated/http/money/list-withdrawals.ts'
import { findByNumber } from '../match-order.ts'
import { ALWAYS_STALE, MONEY_META, WATCHED } from '../money.queries.ts'
import { readWithdrawals } from '../orders.queries.ts'

/** More were hardly made in the time in which one is looked for. */
const NEWEST = { pageNum: 1, pageSize: 50 } as const

/** The newest withdrawals, by which an unknown one is found. The watch shows what failed, and reads again by its pauses. */
export function newestWithdrawalsQuery() {
  return queryOptions({
    queryKey: [...getListWithdrawalsQueryKey(NEWEST), WATCHED],
    queryFn: ({ signal }) => readWithdrawals(NEWEST, signal),
    staleTime: ALWAYS_STALE,
    retry: false,
    meta: { silentError: true },
  })
}

/** One withdrawal by its number, or null when the history does not have it. */
export function withdrawalQuery(orderNo: string) {
  return queryOptions({
    queryKey: [...getListWithdrawalsQueryKey({ orderNo }), WATCHED],
    queryFn: ({ signal }) => findByNumber((filter) => readWithdrawals({ ...NEWEST, ...filter }, signal), orderNo),
    staleTime: ALWAYS_STALE,
    retry: false,
    meta: { silentError: true },
  })
}

/** Withdraws: at once or not at all, once, never again. The screen shows what became of an unknown one. */
export function createWithdrawalMutation() {
  return {
    mutationFn: (order: { amount: number; passwordHash: string; idempotencyKey: string }) => {
      const { amount, passwordHash: password, idempotencyKey } = order
      return createWithdrawal({ amount, password }, { idempotencyKey })
    },
    networkMode: 'always' as const,
    retry: 0,
    // The hash of a password is not for the mutation cache to keep.
    gcTime: 0,
    meta: MONEY_META,
  }
}
