import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import {
  createRecharge,
  getListRechargeAmountsQueryOptions,
  getListRechargeMethodsQueryOptions,
  getListRechargesQueryKey,
  getListRechargesQueryOptions,
  listRecharges,
  prepareRecharge,
} from '#generated/http/money/money.ts'
import type { Badges } from '#generated/http/schemas/badges.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { ApiError } from '#src/api/api-error.ts'
import { badgesQuery } from '#src/queries/badges.ts'
import { balanceQuery } from '#src/queries/balance.ts'

const LATEST = 5

/** The ways in which this player may pay in. */
export function rechargeMethodsQuery() {
  return getListRechargeMethodsQueryOptions()
}

/** The amounts that a method offers, and its limits for this player. */
export function rechargeAmountsQuery(method: string) {
  return getListRechargeAmountsQueryOptions({ method })
}

/** The newest deposits, for the wallet. */
export function latestRechargesQuery() {
  return getListRechargesQueryOptions({ pageNum: 1, pageSize: LATEST }, { query: { staleTime: 0 } })
}

/**
 * One deposit by its number, or null when the history does not have it. A deposit with another number in the answer
 * is a fault of the server: its sum and status must never be taken for this one's.
 */
export function rechargeQuery(orderNo: string) {
  const filter = { orderNo, pageNum: 1, pageSize: 1 }
  return queryOptions({
    queryKey: [...getListRechargesQueryKey(filter), 'one'],
    queryFn: async ({ signal }) => {
      const { list } = await listRecharges(filter, { signal })
      const [recharge = null] = list
      if (recharge && recharge.orderNo !== orderNo) throw new ApiError('unreadable', { url: '/api/recharge/fetch' })
      return recharge
    },
    staleTime: 0,
    // The watch over a deposit tells what failed where the player looks, and reads again by its own pauses.
    retry: false,
    meta: { silentError: true },
  })
}

/** Gives a deposit its number. No money moves. */
export function prepareRechargeMutation() {
  return { mutationFn: (body: PrepareRechargeBody) => prepareRecharge(body) }
}

/**
 * Makes the deposit: at once or not at all, once, never again. What became of an unknown one is told by the status
 * view, not by a notice.
 */
export function createRechargeMutation() {
  return {
    mutationFn: ({ orderNo, idempotencyKey }: { orderNo: string; idempotencyKey: string }) =>
      createRecharge({ orderNo }, { idempotencyKey }),
    networkMode: 'always' as const,
    retry: 0,
    meta: { silentError: (error: ApiError) => error.isOutcomeUnknown },
  }
}

/**
 * Where a deposit is paid. The address holds a token, so it lives in memory alone, ends with the session as all
 * personal answers do, and is gone after a reload.
 */
export function payPageQuery(orderNo: string) {
  return queryOptions<RechargeLaunch>({
    queryKey: ['payPage', orderNo],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: 3_600_000,
  })
}

/** Keeps where a deposit is paid. */
export function rememberPayPage(queryClient: QueryClient, launch: RechargeLaunch): void {
  const { queryKey, gcTime } = payPageQuery(launch.orderNo)
  queryClient.setQueryDefaults(queryKey, { gcTime })
  queryClient.setQueryData(queryKey, launch)
}

/** The history is read again, and the balance with it: while the fate of a deposit is unknown, and when one is made. */
export function refreshMoney(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: latestRechargesQuery().queryKey })
  void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey })
}

/** Reads the counters, for the badge store. */
export function loadBadges(queryClient: QueryClient): Promise<Badges> {
  return queryClient.fetchQuery(badgesQuery())
}
