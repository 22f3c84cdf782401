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
import { defineMoneyRequest } from '../money-request/money-request.ts'
import { IntentFields, MAX_SETTLE_MS, type PendingIntents } from '../money-request/pending-intents.ts'
import { depositStatus, type DepositStatus } from '../statuses.ts'

/** A deposit that was sent. Its key asks for the payment page again until the order is final. */
export const PendingDeposit = z.object({
  ...IntentFields,
  orderNo: OrderNo,
  method: RechargeMethodCode,
  /** Pesos. */
  amount: PesoPaid,
})
export type PendingDeposit = z.output<typeof PendingDeposit>

/** More were hardly made while one is looked for. */
const NEWEST = { pageNum: 1, pageSize: 50 } as const

/** In these nothing more can become of a deposit; a status that this app does not know may go on. */
const FINAL: readonly DepositStatus[] = ['success', 'failed', 'timeout']

/** How long after the order was prepared it may still be made, in milliseconds: not less than this. */
const MIN_SETTLE_MS = 60_000

/**
 * Milliseconds until the fate of an order is clear at the latest: by the server's `expiresAt` and the server's clock,
 * within bounds, since either may be missing or wrong.
 *
 * @param expiresAt RFC 3339
 * @param now milliseconds since 1970 by the server's clock, or null
 */
export function settleTime(expiresAt: string, now: number | null): number {
  const left = now === null ? Number.NaN : Date.parse(expiresAt) - now
  return Number.isNaN(left) ? MAX_SETTLE_MS : Math.min(Math.max(left, MIN_SETTLE_MS), MAX_SETTLE_MS)
}

/** A deposit is asked for as the server's quote, which gives it its number. The page where it is paid stays in memory. */
export const deposit = defineMoneyRequest<RechargeQuote, PendingDeposit, RechargeLaunch, Recharge, DepositStatus>({
  name: 'deposit',
  operation: 'createRecharge',
  storageKey: STORAGE_KEYS.openDeposit,
  intent: PendingDeposit,
  identify: ({ orderNo, method, amount }) => ({ orderNo, method, amount }),
  send: ({ orderNo, key }) => createRecharge({ orderNo }, { 'Idempotency-Key': key }, { successMessage: null }),
  deadline: ({ expiresAt }, now) => settleTime(expiresAt, now),
  history: (filter, signal) => listRecharges({ ...NEWEST, ...filter }, signal && { signal }),
  isAsAsked: ({ orderNo }, intent) => orderNo === intent.orderNo,
  statusOf: ({ status }) => depositStatus(status),
  isFinal: ({ status }) => FINAL.includes(depositStatus(status)),
  endsWith: 'end',
})

/** What came of preparing a deposit; `faulty`: it was prepared otherwise than was asked for. */
export type Prepared =
  | { readonly kind: 'prepared'; readonly quote: RechargeQuote }
  | { readonly kind: 'pending'; readonly orderNo: string }
  | { readonly kind: 'faulty' }

/**
 * Gives one deposit its number, and tells what a coupon adds; no money moves. While an earlier deposit is pending nothing
 * is sent: that one comes first. Rejects as `prepare` does.
 */
export async function prepareDeposit(
  {
    intents,
    uid,
    prepare,
  }: {
    readonly intents: PendingIntents<PendingDeposit>
    readonly uid: string
    readonly prepare: (body: PrepareRechargeBody) => Promise<RechargeQuote>
  },
  body: PrepareRechargeBody,
): Promise<Prepared> {
  const earlier = intents.pending(uid)
  if (earlier) return { kind: 'pending', orderNo: earlier.orderNo }
  const quote = await prepare(body)
  if (quote.method !== body.method || quote.amount !== body.amount) return { kind: 'faulty' }
  return { kind: 'prepared', quote }
}
