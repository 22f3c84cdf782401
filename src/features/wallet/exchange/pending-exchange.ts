import * as z from 'zod/mini'
import { Code } from '#generated/http/schemas/code.ts'
import { Points } from '#generated/http/schemas/points.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createPendingIntents, HistoryFields, IntentFields, intentStorage } from '../pending-intents.ts'

/** An exchange of points that was sent, or was about to be, and has no verdict yet. */
export const PendingExchange = z.object({
  ...IntentFields,
  ...HistoryFields,
  goodsId: Code,
  name: z.string(),
  quantity: z.int(),
  /** How many points there were before: the proof where the server lists no exchanges. */
  points: Points,
})
export type PendingExchange = z.output<typeof PendingExchange>

/** The pending exchanges on this device. */
export const pendingExchanges = createPendingIntents(intentStorage, STORAGE_KEYS.openExchange, PendingExchange)
