/** What an intent that has no order number is told by in the history. */
interface Waiting {
  /** The newest order before it was sent; null where there was none. */
  readonly before: string | null
  /** Milliseconds since 1970; from then on the history proves what became of it. */
  readonly settleBy: number
}

/**
 * The order that an open intent became, or undefined: the first that came after it was sent and is as it was asked for.
 * From `settleBy` on it is the first that came, whatever the server made of it: of another amount, after a fee perhaps,
 * it still is money that has moved, and the player must not be told that they may safely send again.
 *
 * @param list newest first
 * @param readAt when the history was asked, in milliseconds since 1970
 */
export function findOrder<Order extends { readonly orderNo: string }>(
  list: readonly Order[],
  { before, settleBy }: Waiting,
  isAsAsked: (order: Order) => boolean,
  readAt: number,
): Order | undefined {
  const place = list.findIndex(({ orderNo }) => orderNo === before)
  const since = place === -1 ? list : list.slice(0, place)
  return since.findLast(isAsAsked) ?? (readAt < settleBy ? undefined : since.at(-1))
}
