import * as z from 'zod/mini'
import { BankCode } from '#generated/http/schemas/bank-code.ts'
import { PesoWithdrawn } from '#generated/http/schemas/peso-withdrawn.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createPendingIntents, HistoryFields, IntentFields, intentStorage } from '../pending-intents.ts'

/** A withdrawal that was sent, or was about to be, and has no verdict yet. No password is among it. */
export const PendingWithdrawal = z.object({
  ...IntentFields,
  ...HistoryFields,
  /** Pesos. */
  amount: PesoWithdrawn,
  bank: BankCode,
  /** As the server masks it. */
  account: z.string(),
})
export type PendingWithdrawal = z.output<typeof PendingWithdrawal>

/** The pending withdrawals on this device. */
export const pendingWithdrawals = createPendingIntents(intentStorage, STORAGE_KEYS.openWithdrawal, PendingWithdrawal)
