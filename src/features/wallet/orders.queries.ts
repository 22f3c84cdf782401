import { infiniteQueryOptions } from '@tanstack/react-query'
import { getListRechargesQueryKey, listRecharges } from '#generated/http/money/list-recharges.ts'
import { getListWithdrawalsQueryKey, listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Orders asked for at a time. */
const PAGE_SIZE = 20

/** A deposit of the history; its status may be one that this app does not know. */
export type RechargeRead = Recharge

/** A withdrawal of the history; its status may be one that this app does not know. */
export type WithdrawalRead = Withdrawal

/** A page of the player's own records. While `unreadable` is not 0 it proves of no record that there is none. */
export interface Page<Item> {
  readonly list: readonly Item[]
  readonly total: number
  /** Rows that the server sent and the client could not read. */
  readonly unreadable?: number
}

/** A page of deposits, newest first. */
export function readRecharges(filter: ListRechargesParams, signal?: AbortSignal): Promise<Page<RechargeRead>> {
  return listRecharges(filter, signal && { signal })
}

/** A page of withdrawals, newest first. */
export function readWithdrawals(filter: ListWithdrawalsParams, signal?: AbortSignal): Promise<Page<WithdrawalRead>> {
  return listWithdrawals(filter, signal && { signal })
}

/** The deposits page by page, of one status or of all. */
export function rechargesQuery(status?: ListRechargesParams['status']) {
  const filter = { ...(status !== undefined && { status }), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListRechargesQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => readRecharges({ ...filter, pageNum: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}

/** The withdrawals page by page, of one status or of all. */
export function withdrawalsQuery(status?: ListWithdrawalsParams['status']) {
  const filter = { ...(status !== undefined && { status }), pageSize: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListWithdrawalsQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => readWithdrawals({ ...filter, pageNum: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  })
}
