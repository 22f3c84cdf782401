import { ApiError, toApiError } from '#src/api/api-error.ts'
import type { MoneyDefinition, MoneyTypes } from './definition.ts'
import { findByNumber, type HistoryPage, type HistoryVerdict, judgeHistory, matchOrder } from './history.ts'
import { provesAbsence } from './order-state.ts'
import { type Intent, knownOrders, type PendingIntents } from './pending-intents.ts'
import { type MoneyOutcome, sendOnce } from './send-once.ts'

/** What a definition is bound to. */
export interface MoneyRequestDeps<Types extends MoneyTypes> {
  /** The player's. */
  readonly intents: PendingIntents<Types['intent']>
  readonly newKey: () => string
  /** Milliseconds since 1970 by the server's clock, or null. */
  readonly serverNow: () => number | null
  /** Runs the POST; in the app as a mutation. */
  readonly write: (send: () => Promise<Types['made']>) => Promise<Types['made']>
  /** Runs the read before a first try; in the app as a query. */
  readonly readFirst: (
    read: (signal?: AbortSignal) => Promise<HistoryPage<Types['order']>>,
  ) => Promise<HistoryPage<Types['order']>>
  /** The intent could not be kept on the device. */
  readonly onStorageFull?: () => void
}

/**
 * As {@link MoneyOutcome}; `already` may be an order of the history. `unread`: the history could not be read first, so
 * nothing was sent.
 */
export type SubmitOutcome<Types extends MoneyTypes> =
  | MoneyOutcome<Types['made']>
  | { readonly kind: 'already'; readonly made: Types['order'] }
  | { readonly kind: 'unread'; readonly error: ApiError }

/** An order by its number, and what this device knew when it was requested. */
export interface OrderRead<Types extends MoneyTypes> {
  readonly row: Types['order'] | null
  /** The history proves that it was not made. */
  readonly isAbsent: boolean
  /** As stored before the history was requested. */
  readonly intent: Types['intent'] | null
}

/** A player's money requests of one kind: sends them, and follows them until there is a verdict. */
export class MoneyRequest<Types extends MoneyTypes> {
  readonly definition: MoneyDefinition<Types>
  readonly intents: PendingIntents<Types['intent']>
  readonly #deps: MoneyRequestDeps<Types>

  constructor(definition: MoneyDefinition<Types>, deps: MoneyRequestDeps<Types>) {
    this.definition = definition
    this.intents = deps.intents
    this.#deps = deps
  }

  /**
   * Sends a confirmed request once by {@link sendOnce}, unless one of the kind is pending. A repeat of one that was not
   * found reuses its key, with the terms confirmed now, and sends nothing if that order exists by now. Never rejects.
   */
  async submit(request: Types['request'], secret?: string): Promise<SubmitOutcome<Types>> {
    const { history, matchesIntent, isSame } = this.definition
    if (this.intents.pending()) return { kind: 'unknown' }
    if (!isSame) {
      const intent = this.#create(request, { known: [], since: null, isPartial: false })
      return this.#send(intent, secret, { isRepeat: false, seen: [] })
    }

    const page = await this.#deps.readFirst((signal) => history({}, signal)).catch(toApiError)
    // Without a network nothing was sent, whatever the history says.
    if (page instanceof Error && page.kind === 'offline') {
      return { kind: 'refused', error: new ApiError('offline', { method: 'POST', cause: page }) }
    }
    if (page instanceof Error) return { kind: 'unread', error: page }
    const kept = this.intents.kept()
    const same = kept.find((intent) => intent.orderNo === undefined && isSame(request, intent))
    const late = same && matchOrder(page.list, same, (order) => matchesIntent(order, same), false)
    if (late) {
      this.intents.forget(same.key)
      return { kind: 'already', made: late }
    }
    const made = kept.map(({ orderNo }) => orderNo)
    const intent = same ? this.definition.toIntent(request, same) : this.#create(request, knownOrders(page, made))
    const seen = page.list.map(({ orderNo }) => orderNo)
    return this.#send(intent, secret, { isRepeat: same !== undefined, seen })
  }

  /** Repeats a stored intent as it was sent, with its key, by the player's choice. Never rejects. */
  repeat(intent: Types['intent'], secret?: string): Promise<MoneyOutcome<Types['made']>> {
    return this.#send(intent, secret, { isRepeat: true, seen: [] })
  }

  /**
   * Judges an intent without an order number by the newest orders; see {@link judgeHistory}. An order that matches only an
   * intent that was not found before is not this intent's.
   */
  judge(page: HistoryPage<Types['order']>, intent: Types['intent'], waitedMs: number): HistoryVerdict<Types['order']> {
    const { matchesIntent } = this.definition
    const kept = this.intents.kept()
    const isOurs = (order: Types['order']) => matchesIntent(order, intent)
    const isAnother = (order: Types['order']) => !isOurs(order) && kept.some((other) => matchesIntent(order, other))
    return judgeHistory({ ...page, list: page.list.filter((order) => !isAnother(order)) }, intent, isOurs, waitedMs)
  }

  /**
   * Reads the history once for an intent without a verdict, and stores the result: its order number, or `settled`, which
   * blocks nothing and keeps the key. Rejects as the history does.
   *
   * @param isOnPage whether the player is still on the page; else nothing is stored
   */
  async check(intent: Types['intent'], isOnPage: () => boolean): Promise<HistoryVerdict<Types['order']>> {
    const { intents, definition } = this
    const stored = () => {
      const pending = intents.pending()
      return pending?.key === intent.key ? pending : null
    }
    // A repeat, here or in another tab, starts the wait again.
    const latest = stored() ?? intent
    const waitedMs = intents.waited(latest)
    const verdict = this.judge(await definition.history({}), latest, waitedMs)
    const now = stored()
    if (verdict.kind === 'unclear' || !now || !isOnPage()) return verdict
    if (verdict.kind === 'found') {
      if (definition.endsWith === 'answer') intents.forget(now.key)
      else intents.save({ ...now, phase: 'made', orderNo: verdict.order.orderNo })
      return verdict
    }
    // It was sent again while the history loaded, so this page proves nothing about the repeat.
    if (intents.waited(now) < waitedMs) return { kind: 'unclear' }
    intents.save({ ...now, phase: 'settled' })
    return verdict
  }

  /** Reads an order once by its number. Rejects as the history does. */
  async follow(orderNo: string): Promise<OrderRead<Types>> {
    const intent = this.intents.ofOrder(orderNo)
    // Measure before the request: the response does not contain what happens meanwhile.
    const waitedMs = intent ? this.intents.waited(intent) : 0
    const row = await findByNumber((filter) => this.definition.history(filter), orderNo)
    return { row, isAbsent: provesAbsence(row, intent, waitedMs), intent }
  }

  #create(request: Types['request'], before: Pick<Intent, 'known' | 'since' | 'isPartial'>): Types['intent'] {
    const { definition, intents } = this
    const { newKey, serverNow } = this.#deps
    return definition.toIntent(request, {
      ...{ uid: intents.uid, key: newKey(), phase: 'sent', keyAt: null, sentAt: null },
      ...{ ...before, waitMs: definition.deadline(request, serverNow()) },
    })
  }

  async #send(
    intent: Types['intent'],
    secret: string | undefined,
    sending: { readonly isRepeat: boolean; readonly seen: readonly string[] },
  ): Promise<MoneyOutcome<Types['made']>> {
    const { intents, definition } = this
    const { operation, send, matchesIntent, endsWith } = definition
    const outcome = await sendOnce({
      ...sending,
      operation,
      intent,
      intents,
      send: (stored) => this.#deps.write(() => send(stored, secret)),
      isOurs: (made: Types['made']) => matchesIntent(made, intent) && !intent.known.includes(made.orderNo),
      getOrderNo: ({ orderNo }) => orderNo,
      onStorageFull: this.#deps.onStorageFull,
    })
    if (outcome.kind === 'made' && endsWith === 'answer') intents.forget(intent.key)
    return outcome
  }
}
