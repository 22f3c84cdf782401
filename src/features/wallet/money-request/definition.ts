import type { HistoryPage, OrderRow } from './history.ts'
import type { Intent, IntentKind } from './pending-intents.ts'
import type { MoneyOperation } from './send-once.ts'

/** The types of one kind of money request. */
export interface MoneyTypes {
  /** What the player confirmed. */
  readonly request: object
  /** What is stored of it. */
  readonly intent: Intent
  /** The server's response on success. */
  readonly made: { readonly orderNo: string }
  /** An order of the history. */
  readonly order: OrderRow
  readonly status: string
}

/** The definition of one kind of money request. docs/money.md has the rules for all. */
export interface MoneyDefinition<Types extends MoneyTypes> extends IntentKind<Types['intent']> {
  /** Also the name of the lock between tabs. */
  readonly name: 'deposit' | 'withdrawal' | 'exchange'
  /** The write; the document states what each error code proves and which reads it changes. */
  readonly operation: MoneyOperation
  /**
   * Adds to the common fields what is stored of a request, with an order number if known before sending. A repeat of one that
   * was not found gets its fields: what the request says replaces what they say.
   */
  readonly toIntent: (request: Types['request'], fields: Intent) => Types['intent']
  /**
   * Whether a request repeats one that was not found, to reuse its key: compare what the player wants, not its terms. Absent
   * if the order number is known before sending; else the history is read first, so that a new order in it can be recognized.
   */
  readonly isSame?: (request: Types['request'], intent: Types['intent']) => boolean
  /** @param secret is sent and stored nowhere */
  readonly send: (intent: Types['intent'], secret: string | undefined) => Promise<Types['made']>
  /** Milliseconds after sending until a history without the order proves something; `now` by the server's clock. */
  readonly deadline: (request: Types['request'], now: number | null) => number
  /** The newest orders, newest first; with a number, at least that order. */
  readonly history: (
    filter: { readonly orderNo?: string },
    signal?: AbortSignal,
  ) => Promise<HistoryPage<Types['order']>>
  /**
   * Whether an order, from the history or a response, matches the intent. Compare only what every server lists: a field that
   * an older one lacks would make a lost request look as if it was never made.
   */
  readonly matchesIntent: (order: Types['made'] | Types['order'], intent: Types['intent']) => boolean
  readonly getStatus: (order: Types['order']) => Types['status']
  /** Whether the order's status is final. */
  readonly isFinal: (order: Types['order']) => boolean
  /**
   * When an intent is forgotten: with its response, when its order is in the history, or when that order is final, because
   * the same request may be repeated until then.
   */
  readonly endsWith: 'answer' | 'order' | 'end'
}

/** Holds a definition against its types. */
export function defineMoneyRequest<Types extends MoneyTypes>(
  definition: MoneyDefinition<Types>,
): MoneyDefinition<Types> {
  return definition
}
