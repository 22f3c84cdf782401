import * as z from 'zod/mini'
import { BankCode } from '#generated/http/schemas/bank-code.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoWithdrawn } from '#generated/http/schemas/peso-withdrawn.ts'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents } from '../open-intents.ts'

/** A withdrawal that has been sent, or was about to be, and whose fate is not known yet. No password is among it. */
const OpenWithdrawal = z.object({
  uid: z.string(),
  key: z.string(),
  /** Pesos. */
  amount: PesoWithdrawn,
  bank: BankCode,
  /** As the server masks it. */
  account: z.string(),
  /** The newest withdrawal before this one; null where there was none. */
  before: z.nullable(OrderNo),
  settleBy: z.number(),
})
export type OpenWithdrawal = z.output<typeof OpenWithdrawal>

/**
 * A request that has not been carried out within two minutes no longer will be, in milliseconds: client and proxies gave
 * it up long before.
 */
export const SETTLE_MS = 120_000

/** The open withdrawal on this device. */
export const openWithdrawals = createOpenIntents(createStorage(), STORAGE_KEYS.openWithdrawal, OpenWithdrawal)
