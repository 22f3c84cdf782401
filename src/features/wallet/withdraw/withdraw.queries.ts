import { queryOptions } from '@tanstack/react-query'
import { createWithdrawal } from '#generated/http/money/create-withdrawal.ts'
import { getListWithdrawalsQueryKey, getListWithdrawalsUrl } from '#generated/http/money/list-withdrawals.ts'
import { ApiError } from '#src/api/api-error.ts'
import { WATCHED } from '../money.queries.ts'
import { readWithdrawals } from '../orders.queries.ts'

/** So many were hardly made in the two minutes in which one is looked for. */
const NEWEST = 50

/** The newest withdrawals, by which an unknown one is found. The watch tells what failed, and reads again by its pauses. */
export function newestWithdrawalsQuery() {
  const filter = { pageNum: 1, pageSize: NEWEST }
  return queryOptions({
    queryKey: [...getListWithdrawalsQueryKey(filter), WATCHED],
    queryFn: ({ signal }) => readWithdrawals(filter, signal),
    staleTime: 0,
    retry: false,
    meta: { silentError: true },
  })
}

/** One withdrawal by its number, or null when the history does not have it; another one in the answer is a fault. */
export function withdrawalQuery(orderNo: string) {
  const filter = { orderNo, pageNum: 1, pageSize: 1 }
  return queryOptions({
    queryKey: [...getListWithdrawalsQueryKey(filter), WATCHED],
    queryFn: async ({ signal }) => {
      const { list } = await readWithdrawals(filter, signal)
      const [withdrawal = null] = list
      if (withdrawal && withdrawal.orderNo !== orderNo)
        throw new ApiError('unreadable', { url: getListWithdrawalsUrl() })
      return withdrawal
    },
    staleTime: 0,
    retry: false,
    meta: { silentError: true },
  })
}

/** Withdraws: at once or not at all, once, never again. What became of an unknown one is told by the screen. */
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
    meta: { silentError: (error: ApiError) => error.isOutcomeUnknown },
  }
}
