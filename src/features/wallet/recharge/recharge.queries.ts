import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { createRecharge } from '#generated/http/money/create-recharge.ts'
import { getListRechargeAmountsQueryOptions } from '#generated/http/money/list-recharge-amounts.ts'
import { getListRechargeBanksQueryOptions } from '#generated/http/money/list-recharge-banks.ts'
import { getListRechargeMethodsQueryOptions } from '#generated/http/money/list-recharge-methods.ts'
import { getListRechargesQueryKey } from '#generated/http/money/list-recharges.ts'
import { prepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import { getFbEvent } from '#generated/http/app/get-fb-event.ts'
import type { Badges } from '#generated/http/schemas/badges.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { analytics } from '#src/platform/analytics.ts'
import { badgesQuery } from '#src/queries/badges.ts'
import { findByNumber } from '../match-order.ts'
import { ALWAYS_STALE, MONEY_META, WATCHED } from '../money.queries.ts'
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

/** More were hardly made while one is looked for. */
const NEWEST = { pageNum: 1, pageSize: 50 } as const

/** One deposit by its number, or null when the history does not have it. */
export function rechargeQuery(orderNo: string) {
  return queryOptions({
    queryKey: [...getListRechargesQueryKey({ orderNo }), WATCHED],
    queryFn: ({ signal }) => findByNumber((filter) => readRecharges({ ...NEWEST, ...filter }, signal), orderNo),
    staleTime: ALWAYS_STALE,
    // The watch over a deposit shows what failed, and reads again by its own pauses.
    retry: false,
    meta: { silentError: true },
  })
}

/** Gives a deposit its number. No money moves. */
export function prepareRechargeMutation() {
  return { mutationFn: (body: PrepareRechargeBody) => prepareRecharge(body, { successMessage: null }) }
}

/** Makes the deposit: at once or not at all, once, never again. The screen shows what became of an unknown one. */
export function createRechargeMutation() {
  return {
    mutationFn: ({ orderNo, idempotencyKey }: { orderNo: string; idempotencyKey: string }) =>
      createRecharge({ orderNo }, { idempotencyKey, successMessage: null }),
    networkMode: 'always' as const,
    retry: 0,
    meta: MONEY_META,
  }
}

/** Asks again for the same order with the key that made it: on the player's tap, so silence is shown as well. */
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
