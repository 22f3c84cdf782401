import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoPaid } from '#generated/http/schemas/peso-paid.ts'
import { RechargeMethodCode } from '#generated/http/schemas/recharge-method-code.ts'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents } from '../open-intents.ts'

/** A deposit that has been sent, or was about to be, and that the history has not shown yet. */
export const OpenDeposit = z.object({
  uid: z.string(),
  key: z.string(),
  orderNo: OrderNo,
  method: RechargeMethodCode,
  /** Pesos. */
  amount: PesoPaid,
  /** Milliseconds since 1970 by this device's clock: from then on the server no longer makes it. */
  settleBy: z.number(),
})
export type OpenDeposit = z.output<typeof OpenDeposit>

/** How long after the order was prepared it may still be made: not less, not more, in milliseconds. */
const SETTLE_MS = { least: 60_000, most: 1_800_000 } as const

/**
 * When the fate of an order is clear at the latest. By the server's `expiresAt`, held between a minute and half an hour
 * from now, since the device's clock may be wrong.
 *
 * @param expiresAt RFC 3339
 * @param now milliseconds since 1970
 */
export function settleTime(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now
  if (Number.isNaN(left)) return now + SETTLE_MS.most
  return now + Math.min(Math.max(left, SETTLE_MS.least), SETTLE_MS.most)
}

/** The open deposit on this device. The address to pay at is no part of it: that stays in memory. */
export const openDeposits = createOpenIntents(createStorage(), STORAGE_KEYS.openDeposit, OpenDeposit)
