import { ApiError } from '#src/api/api-error.ts'

/** The fields by which orders are matched. */
export interface OrderRow {
  readonly orderNo: string
  /** RFC 3339. */
  readonly createdAt: string
}

/** A page of a history. */
export interface HistoryPage<Order> {
  readonly list: readonly Order[]
  /** The number of unreadable entries that were left out. */
  readonly unreadable?: number | undefined
}

/** The orders known before the request was sent; none of them can be its result. */
export interface BeforeSent {
  /** The numbers of the orders before it. */
  readonly known: readonly string[]
  /** RFC 3339: when the newest of them was created. */
  readonly since: string | null
  /** Some of them were unreadable. */
  readonly isPartial: boolean
  /** When the intent was first sent: milliseconds since 1970 by the server's clock. */
  readonly keyAt: number | null
}

/** Milliseconds by which the clocks of one operator's servers may disagree. */
const SKEW_MS = 60_000

/** Milliseconds since 1970: no new order was created before. NaN where that is not known. */
function earliest({ since, isPartial, keyAt }: BeforeSent): number {
  const newest = since === null ? Number.NaN : Date.parse(since)
  // Otherwise ignore the time of sending: a server's order times may be offset.
  if (!isPartial || keyAt === null) return newest
  return Number.isNaN(newest) ? keyAt : Math.max(newest, keyAt)
}

/** The oldest order; of two with the same time the later in the list, which is newest first. */
function first<Order extends OrderRow>(list: readonly Order[]): Order | undefined {
  return list.reduce<Order | undefined>((found, order) => {
    if (!found) return order
    return Date.parse(order.createdAt) > Date.parse(found.createdAt) ? found : order
  }, undefined)
}

/**
 * The order that an intent became: the first new one that matches it, or undefined.
 *
 * @param isSettled the server can no longer execute the intent: then the first new order counts even with another
 *   amount, such as after a fee
 */
export function matchOrder<Order extends OrderRow>(
  list: readonly Order[],
  before: BeforeSent,
  matchesIntent: (order: Order) => boolean,
  isSettled: boolean,
): Order | undefined {
  const oldest = earliest(before) - SKEW_MS
  const isNew = ({ orderNo, createdAt }: Order) => !before.known.includes(orderNo) && !(Date.parse(createdAt) < oldest)
  const added = list.filter(isNew)
  return first(added.filter(matchesIntent)) ?? (isSettled ? first(added) : undefined)
}

/** The verdict of a history page on an intent. */
export type HistoryVerdict<Order> =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unclear' }

/** Whether no entry of a page was left out. */
export function isComplete({ unreadable = 0 }: { readonly unreadable?: number | undefined }): boolean {
  return unreadable === 0
}

/**
 * Judges one page of the newest orders. A page with entries left out never proves that an order is absent.
 *
 * @param waitedMs milliseconds since the intent was last sent, taken before the page was asked for
 */
export function judgeHistory<Order extends OrderRow>(
  page: HistoryPage<Order>,
  intent: BeforeSent & { readonly waitMs: number },
  matchesIntent: (order: Order) => boolean,
  waitedMs: number,
): HistoryVerdict<Order> {
  const isSettled = waitedMs >= intent.waitMs
  const order = matchOrder(page.list, intent, matchesIntent, isSettled)
  if (order) return { kind: 'found', order }
  return { kind: isSettled && isComplete(page) ? 'absent' : 'unclear' }
}

/**
 * Finds an order by number, with the server's filter, which may lag or be ignored, and among the newest without it; null
 * if absent. Throws `unreadable` if entries were left out, because the order may be one of them.
 *
 * @param read one page of the newest orders
 */
export async function findByNumber<Order extends OrderRow>(
  read: (filter: { readonly orderNo?: string }) => Promise<HistoryPage<Order>>,
  orderNo: string,
): Promise<Order | null> {
  const isIt = (order: Order) => order.orderNo === orderNo
  const filtered = await read({ orderNo })
  const found = filtered.list.find(isIt)
  if (found) return found
  const newest = filtered.list.length === 0 ? await read({}) : filtered
  const order = newest.list.find(isIt)
  if (order) return order
  if (isComplete(filtered) && isComplete(newest)) return null
  throw new ApiError('unreadable')
}
