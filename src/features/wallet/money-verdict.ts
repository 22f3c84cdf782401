import { MONEY_OUTCOMES } from '#generated/http/codes.ts'
import type { ApiError } from '#src/api/api-error.ts'

/** A call that moves money. */
export type MoneyOperation = keyof typeof MONEY_OUTCOMES

/** What a failed money call proves: it was not carried out, it was, or nothing. */
export type MoneyVerdict = 'notDone' | 'done' | 'unknown'

/** Statuses by which the server refuses before it acts. Any other status proves nothing. */
const REFUSED: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 413, 422, 429])

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

function firstVerdict(operation: MoneyOperation, { kind, code, status = 0 }: ApiError): MoneyVerdict {
  if (kind === 'offline') return 'notDone'
  if (kind !== 'failure' && kind !== 'http') return 'unknown'
  const outcomes: Readonly<Record<number, MoneyVerdict>> = MONEY_OUTCOMES[operation]
  const outcome = code === undefined ? undefined : outcomes[code]
  // A server that breaks down says nothing reliable about what it has not done.
  if (outcome !== undefined && (outcome !== 'notDone' || status < 500)) return outcome
  return kind === 'http' && REFUSED.has(status) ? 'notDone' : 'unknown'
}
