import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoPaid } from '#generated/http/schemas/peso-paid.ts'
import { RechargeMethodCode } from '#generated/http/schemas/recharge-method-code.ts'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** A deposit that has been sent, or was about to be, and that the history has not shown yet. */
const OpenDeposit = z.object({
  uid: z.string(),
  orderNo: OrderNo,
  method: RechargeMethodCode,
  /** Pesos. */
  amount: PesoPaid,
  /** Milliseconds since 1970 by this device's clock: from then on the server no longer makes it. */
  settleBy: z.number(),
})
export type OpenDeposit = z.output<typeof OpenDeposit>

/**
 * Remembers the one open deposit across reloads and tabs, so that nothing is sent twice and nothing is forgotten.
 * It holds no secret: the address to pay at stays in memory.
 */
export interface OpenDeposits {
  /** The open deposit of a player, or null. */
  read: (uid: string) => OpenDeposit | null
  remember: (deposit: OpenDeposit) => void
  /** Its fate is known. Another deposit's number changes nothing. */
  forget: (orderNo: string) => void
}

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

/** {@link OpenDeposits} over a storage. */
export function createOpenDeposits(storage: AppStorage): OpenDeposits {
  const key = STORAGE_KEYS.openDeposit
  const current = () => storage.get(key, (value) => OpenDeposit.safeParse(value).data)
  return {
    read(uid) {
      const deposit = current()
      return deposit?.uid === uid ? deposit : null
    },
    remember: (deposit) => storage.set(key, deposit),
    forget(orderNo) {
      if (current()?.orderNo === orderNo) storage.remove(key)
    },
  }
}

/** The open deposit on this device. */
export const openDeposits = createOpenDeposits(createStorage())
