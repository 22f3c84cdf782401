import type { Exchange } from '#generated/http/schemas/exchange.ts'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { findOrder } from '../find-order.ts'
import { type MoneyOutcome, sendOnce } from '../money-call.ts'
import type { OpenIntents } from '../open-intents.ts'
import { type OpenExchange, SETTLE_MS } from './open-exchange.ts'

/** What the player has confirmed. */
export interface ExchangeWish {
  readonly goodsId: string
  readonly name: string
  readonly quantity: number
}

/** An exchange that the server has made, and what it was of. */
export interface Exchanged {
  readonly name: string
  readonly quantity: number
  /** Undefined where the server tells no exchanges. */
  readonly order?: ExchangeOrder
}

export interface ExchangeDeps {
  readonly uid: string
  readonly read: () => Promise<Exchange>
  readonly create: (order: { goodsId: string; quantity: number; idempotencyKey: string }) => Promise<ExchangeOrder>
  readonly open: OpenIntents<OpenExchange>
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** As {@link MoneyOutcome}; `unread`: the exchanges could not be read first, so nothing was sent. */
export type ExchangeOutcome = MoneyOutcome<ExchangeOrder> | { readonly kind: 'unread'; readonly error: ApiError }

/** Trades points once, as {@link sendOnce} has it. The exchanges are read before: what is new afterwards is this one. */
export async function exchange(deps: ExchangeDeps, wish: ExchangeWish): Promise<ExchangeOutcome> {
  const { uid, open } = deps
  if (open.read(uid)) return { kind: 'unknown' }
  const known = await deps.read().catch(toApiError)
  if (known instanceof Error) return { kind: 'unread', error: known }
  const key = deps.newKey()
  const before = known.orders?.[0]?.orderNo ?? null
  const { goodsId, name, quantity } = wish
  const outcome = await sendOnce({
    intent: { uid, key, goodsId, name, quantity, before, points: known.points, settleBy: deps.now() + SETTLE_MS },
    open,
    send: () => deps.create({ goodsId, quantity, idempotencyKey: key }),
    isOurs: (made) => made.goodsId === goodsId && made.quantity === quantity,
  })
  if (outcome.kind === 'made') open.forget(key)
  return outcome
}

/**
 * What an open exchange became: the exchanges tell, as {@link findOrder} has it, or where the server gives none, that
 * there are fewer points than before. Null while nothing shows that it was made.
 */
export function findExchange(
  { orders, points, goods }: Exchange,
  intent: OpenExchange,
  readAt: number,
): Exchanged | null {
  const { goodsId, name, quantity } = intent
  if (!orders) return points < intent.points ? { name, quantity } : null
  const isAsAsked = (one: ExchangeOrder) => one.goodsId === goodsId && one.quantity === quantity
  const order = findOrder(orders, intent, isAsAsked, readAt)
  if (!order) return null
  const made = order.goodsId === goodsId ? undefined : goods.find(({ id }) => id === order.goodsId)
  return { name: made?.name ?? name, quantity: order.quantity, order }
}
