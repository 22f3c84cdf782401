import type { Exchange } from '#generated/http/schemas/exchange.ts'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { type HistoryVerdict, isComplete, judgeHistory, matchOrder } from '../match-order.ts'
import { knownOrders, type PendingIntents, SETTLE_MS } from '../pending-intents.ts'
import { type MoneyOutcome, sendOnce } from '../send-once.ts'
import type { PendingExchange } from './pending-exchange.ts'

/** What the player has confirmed. */
export interface ExchangeRequest {
  readonly goodsId: string
  readonly name: string
  readonly quantity: number
}

/** An exchange that the server has made, and what it was of. */
export interface Exchanged {
  readonly name: string
  readonly quantity: number
  /** Undefined where the server lists no exchanges. */
  readonly order?: ExchangeOrder
}

/** What the server says of points and exchanges; entries that could not be read are counted. */
export type ExchangeRead = Exchange & { readonly unreadable?: number }

export interface ExchangeDeps {
  readonly uid: string
  readonly read: () => Promise<ExchangeRead>
  readonly create: (order: { goodsId: string; quantity: number; idempotencyKey: string }) => Promise<ExchangeOrder>
  readonly intents: PendingIntents<PendingExchange>
  readonly newKey: () => string
  readonly onStorageFull?: () => void
}

/** As {@link MoneyOutcome}; `unread`: the exchanges could not be read first, so nothing was sent. */
export type ExchangeOutcome = MoneyOutcome<ExchangeOrder> | { readonly kind: 'unread'; readonly error: ApiError }

/**
 * Exchanges points once, as {@link sendOnce} has it. The exchanges are read before: what is new afterwards is this one.
 * The same request as one that was not found keeps its key; if that one has come up since, nothing is sent.
 */
export async function exchange(deps: ExchangeDeps, request: ExchangeRequest): Promise<ExchangeOutcome> {
  const { uid, intents } = deps
  if (intents.pending(uid)) return { kind: 'unknown' }
  const read = await deps.read().catch(toApiError)
  if (read instanceof Error) return { kind: 'unread', error: read }
  const { goodsId, name, quantity } = request
  const orders = read.orders ?? []
  const same = intents.kept(uid).find((intent) => intent.goodsId === goodsId && intent.quantity === quantity)
  const late = same && matchOrder(orders, same, isAsAsked(same), false)
  if (late) {
    intents.forget(same.key)
    return { kind: 'already', made: late }
  }
  const intent: PendingExchange = same ?? {
    ...{ uid, key: deps.newKey(), phase: 'unknown', keyAt: null, sentAt: null, waitMs: SETTLE_MS },
    ...knownOrders({ list: orders, unreadable: read.unreadable }),
    ...{ goodsId, name, quantity, points: read.points },
  }
  return send(deps, intent, { isRepeat: same !== undefined, seen: orders.map(({ orderNo }) => orderNo) })
}

/** Sends a pending exchange again with its key, by the player's explicit choice. Never rejects. */
export function repeatExchange(deps: ExchangeDeps, intent: PendingExchange): Promise<ExchangeOutcome> {
  return send(deps, intent, { isRepeat: true, seen: [] })
}

async function send(
  { create, intents, onStorageFull }: ExchangeDeps,
  intent: PendingExchange,
  repeat: { readonly isRepeat: boolean; readonly seen: readonly string[] },
): Promise<MoneyOutcome<ExchangeOrder>> {
  const { goodsId, quantity, known, key } = intent
  const outcome = await sendOnce({
    ...repeat,
    operation: 'createExchange',
    intent,
    intents,
    send: (idempotencyKey) => create({ goodsId, quantity, idempotencyKey }),
    isOurs: (made) => made.goodsId === goodsId && made.quantity === quantity && !known.includes(made.orderNo),
    orderNoOf: ({ orderNo }) => orderNo,
    onStorageFull,
  })
  // An exchange is final as soon as it is made, and has no page of its own.
  if (outcome.kind === 'made') intents.forget(key)
  return outcome
}

/**
 * What the exchanges say of a pending one, as {@link judgeHistory} has it. Where the server lists none, fewer points than
 * before are the proof.
 */
export function judgeExchange(
  read: ExchangeRead,
  intent: PendingExchange,
  waitedMs: number,
): HistoryVerdict<Exchanged> {
  const { goodsId, name, quantity } = intent
  const { orders, points, goods } = read
  if (!orders) {
    if (points < intent.points) return { kind: 'found', order: { name, quantity } }
    return { kind: waitedMs >= intent.waitMs && isComplete(read) ? 'absent' : 'unclear' }
  }
  const page = { list: orders, unreadable: read.unreadable }
  const verdict = judgeHistory(page, intent, isAsAsked(intent), waitedMs)
  if (verdict.kind !== 'found') return verdict
  const { order } = verdict
  const other = order.goodsId === goodsId ? undefined : goods.find(({ id }) => id === order.goodsId)
  return { kind: 'found', order: { name: other?.name ?? name, quantity: order.quantity, order } }
}

function isAsAsked({ goodsId, quantity }: PendingExchange) {
  return (order: ExchangeOrder) => order.goodsId === goodsId && order.quantity === quantity
}
