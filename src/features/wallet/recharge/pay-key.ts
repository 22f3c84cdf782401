import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

const PayKey = z.object({ uid: z.string(), orderNo: OrderNo, key: z.string() })
type PayKey = z.output<typeof PayKey>

/** Seconds for which the page of a deposit may be asked for again: as long as an order lives at most. */
const LIFETIME_S = 1800

/**
 * The key with which the newest deposit was made. The same call with the same key answers as it did the first time and
 * makes nothing, so that after a reload the player can come back to the page where it is paid.
 */
export function createPayKeys(storage: AppStorage) {
  return {
    /** The key of a player's deposit, or undefined. */
    read(uid: string, orderNo: string): string | undefined {
      const known = storage.get(STORAGE_KEYS.payKey, (value) => PayKey.safeParse(value).data)
      return known?.uid === uid && known.orderNo === orderNo ? known.key : undefined
    },
    remember: (entry: PayKey) => storage.set(STORAGE_KEYS.payKey, entry, LIFETIME_S),
  }
}

/** The key of the newest deposit of this device. */
export const payKeys = createPayKeys(createStorage())
