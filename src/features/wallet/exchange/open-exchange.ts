import * as z from 'zod/mini'
import { Code } from '#generated/http/schemas/code.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { Points } from '#generated/http/schemas/points.ts'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createOpenIntents } from '../open-intents.ts'

/** An exchange of points that has been sent, or was about to be, and whose fate is not known yet. */
const OpenExchange = z.object({
  uid: z.string(),
  key: z.string(),
  goodsId: Code,
  name: z.string(),
  quantity: z.int(),
  /** The newest exchange before this one; null where there was none. */
  before: z.nullable(OrderNo),
  /** How many points there were before, by which one is judged where the server tells no exchanges. */
  points: Points,
  settleBy: z.number(),
})
export type OpenExchange = z.output<typeof OpenExchange>

/** As for a withdrawal: a request that has not been carried out within two minutes no longer will be, in milliseconds. */
export const SETTLE_MS = 120_000

/** The open exchange on this device. */
export const openExchanges = createOpenIntents(createStorage(), STORAGE_KEYS.openExchange, OpenExchange)
