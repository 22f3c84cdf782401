import * as z from 'zod/mini'
import { createRecharge } from '#generated/http/money/create-recharge.ts'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoPaid } from '#generated/http/schemas/peso-paid.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import { RechargeMethodCode } from '#generated/http/schemas/recharge-method-code.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { defineMoneyRequest } from '../money-request/definition.ts'
import { IntentFields, MAX_SETTLE_MS, type PendingIntents } from '../money-request/pending-intents.ts'
import { depositStatus, type DepositStatus } from '../orders/statuses.ts'

/** A deposit that was sent. Its key asks for the payment page again until the order is final. */
export const PendingDeposit = z.object({
  ...IntentFields,
  orderNo: OrderNo,
  method: RechargeMethodCode,
  /** Pesos. */
  amount: PesoPaid,
})
export type PendingDeposit = z.output<typeof PendingDeposit>

/** The number of newest orders to search for one. */
const FIRST_PAGE = { pageNum: 1, pageSize: 50 } as const

/** The final statuses of a deposit; an unknown status is not final. */
const FINAL: readonly DepositStatus[] = ['success', 'failed', 'cancelled', 'timeout']

/** The least time, in milliseconds, for which a prepared order may still be made. */
const MIN_SETTLE_MS = 60_000

/**
 * Milliseconds until an order's result is known at the latest: by the server's `expiresAt` and clock, within bounds,
 * because either may be missing or wrong.
 *
 * @param expiresAt RFC 3339
 * @param now milliseconds since 1970 by the server's clock, or null
 */
export function settleTime(expiresAt: string, now: number | null): number {
  const left = now === null ? Number.NaN : Date.parse(expiresAt) - now
  return Number.isNaN(left) ? MAX_SETTLE_MS : Math.min(Math.max(left, MIN_SETTLE_MS), MAX_SETTLE_MS)
}

export interface DepositTypes {
  readonly request: RechargeQuote
  readonly intent: PendingDeposit
  readonly made: RechargeLaunch
  readonly order: Recharge
  readonly status: DepositStatus
}

/** A deposit is requested by the server's quote, which has its number. The payment page stays in memory. */
export const deposit = defineMoneyRequest<DepositTypes>({
  name: 'deposit',
  operation: 'createRecharge',
  storageKey: STORAGE_KEYS.openDeposit,
  intent: PendingDeposit,
  toIntent: ({ orderNo, method, amount }, fields) => ({ ...fields, orderNo, method, amount }),
  send: ({ orderNo, key }) => createRecharge({ orderNo }, { 'Idempotency-Key': key }, { successMessage: null }),
  deadline: ({ expiresAt }, now) => settleTime(expiresAt, now),
  history: (filter, signal) => listRecharges({ ...FIRST_PAGE, ...filter }, signal && { signal }),
  matchesIntent: ({ orderNo }, intent) => orderNo === intent.orderNo,
  getStatus: depositStatus,
  isFinal: (order) => FINAL.includes(depositStatus(order)),
  endsWith: 'end',
})

/** The result of preparing a deposit; `quoteDiffers`: the quote differs from the request. */
export type Prepared =
  | { readonly kind: 'prepared'; readonly quote: RechargeQuote }
  | { readonly kind: 'pending'; readonly orderNo: string }
  | { readonly kind: 'quoteDiffers' }

/**
 * Requests a quote, which has the deposit's number and bonus; no money moves. Sends nothing while an earlier deposit is
 * pending. Rejects as `prepare` does.
 */
export async function prepareDeposit(
  {
    intents,
    prepare,
  }: {
    readonly intents: PendingIntents<PendingDeposit>
    readonly prepare: (body: PrepareRechargeBody) => Promise<RechargeQuote>
  },
  body: PrepareRechargeBody,
): Promise<Prepared> {
  const earlier = intents.pending()
  if (earlier) return { kind: 'pending', orderNo: earlier.orderNo }
  const quote = await prepare(body)
  if (quote.method !== body.method || quote.amount !== body.amount) return { kind: 'quoteDiffers' }
  return { kind: 'prepared', quote }
}
