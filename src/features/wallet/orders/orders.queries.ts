import { infiniteQueryOptions } from '@tanstack/react-query'
import { listRecharges, listRechargesQuery } from '#generated/http/money/list-recharges.ts'
import { listWithdrawals, listWithdrawalsQuery } from '#generated/http/money/list-withdrawals.ts'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import type { DayRange } from '#src/components/activity/day-range.ts'
import { nextPage } from '#src/queries/paging.ts'
import { depositFilter, withdrawalFilter } from './statuses.ts'

/** Orders asked for at a time. */
const PAGE_SIZE = 20

/** Newest entries of each kind that the wallet asks for. */
export const MAX_LATEST = 10

/** A status and Manila days. */
export interface OrderFilter extends DayRange {
  readonly status?: number | undefined
}

/** The deposits' parameters of a filter; a status that deposits do not have is left out. */
export function depositParams({ status, from, to }: OrderFilter): ListRechargesParams {
  const known = depositFilter(status)
  return {
    ...(known !== undefined && { status: known }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** The same for withdrawals. */
export function withdrawalParams({ status, from, to }: OrderFilter): ListWithdrawalsParams {
  const known = withdrawalFilter(status)
  return {
    ...(known !== undefined && { status: known }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** The deposits of a filter page by page. */
export function depositsQuery(filter: OrderFilter = {}) {
  const params = { ...depositParams(filter), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listRechargesQuery(params).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listRecharges({ ...params, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The newest deposits, for the wallet. */
export function latestDepositsQuery() {
  return listRechargesQuery({ pageNum: 1, pageSize: MAX_LATEST })
}

/** The newest withdrawals, for the wallet. */
export function latestWithdrawalsQuery() {
  return listWithdrawalsQuery({ pageNum: 1, pageSize: MAX_LATEST })
}

/** The withdrawals of a filter page by page. */
export function withdrawalsQuery(filter: OrderFilter = {}) {
  const params = { ...withdrawalParams(filter), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listWithdrawalsQuery(params).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listWithdrawals({ ...params, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
