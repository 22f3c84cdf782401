import * as z from 'zod/mini'
import { BankCode } from '#generated/http/schemas/bank-code.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PesoWithdrawn } from '#generated/http/schemas/peso-withdrawn.ts'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents, type OpenIntents } from '../open-intents.ts'

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
  /** Known as soon as the server has made it; the history may have it later. */
  orderNo: z.optional(OrderNo),
})
export type OpenWithdrawal = z.output<typeof OpenWithdrawal>

/**
 * A request that has not been carried out within two minutes no longer will be, in milliseconds: client and proxies gave
 * it up long before.
 */
export const SETTLE_MS = 120_000

/** Notes the number that an open withdrawal has got. One that is open no more, or another since, stays as it is. */
export function numberWithdrawal(open: OpenIntents<OpenWithdrawal>, intent: OpenWithdrawal, orderNo: string): void {
  if (open.read(intent.uid)?.key === intent.key) open.remember({ ...intent, orderNo })
}

/** The open withdrawals on this device. */
export const openWithdrawals = createOpenIntents(createStorage(), STORAGE_KEYS.openWithdrawal, OpenWithdrawal)
