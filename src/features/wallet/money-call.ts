import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { Intent, OpenIntents } from './open-intents.ts'

/**
 * How a money call ended:
 * - `made`: the server has done it.
 * - `unknown`: it was sent and no verdict came, or an earlier one is still open; only the history tells.
 * - `refused`: it was surely not done, for the reason given.
 */
export type MoneyOutcome<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly error: ApiError }

export interface MoneyCall<Kind extends Intent, Made> {
  readonly intent: Kind
  readonly open: OpenIntents<Kind>
  readonly send: () => Promise<Made>
  /** Whether an answer is about this intent; one about something else proves nothing. */
  readonly isOurs: (made: Made) => boolean
  /** Refusals which do not say that nothing was done, such as "made before". */
  readonly isDoubt?: (error: ApiError) => boolean
}

/**
 * Sends one money call: at most one POST, whatever comes back. The intent is remembered before it is sent, so that a
 * reload at any moment finds it again, and forgotten here only when the server has said no; of one that was made, the
 * caller forgets the intent as soon as it shows elsewhere. While an earlier intent is open nothing is sent; its own fate
 * is the answer. Never rejects.
 */
export async function sendOnce<Kind extends Intent, Made>(call: MoneyCall<Kind, Made>): Promise<MoneyOutcome<Made>> {
  const { intent, open } = call
  if (open.read(intent.uid)) return { kind: 'unknown' }
  open.remember(intent)
  const answer = await call.send().catch(toApiError)
  if (!(answer instanceof Error)) {
    return call.isOurs(answer) ? { kind: 'made', made: answer } : { kind: 'unknown' }
  }
  if (!isRefusal(answer) || call.isDoubt?.(answer) === true) return { kind: 'unknown' }
  open.forget(intent.key)
  return { kind: 'refused', error: answer }
}

/** Whether the server, or the missing network, has surely kept it from being done. Doubt is no refusal. */
function isRefusal(error: ApiError): boolean {
  return !error.isOutcomeUnknown && error.kind !== 'aborted' && error.kind !== 'unexpected'
}
