import type { Query, QueryClient } from '@tanstack/react-query'
import { getGetExchangeQueryKey } from '#generated/http/money/get-exchange.ts'
import { getListCouponsQueryKey } from '#generated/http/money/list-coupons.ts'
import { getListJournalQueryKey } from '#generated/http/money/list-journal.ts'
import { getListRechargeAmountsQueryKey } from '#generated/http/money/list-recharge-amounts.ts'
import { getListRechargeMethodsQueryKey } from '#generated/http/money/list-recharge-methods.ts'
import { getListRechargesQueryKey } from '#generated/http/money/list-recharges.ts'
import { getListWithdrawalsQueryKey } from '#generated/http/money/list-withdrawals.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { balanceQuery } from '#src/queries/balance.ts'

/** What the last part of a key says of a read that a watch repeats by its own pauses; nothing else may repeat it. */
export const WATCHED = 'watched'

/**
 * `staleTime` of a read that is evidence: each read asks the server. By 0 the last response would count as fresh on a
 * device whose clock has gone back.
 */
export const ALWAYS_STALE = -Infinity

/**
 * `meta` of a mutation that moves money: every HTTP error and refusal has its toast; of silence and of what cannot be read
 * the screen says what is being checked.
 */
export const MONEY_META = {
  silentError: ({ kind, isOutcomeUnknown }: ApiError) => kind !== 'http' && isOutcomeUnknown,
}

/**
 * All that a money call may have changed is read again where it is on screen: balance, history, coupons, points. What a
 * deposit may be is read again by the next form: the first that arrives ends the least that a first one must be.
 */
export function refreshMoney(queryClient: QueryClient): void {
  const keys = [
    balanceQuery().queryKey,
    getListRechargesQueryKey(),
    getListWithdrawalsQueryKey(),
    getListJournalQueryKey(),
    getListCouponsQueryKey(),
    getGetExchangeQueryKey(),
  ]
  const predicate = ({ queryKey }: Query) => queryKey.at(-1) !== WATCHED
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, predicate })
  for (const queryKey of [getListRechargeMethodsQueryKey(), getListRechargeAmountsQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
