import * as z from 'zod/mini'
import { createExchange } from '#generated/http/money/create-exchange.ts'
import { getExchange } from '#generated/http/money/get-exchange.ts'
import { Code } from '#generated/http/schemas/code.ts'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Exchange } from '#generated/http/schemas/exchange.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { HistoryPage } from '../money-request/history.ts'
import { defineMoneyRequest } from '../money-request/definition.ts'
import { IntentFields, SETTLE_MS } from '../money-request/pending-intents.ts'

/** An exchange of points that was sent. */
export const PendingExchange = z.object({ ...IntentFields, goodsId: Code, name: z.string(), quantity: z.int() })
export type PendingExchange = z.output<typeof PendingExchange>

/** What the player confirmed. */
export type ExchangeRequest = Pick<PendingExchange, 'goodsId' | 'name' | 'quantity'>

/** An exchange with the name of its goods, where they are still offered. */
export type NamedOrder = ExchangeOrder & { readonly name?: string | undefined }

/** The player's exchanges as a history page. */
export function toExchanges(read: Exchange & { readonly unreadable?: number }): HistoryPage<NamedOrder> {
  const getName = (id: string) => read.goods.find((goods) => goods.id === id)?.name
  return { list: read.orders.map((order) => ({ ...order, name: getName(order.goodsId) })), unreadable: read.unreadable }
}

export interface ExchangeTypes {
  readonly request: ExchangeRequest
  readonly intent: PendingExchange
  readonly made: ExchangeOrder
  readonly order: NamedOrder
  readonly status: 'done'
}

/** An exchange is final as soon as it is made, and has no page of its own. */
export const exchange = defineMoneyRequest<ExchangeTypes>({
  name: 'exchange',
  operation: 'createExchange',
  storageKey: STORAGE_KEYS.openExchange,
  intent: PendingExchange,
  toIntent: ({ goodsId, name, quantity }, fields) => ({ ...fields, goodsId, name, quantity }),
  isSame: ({ goodsId, quantity }, intent) => intent.goodsId === goodsId && intent.quantity === quantity,
  send: ({ goodsId, quantity, key }) => createExchange({ goodsId, quantity }, { 'Idempotency-Key': key }),
  deadline: () => SETTLE_MS,
  history: async (_filter, signal) => toExchanges(await getExchange(signal && { signal })),
  matchesIntent: ({ goodsId, quantity }, intent) => goodsId === intent.goodsId && quantity === intent.quantity,
  getStatus: () => 'done',
  isFinal: () => true,
  endsWith: 'answer',
})

/** An exchange that the server has made, with its goods and quantity. */
export interface Exchanged {
  readonly name: string
  readonly quantity: number
  readonly order: ExchangeOrder
}

/** The order that an intent became, with the name of the order's goods, which may differ from the intent's. */
export function exchangedAs(order: NamedOrder, intent: Pick<PendingExchange, 'goodsId' | 'name'>): Exchanged {
  const { name, ...plain } = order
  return {
    name: (order.goodsId === intent.goodsId ? undefined : name) ?? intent.name,
    quantity: order.quantity,
    order: plain,
  }
}
