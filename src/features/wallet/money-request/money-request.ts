import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { type HistoryPage, type HistoryVerdict, judgeHistory, matchOrder, type OrderRow } from './history.ts'
import { type Intent, type IntentKind, knownOrders, type PendingIntents } from './pending-intents.ts'
import { type MoneyOperation, type MoneyOutcome, sendOnce } from './send-once.ts'

/** The fields of an intent that say what was asked for; the engine adds the others. */
type Content<Kind extends Intent> = Omit<Kind, Exclude<keyof Intent, 'orderNo'>>

/**
 * What tells one kind of money request from another. docs/money.md has the rules that hold for all.
 *
 * @typeParam Request what the player confirmed
 * @typeParam Kind what is stored of it
 * @typeParam Made what the server answers once it has made it
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
  /** The write, by which the document says what each refusal proves and which reads change. */
  readonly operation: MoneyOperation
  /** What is stored of a request; with an order number where that is known before sending. */
  readonly identify: (request: Request) => Content<Kind>
  /**
   * Whether a request is the same as one that was not found, whose key it then uses. Absent where the number is known
   * before sending; else the history is read first, since what is new in it afterwards is this request.
   */
  readonly isSame?: (request: Request, intent: Kind) => boolean
  /** @param secret is sent and stored nowhere */
  readonly send: (intent: Kind, secret: string | undefined) => Promise<Made>
  /** Milliseconds after sending until a history without the order proves something; `now` by the server's clock. */
  readonly deadline: (request: Request, now: number | null) => number
  /** The newest orders, newest first; with a number, at least that order. */
  readonly history: (filter: { readonly orderNo?: string }, signal?: AbortSignal) => Promise<HistoryPage<Row>>
  /** Whether an order, of the history or of an answer, is what was asked for. */
  readonly isAsAsked: (order: Made | Row, intent: Kind) => boolean
  readonly statusOf: (order: Row) => Status
  /** Whether nothing more can become of an order. */
  readonly isFinal: (order: Row) => boolean
  /**
   * What ends an intent: its answer, where it is final at once and has no page; its order in the history; or that
   * order's end, where the same request may be sent again for its answer until then.
   */
  readonly endsWith: 'answer' | 'order' | 'end'
}

/** Types a definition by its parts. */
export function defineMoneyRequest<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
  Status extends string,
>(definition: MoneyRequest<Request, Kind, Made, Row, Status>): MoneyRequest<Request, Kind, Made, Row, Status> {
  return definition
}

/** What a submission needs beside the definition. */
export interface SubmitDeps<Kind extends Intent> {
  readonly uid: string
  readonly intents: PendingIntents<Kind>
  readonly newKey: () => string
  /** Milliseconds since 1970 by the server's clock, or null. */
  readonly serverNow: () => number | null
  /** The intent could not be kept on the device. */
  readonly onStorageFull?: (() => void) | undefined
}

/**
 * As {@link MoneyOutcome}, where an order that the player had not seen may be one of the history; `unread`: the history
 * could not be read first, so nothing was sent.
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
 * Sends what the player confirmed once, as {@link sendOnce} has it. While another request of the kind is pending nothing
 * is sent. The same request as one that was not found keeps its key; if that one has come up since, nothing is sent.
 * Never rejects.
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
  const { intents, uid } = deps
  if (intents.pending(uid)) return { kind: 'unknown' }
  const fresh = (before: Pick<Intent, 'known' | 'since' | 'isPartial'>) =>
    ({
      ...{ uid, key: deps.newKey(), phase: 'sent', keyAt: null, sentAt: null },
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
  const kept = intents.kept(uid)
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
 * Sends a stored intent again with its key, by the player's choice: one without a verdict, or one whose answer is asked
 * for again. Never rejects.
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
 * What the newest orders say of an intent without a number, as {@link judgeHistory} has it.
 *
 * @param kept requests that were not found before: what comes up as one of them was asked for is not this one
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
 * Reads the history once for an intent without a verdict, and stores what it proves: the number of its order, or that it
 * is not there, so that it blocks nothing and keeps its key. Rejects as the history does.
 *
 * @param isOnPage whether the player still looks; else nothing is stored, and the next visit finds it again
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
    const pending = intents.pending(intent.uid)
    return pending?.key === intent.key ? pending : null
  }
  // A repeat, here or in another tab, starts the wait again.
  const latest = stored() ?? intent
  const waitedMs = intents.waited(latest)
  const page = await definition.history({})
  const verdict = judge(definition, page, latest, waitedMs, intents.kept(latest.uid))
  const now = stored()
  if (verdict.kind === 'unclear' || !now || !isOnPage()) return verdict
  if (verdict.kind === 'found') {
    if (definition.endsWith === 'answer') intents.forget(now.key)
    else intents.save({ ...now, phase: 'made', orderNo: verdict.order.orderNo })
    return verdict
  }
  // It was sent again while the history answered, which proves nothing about that.
  if (intents.waited(now) < waitedMs) return { kind: 'unclear' }
  intents.save({ ...now, phase: 'settled' })
  return verdict
}
