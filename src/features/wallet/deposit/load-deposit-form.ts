import type { QueryClient } from '@tanstack/react-query'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import { listRechargeAmountsQuery } from '#generated/http/money/list-recharge-amounts.ts'
import { listRechargeBanksQuery } from '#generated/http/money/list-recharge-banks.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { usableCouponsQuery } from '#src/queries/coupons.ts'
import { hasFeature } from '#src/queries/features.ts'
import { readOptionally } from '#src/queries/optional-read.ts'
import { untilUserIsSettled } from '#src/queries/user.ts'
import type { Stores } from '#src/stores/stores.ts'
import { MoneyStore } from '../drafts/money-store.ts'
import { PendingIntentStore } from '../money-request/pending-intents.ts'
import { deposit } from './deposit.ts'
import { chooseMethod, lastDepositQuery } from './first-values.ts'
import { DeferredDepositLimits, DeferredLimitQuestion } from './use-deposit-limits.ts'

/** The player's limits and the code that shows them, where the server has them. Never rejects. */
async function loadLimits(queryClient: QueryClient): Promise<void> {
  if (!(await hasFeature(queryClient, 'responsiblePlay'))) return
  await Promise.allSettled([
    readOptionally(queryClient, listPlayLimitsQuery()),
    DeferredLimitQuestion.preload(),
    DeferredDepositLimits.preload(),
  ])
}

/**
 * Reads what the form begins with: what came after it would shift its button. Methods, the last deposit, the balance and
 * coupons, then banks beside amounts: the document asks for a method with them. Never rejects; the form reads again.
 */
export async function loadDepositForm({
  queryClient,
  stores,
  signal,
}: {
  readonly queryClient: QueryClient
  readonly stores: Pick<Stores, 'deferred'>
  /** The player has left. */
  readonly signal: AbortSignal
}): Promise<void> {
  // A pending deposit is shown whether or not the methods can be read.
  if (stores.deferred.get(PendingIntentStore).of(deposit).pending()) return
  await Promise.all([
    readOptionally(queryClient, listRechargeMethodsQuery()),
    // Read again once another deposit may be the last one: what is proposed must not be more.
    queryClient.fetchQuery({ ...lastDepositQuery(), retry: false, meta: { silentError: true } }).catch(() => undefined),
    untilUserIsSettled(queryClient, signal).then(
      () => readOptionally(queryClient, shownBalanceQuery()),
      () => undefined,
    ),
    readOptionally(queryClient, usableCouponsQuery()),
    loadLimits(queryClient),
  ])
  const methods = queryClient.getQueryData(listRechargeMethodsQuery().queryKey) ?? []
  const last = queryClient.getQueryData(lastDepositQuery().queryKey)?.list[0]
  const method = chooseMethod(methods, stores.deferred.get(MoneyStore).drafts().deposit, last)?.code
  if (method === undefined) return
  await Promise.all([
    readOptionally(queryClient, listRechargeAmountsQuery({ method })),
    readOptionally(queryClient, listRechargeBanksQuery({ method })),
  ])
}
