import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { type HistoryPage, type HistoryVerdict, judgeHistory, matchOrder, type OrderRow } from './history.ts'
import { type Intent, type IntentKind, knownOrders, type PendingIntents } from './pending-intents.ts'
import { type MoneyOperation, type MoneyOutcome, sendOnce } from './send-once.ts'

/** The fields of an intent that describe the request; the engine adds the others. */
type Content<Kind extends Intent> = Omit<Kind, Exclude<keyof Intent, 'orderNo'>>

/**
 * The definition of one kind of money request. docs/money.md has the rules for all.
 *
 * @typeParam Request what the player confirmed
 * @typeParam Kind what is stored of it
 * @typeParam Made the server's response on success
 * @typeParam Row an order of the history
 */
export interface MoneyRequest<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
  Status extends string = string,
> extends IntentKind<Kind> {
  /** Also the name of the lock between tabs. */
  readonly name: 'deposit' | 'withdrawal' | 'exchange'
  /** The write; the document states what each error code proves and which reads it changes. */
  readonly operation: MoneyOperation
  /** The stored part of a request, with an order number if known before sending. */
  readonly identify: (request: Request) => Content<Kind>
  /**
   * Whether a request repeats one that was not found, to reuse its key. Absent if the order number is known before sending;
   * else the history is read first, so that a new order in it can be recognized.
   */
  readonly isSame?: (request: Request, intent: Kind) => boolean
  /** @param secret is sent and stored nowhere */
  readonly send: (intent: Kind, secret: string | undefined) => Promise<Made>
  /** Milliseconds after sending until a history without the order proves something; `now` by the server's clock. */
  readonly deadline: (request: Request, now: number | null) => number
  /** The newest orders, newest first; with a number, at least that order. */
  readonly history: (filter: { readonly orderNo?: string }, signal?: AbortSignal) => Promise<HistoryPage<Row>>
  /** Whether an order, from the history or a response, matches the intent. */
  readonly isAsAsked: (order: Made | Row, intent: Kind) => boolean
  readonly statusOf: (order: Row) => Status
  /** Whether the order's status is final. */
  readonly isFinal: (order: Row) => boolean
  /**
   * When an intent is forgotten: with its response, when its order is in the history, or when that order is final, because
   * the same request may be repeated until then.
   */
  readonly endsWith: 'answer' | 'order' | 'end'
}

/** Infers the types of a definition. */
export function defineMoneyRequest<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
  Status extends string,
>(definition: MoneyRequest<Request, Kind, Made, Row, Status>): MoneyRequest<Request, Kind, Made, Row, Status> {
  return definition
}

/** The dependencies of a submission. */
export interface SubmitDeps<Kind extends Intent> {
  readonly intents: PendingIntents<Kind>
  readonly newKey: () => string
  /** Milliseconds since 1970 by the server's clock, or null. */
  readonly serverNow: () => number | null
  /** The intent could not be kept on the device. */
  readonly onStorageFull?: (() => void) | undefined
}

/**
 * As {@link MoneyOutcome}; `already` may be an order of the history. `unread`: the history could not be read first, so
 * nothing was sent.
 */
export type SubmitOutcome<Made, Row> =
  | MoneyOutcome<Made>
  | { readonly kind: 'already'; readonly made: Row }
  | { readonly kind: 'unread'; readonly error: ApiError }

async function send<Request, Kind extends Intent, Made extends { readonly orderNo: string }, Row extends OrderRow>(
  { operation, send: sendIntent, isAsAsked, endsWith }: MoneyRequest<Request, Kind, Made, Row>,
  { intents, onStorageFull }: Pick<SubmitDeps<Kind>, 'intents' | 'onStorageFull'>,
  intent: Kind,
  secret: string | undefined,
  sending: { readonly isRepeat: boolean; readonly seen: readonly string[] },
): Promise<MoneyOutcome<Made>> {
  const outcome = await sendOnce({
    ...sending,
    operation,
    intent,
    intents,
    send: () => sendIntent(intent, secret),
    isOurs: (made: Made) => isAsAsked(made, intent) && !intent.known.includes(made.orderNo),
    orderNoOf: ({ orderNo }) => orderNo,
    onStorageFull,
  })
  if (outcome.kind === 'made' && endsWith === 'answer') intents.forget(intent.key)
  return outcome
}

/**
 * Sends a confirmed request once by {@link sendOnce}, unless one of the kind is pending. A repeat of one that was not
 * found reuses its key, and sends nothing if that order exists by now. Never rejects.
 */
export async function submit<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  deps: SubmitDeps<Kind>,
  request: Request,
  secret?: string,
): Promise<SubmitOutcome<Made, Row>> {
  const { intents } = deps
  if (intents.pending()) return { kind: 'unknown' }
  const fresh = (before: Pick<Intent, 'known' | 'since' | 'isPartial'>) =>
    ({
      ...{ uid: intents.uid, key: deps.newKey(), phase: 'sent', keyAt: null, sentAt: null },
      ...{ ...before, waitMs: definition.deadline(request, deps.serverNow()) },
      ...definition.identify(request),
    }) as unknown as Kind
  const { isSame } = definition
  if (!isSame) {
    const intent = fresh({ known: [], since: null, isPartial: false })
    return send(definition, deps, intent, secret, { isRepeat: false, seen: [] })
  }

  const page = await definition.history({}).catch(toApiError)
  if (page instanceof Error) return { kind: 'unread', error: page }
  const kept = intents.kept()
  const same = kept.find((intent) => intent.orderNo === undefined && isSame(request, intent))
  const late = same && matchOrder(page.list, same, (order) => definition.isAsAsked(order, same), false)
  if (late) {
    intents.forget(same.key)
    return { kind: 'already', made: late }
  }
  const made = kept.map(({ orderNo }) => orderNo)
  const intent = same ?? fresh(knownOrders(page, made))
  const seen = page.list.map(({ orderNo }) => orderNo)
  return send(definition, deps, intent, secret, { isRepeat: same !== undefined, seen })
}

/**
 * Repeats a stored intent with its key, by the player's choice. Never rejects.
 */
export function repeat<Request, Kind extends Intent, Made extends { readonly orderNo: string }, Row extends OrderRow>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  deps: Pick<SubmitDeps<Kind>, 'intents' | 'onStorageFull'>,
  intent: Kind,
  secret?: string,
): Promise<MoneyOutcome<Made>> {
  return send(definition, deps, intent, secret, { isRepeat: true, seen: [] })
}

/**
 * Judges an intent without an order number by the newest orders; see {@link judgeHistory}.
 *
 * @param kept intents that were not found before; an order that matches one of them is not this intent's
 */
export function judge<Request, Kind extends Intent, Made extends { readonly orderNo: string }, Row extends OrderRow>(
  { isAsAsked }: MoneyRequest<Request, Kind, Made, Row>,
  page: HistoryPage<Row>,
  intent: Kind,
  waitedMs: number,
  kept: readonly Kind[] = [],
): HistoryVerdict<Row> {
  const isOurs = (order: Row) => isAsAsked(order, intent)
  const isAnother = (order: Row) => !isOurs(order) && kept.some((other) => isAsAsked(order, other))
  return judgeHistory({ ...page, list: page.list.filter((order) => !isAnother(order)) }, intent, isOurs, waitedMs)
}

/**
 * Reads the history once for an intent without a verdict, and stores the result: its order number, or `settled`, which
 * blocks nothing and keeps the key. Rejects as the history does.
 *
 * @param isOnPage whether the player is still on the page; else nothing is stored
 */
export async function check<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  intents: PendingIntents<Kind>,
  intent: Kind,
  isOnPage: () => boolean,
): Promise<HistoryVerdict<Row>> {
  const stored = () => {
    const pending = intents.pending()
    return pending?.key === intent.key ? pending : null
  }
  // A repeat, here or in another tab, starts the wait again.
  const latest = stored() ?? intent
  const waitedMs = intents.waited(latest)
  const page = await definition.history({})
  const verdict = judge(definition, page, latest, waitedMs, intents.kept())
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
