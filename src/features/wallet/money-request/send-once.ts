import { MONEY_OUTCOMES } from '#generated/http/codes.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { Intent, PendingIntents } from './pending-intents.ts'

/**
 * How a money request ended:
 * - `made`: the server has done it now.
 * - `already`: the server had done it before, and the player has seen that order.
 * - `unknown`: no verdict yet on this request or an earlier one; only the history or a repeat gives it.
 * - `refused`: this attempt was not executed, for the given reason.
 */
export type MoneyOutcome<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'already'; readonly made: Made }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly error: ApiError }

/** An operation that moves money. */
export type MoneyOperation = keyof typeof MONEY_OUTCOMES

export interface MoneyCall<Kind extends Intent, Made> {
  readonly operation: MoneyOperation
  readonly intent: Kind
  /** The player repeats a stored intent with its key. Nothing is sent if it was settled meanwhile. */
  readonly isRepeat: boolean
  readonly intents: PendingIntents<Kind>
  /** Sends what the intent says, with its key. */
  readonly send: (intent: Kind) => Promise<Made>
  /** Whether a success response is about this intent; another one proves nothing. */
  readonly isOurs: (made: Made) => boolean
  readonly getOrderNo: (made: Made) => string
  /** For a repeat: the order numbers in the history before it. */
  readonly seen?: readonly string[]
  /** The intent could not be kept on the device. */
  readonly onStorageFull?: (() => void) | undefined
}

/** Whether the order is known to exist, whatever a repeat returns. */
function isMade({ phase, orderNo }: Intent): boolean {
  return phase !== 'sent' && orderNo !== undefined
}

/** Requests the response for an existing order again; the intent does not change. */
async function resendSettled<Kind extends Intent, Made>(
  intent: Kind,
  { send, isOurs }: Pick<MoneyCall<Kind, Made>, 'send' | 'isOurs'>,
): Promise<MoneyOutcome<Made>> {
  const answer = await send(intent).catch(toApiError)
  if (answer instanceof Error) return { kind: 'refused', error: answer }
  return isOurs(answer) ? { kind: 'made', made: answer } : { kind: 'unknown' }
}

/** What a failed money request proves: not executed, executed, or nothing. */
export type MoneyVerdict = 'notDone' | 'done' | 'unknown'

/** HTTP statuses of a refusal before execution. Other statuses prove nothing. */
const REFUSED: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 413, 422, 429])

function firstVerdict(operation: MoneyOperation, { kind, code, status = 0 }: ApiError): MoneyVerdict {
  if (kind === 'offline') return 'notDone'
  if (kind !== 'failure' && kind !== 'http') return 'unknown'
  const outcomes: Readonly<Record<number, MoneyVerdict>> = MONEY_OUTCOMES[operation]
  const outcome = code === undefined ? undefined : outcomes[code]
  // A 5xx response does not prove that nothing was executed.
  if (outcome !== undefined && (outcome !== 'notDone' || status < 500)) return outcome
  return kind === 'http' && REFUSED.has(status) ? 'notDone' : 'unknown'
}

/**
 * What a failed money request proves (docs/money.md).
 *
 * @param isRepeat an earlier attempt with the same key has no verdict; a refusal of the repeat proves nothing about it
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
 * Sends one money request with one POST and no automatic retry. Stores the intent first, so that a reload finds it, and
 * forgets it only if the first attempt was surely not executed. Sends nothing while another is pending. Never rejects.
 */
export async function sendOnce<Kind extends Intent, Made>(call: MoneyCall<Kind, Made>): Promise<MoneyOutcome<Made>> {
  const { intents, operation, isRepeat, seen = [] } = call
  const { key } = call.intent
  const pending = intents.pending()
  if (pending && (pending.key !== key || !isRepeat)) return { kind: 'unknown' }
  const earlier = pending ?? intents.kept().find((kept) => kept.key === key)
  if (isRepeat && !earlier) return { kind: 'unknown' }
  if (earlier && isMade(earlier)) return resendSettled(earlier, call)
  // A pending one is sent as it was; one that was not found, with what the player confirmed this time.
  const { intent, isKept } = intents.begin(pending ?? call.intent)
  if (!isKept) call.onStorageFull?.()

  const answer = await call.send(intent).catch(toApiError)
  if (!(answer instanceof Error)) {
    if (!call.isOurs(answer)) return { kind: 'unknown' }
    const orderNo = call.getOrderNo(answer)
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
  // The repeat was refused, which proves nothing about the attempt before it.
  else intents.save(earlier)
  return pending ? { kind: 'unknown' } : { kind: 'refused', error: answer }
}
