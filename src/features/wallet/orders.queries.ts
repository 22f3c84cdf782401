import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getListRechargesQueryKey, listRecharges } from '#generated/http/money/list-recharges.ts'
import { getListWithdrawalsQueryKey, listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { ListRechargesParams } from '#generated/http/schemas/list-recharges-params.ts'
import type { ListWithdrawalsParams } from '#generated/http/schemas/list-withdrawals-params.ts'
import { Recharge } from '#generated/http/schemas/recharge.ts'
import { RechargePage } from '#generated/http/schemas/recharge-page.ts'
import { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { WithdrawalPage } from '#generated/http/schemas/withdrawal-page.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Orders asked for at a time. */
const PAGE_SIZE = 20

/** A whole number from 0: a status that came to be after this app was built is shown as what it is, neutrally. */
const AnyStatus = z.int().check(z.gte(0))

/** As the document has them, but for the status. Amounts, numbers and times are as strict as ever. */
const RechargesRead = z.extend(RechargePage, { list: z.array(z.extend(Recharge, { status: AnyStatus })) })
const WithdrawalsRead = z.extend(WithdrawalPage, { list: z.array(z.extend(Withdrawal, { status: AnyStatus })) })

/** A deposit as the history has it: `status` may be one that the document does not know. */
export type RechargeRead = Omit<Recharge, 'status'> & { readonly status: number }

/** A withdrawal as the history has it: `status` may be one that the document does not know. */
export type WithdrawalRead = Omit<Withdrawal, 'status'> & { readonly status: number }

export interface Page<Item> {
  readonly list: readonly Item[]
  readonly total: number
}

/** A page of deposits, newest first. */
export function readRecharges(filter: ListRechargesParams, signal?: AbortSignal): Promise<Page<RechargeRead>> {
  return listRecharges(filter, { ...(signal && { signal }), readAs: RechargesRead })
}

/** A page of withdrawals, newest first. */
export function readWithdrawals(filter: ListWithdrawalsParams, signal?: AbortSignal): Promise<Page<WithdrawalRead>> {
  return listWithdrawals(filter, { ...(signal && { signal }), readAs: WithdrawalsRead })
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
