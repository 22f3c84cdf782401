import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getListRechargesQueryKey, listRecharges } from '#generated/http/money/list-recharges.ts'
import { getListWithdrawalsQueryKey, listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Orders asked for at a time. */
const PAGE_SIZE = 20

/** Deposits that the wallet shows. */
const LATEST = 5

/** The deposits page by page, of one status or of all. */
export function depositsQuery(status?: ListRechargesParams['status']) {
  const filter = { ...(status !== undefined && { status }), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListRechargesQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => listRecharges({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The newest deposits, for the wallet. */
export function latestDepositsQuery() {
  const filter = { pageNum: 1, pageSize: LATEST }
  return queryOptions({
    queryKey: getListRechargesQueryKey(filter),
    queryFn: ({ signal }) => listRecharges(filter, { signal }),
  })
}

/** The withdrawals page by page, of one status or of all. */
export function withdrawalsQuery(status?: ListWithdrawalsParams['status']) {
  const filter = { ...(status !== undefined && { status }), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListWithdrawalsQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => listWithdrawals({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
