import { MONEY_OUTCOMES } from '#generated/http/codes.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { Intent, PendingIntents } from './pending-intents.ts'

/**
 * How a money request ended:
 * - `made`: the server has done it now.
 * - `already`: it had done it before, and the player had seen that order; nothing new was done.
 * - `unknown`: no verdict yet, of this request or of an earlier one; only the history or a repeat tells.
 * - `refused`: this try was not done, for the reason given.
 */
export type MoneyOutcome<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'already'; readonly made: Made }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly error: ApiError }

/** A call that moves money. */
export type MoneyOperation = keyof typeof MONEY_OUTCOMES

export interface MoneyCall<Kind extends Intent, Made> {
  readonly operation: MoneyOperation
  readonly intent: Kind
  /** The player sends a remembered intent again, with its key. Nothing is sent if it was settled meanwhile. */
  readonly isRepeat: boolean
  readonly intents: PendingIntents<Kind>
  readonly send: (idempotencyKey: string) => Promise<Made>
  /** Whether a success is about this intent; one about something else proves nothing. */
  readonly isOurs: (made: Made) => boolean
  readonly orderNoOf: (made: Made) => string
  /** For a repeat: the order numbers that the history showed before it. */
  readonly seen?: readonly string[]
  /** The intent could not be kept on the device. */
  readonly onStorageFull?: (() => void) | undefined
}

/** Whether the order is known to exist, so that no failure of a repeat puts it in doubt. */
function isMade({ phase, orderNo }: Intent): boolean {
  return phase !== 'sent' && orderNo !== undefined
}

/** Asks the server for its answer to an order that exists; the intent stays as it is. */
async function askAgain<Kind extends Intent, Made>({
  intent,
  send,
  isOurs,
}: MoneyCall<Kind, Made>): Promise<MoneyOutcome<Made>> {
  const answer = await send(intent.key).catch(toApiError)
  if (answer instanceof Error) return { kind: 'refused', error: answer }
  return isOurs(answer) ? { kind: 'made', made: answer } : { kind: 'unknown' }
}

/** What a failed money call proves: it was not carried out, it was, or nothing. */
export type MoneyVerdict = 'notDone' | 'done' | 'unknown'

/** Statuses by which the server refuses before it acts. Any other status proves nothing. */
const REFUSED: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 413, 422, 429])

function firstVerdict(operation: MoneyOperation, { kind, code, status = 0 }: ApiError): MoneyVerdict {
  if (kind === 'offline') return 'notDone'
  if (kind !== 'failure' && kind !== 'http') return 'unknown'
  const outcomes: Readonly<Record<number, MoneyVerdict>> = MONEY_OUTCOMES[operation]
  const outcome = code === undefined ? undefined : outcomes[code]
  // A server that breaks down says nothing reliable about what it has not done.
  if (outcome !== undefined && (outcome !== 'notDone' || status < 500)) return outcome
  return kind === 'http' && REFUSED.has(status) ? 'notDone' : 'unknown'
}

/**
 * What a failed money call proves (docs/money.md).
 *
 * @param isRepeat an earlier try with the same key has no verdict: a refusal then says nothing about that one
 */
export function moneyVerdict(
  operation: MoneyOperation,
  error: ApiError,
  { isRepeat }: { readonly isRepeat: boolean },
): MoneyVerdict {
  const verdict = firstVerdict(operation, error)
  return isRepeat && verdict === 'notDone' ? 'unknown' : verdict
}

/**
 * Sends one money request: one POST, whatever comes back, never a second by itself. The intent is stored before it is
 * sent, so that a reload at any moment finds it, and forgotten here only when the first try was surely not done. While
 * another intent is pending nothing is sent. Never rejects.
 */
export async function sendOnce<Kind extends Intent, Made>(call: MoneyCall<Kind, Made>): Promise<MoneyOutcome<Made>> {
  const { intents, operation, isRepeat, seen = [] } = call
  const { uid, key } = call.intent
  const pending = intents.pending(uid)
  if (pending && (pending.key !== key || !isRepeat)) return { kind: 'unknown' }
  const earlier = pending ?? intents.kept(uid).find((kept) => kept.key === key)
  if (isRepeat && !earlier) return { kind: 'unknown' }
  if (earlier && isMade(earlier)) return askAgain(call)
  const { intent, isKept } = intents.begin(earlier ?? call.intent)
  if (!isKept) call.onStorageFull?.()

  const answer = await call.send(key).catch(toApiError)
  if (!(answer instanceof Error)) {
    if (!call.isOurs(answer)) return { kind: 'unknown' }
    const orderNo = call.orderNoOf(answer)
    if (isRepeat && seen.includes(orderNo)) {
      intents.forget(key)
      return { kind: 'already', made: answer }
    }
    intents.save({ ...intent, phase: 'made', orderNo })
    return { kind: 'made', made: answer }
  }

  if (moneyVerdict(operation, answer, { isRepeat }) === 'done') {
    intents.save({ ...intent, phase: 'made' })
    return { kind: 'unknown' }
  }
  if (moneyVerdict(operation, answer, { isRepeat: false }) !== 'notDone') return { kind: 'unknown' }
  if (!earlier) intents.forget(key)
  // The repeat was not done; about the try before it the refusal says nothing.
  else intents.save(earlier)
  return pending ? { kind: 'unknown' } : { kind: 'refused', error: answer }
}
