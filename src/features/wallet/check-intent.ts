import type { HistoryVerdict } from './match-order.ts'
import type { Intent, PendingIntents } from './pending-intents.ts'

export interface IntentCheck<Kind extends Intent, Order> {
  readonly intents: PendingIntents<Kind>
  readonly intent: Kind
  /** Reads the history, and judges it by the milliseconds that had surely passed since the intent was last sent. */
  readonly ask: (intent: Kind, waitedMs: number) => Promise<HistoryVerdict<Order>>
  readonly orderNoOf: (order: Order) => string | undefined
  /** Whether the player still looks. Else nothing is stored, and the next visit finds it again. */
  readonly isHere: () => boolean
}

/**
 * Reads the history once for an intent without a verdict, and stores what it proves: the number of its order, or that it
 * is not there, so that it blocks nothing and keeps its key. Rejects as `ask` does.
 */
export async function checkIntent<Kind extends Intent, Order>({
  intents,
  intent,
  ask,
  orderNoOf,
  isHere,
}: IntentCheck<Kind, Order>): Promise<HistoryVerdict<Order>> {
  const stored = () => {
    const pending = intents.pending(intent.uid)
    return pending?.key === intent.key ? pending : null
  }
  // A repeat, here or in another tab, starts the wait again.
  const latest = stored() ?? intent
  const waitedMs = intents.waited(latest)
  const verdict = await ask(latest, waitedMs)
  const now = stored()
  if (verdict.kind === 'unclear' || !now || !isHere()) return verdict
  if (verdict.kind === 'found') {
    const orderNo = orderNoOf(verdict.order)
    if (orderNo !== undefined) intents.save({ ...now, phase: 'made', orderNo })
    return verdict
  }
  // It was sent again while the history answered, which proves nothing about that.
  if (intents.waited(now) < waitedMs) return { kind: 'unclear' }
  intents.save({ ...now, phase: 'kept' })
  return verdict
}
