import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { createRecharge } from '#generated/http/money/create-recharge.ts'
import { getListRechargeAmountsQueryOptions } from '#generated/http/money/list-recharge-amounts.ts'
import { getListRechargeBanksQueryOptions } from '#generated/http/money/list-recharge-banks.ts'
import { getListRechargeMethodsQueryOptions } from '#generated/http/money/list-recharge-methods.ts'
import { getListRechargesQueryKey, getListRechargesUrl } from '#generated/http/money/list-recharges.ts'
import { prepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import { getFbEvent } from '#generated/http/app/get-fb-event.ts'
import type { Badges } from '#generated/http/schemas/badges.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { ApiError } from '#src/api/api-error.ts'
import { analytics } from '#src/platform/analytics.ts'
import { badgesQuery } from '#src/queries/badges.ts'
import { WATCHED } from '../money.queries.ts'
import { readRecharges } from '../orders.queries.ts'

const LATEST = 5

/** The ways in which this player may pay in. */
export function rechargeMethodsQuery() {
  return getListRechargeMethodsQueryOptions()
}

/** The amounts that a method offers, and its limits for this player. */
export function rechargeAmountsQuery(method: string) {
  return getListRechargeAmountsQueryOptions({ method })
}

/** The banks or channels behind a method. */
export function rechargeBanksQuery(method: string) {
  return getListRechargeBanksQueryOptions({ method })
}

/** The newest deposits, for the wallet. */
export function latestRechargesQuery() {
  const filter = { pageNum: 1, pageSize: LATEST }
  return queryOptions({
    queryKey: getListRechargesQueryKey(filter),
    queryFn: ({ signal }) => readRecharges(filter, signal),
    staleTime: 0,
  })
}

/**
 * One deposit by its number, or null when the history does not have it. A deposit with another number in the answer
 * is a fault of the server: its sum and status must never be taken for this one's.
 */
export function rechargeQuery(orderNo: string) {
  const filter = { orderNo, pageNum: 1, pageSize: 1 }
  return queryOptions({
    queryKey: [...getListRechargesQueryKey(filter), WATCHED],
    queryFn: async ({ signal }) => {
      const { list } = await readRecharges(filter, signal)
      const [recharge = null] = list
      if (recharge && recharge.orderNo !== orderNo) throw new ApiError('unreadable', { url: getListRechargesUrl() })
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
 * Asks again where a deposit is paid, by the key that made it: the server answers as it did then, and makes nothing.
 */
export function askPayPageMutation() {
  const { meta: _, ...once } = createRechargeMutation()
  return once
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

/** Reads the counters, for the badge store. */
export function loadBadges(queryClient: QueryClient): Promise<Badges> {
  return queryClient.fetchQuery(badgesQuery())
}

/**
 * Hands the conversion of a deposit that has arrived to the operator's analytics. The server gives each once; it is not
 * even asked while there is nobody to hand it to. Never rejects, and shows nothing.
 */
export async function tellConversion(): Promise<void> {
  if (!analytics.isOn()) return
  const { fbEvent } = await getFbEvent().catch(() => ({ fbEvent: undefined }))
  if (fbEvent) analytics.hand(fbEvent)
}
