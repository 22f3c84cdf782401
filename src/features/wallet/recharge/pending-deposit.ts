import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoPaid } from '#generated/http/schemas/peso-paid.ts'
import { RechargeMethodCode } from '#generated/http/schemas/recharge-method-code.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createPendingIntents, IntentFields, intentStorage, MAX_SETTLE_MS } from '../pending-intents.ts'

/** A deposit that was sent, or was about to be. Its key asks for the payment page again until the order is final. */
export const PendingDeposit = z.object({
  ...IntentFields,
  orderNo: OrderNo,
  method: RechargeMethodCode,
  /** Pesos. */
  amount: PesoPaid,
})
export type PendingDeposit = z.output<typeof PendingDeposit>

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

/** The pending deposits on this device. The address to pay at is no part of it: that stays in memory. */
export const pendingDeposits = createPendingIntents(intentStorage, STORAGE_KEYS.openDeposit, PendingDeposit)
