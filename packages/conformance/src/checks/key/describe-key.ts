import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** Why the checks of a key have no result. */
export const NO_REPEAT =
  'no request succeeded, so none can be repeated. Add a player for whom it succeeds more than once (players)'

/** The place and rule of a finding about an idempotency key. */
export function describeKey({ name, schema }: Parameter): { pointer: string; rule: string; proposed: boolean } {
  return { pointer: `header/${name}`, rule: schema.pointer, proposed: schema.proposed }
}

/** Whether a repetition got the success that the first request got. */
export function isSameSuccess(context: RunContext, first: RequestResult, second: RequestResult): boolean {
  return (
    second.outcome.kind === 'success' && JSON.stringify(context.data(second)) === JSON.stringify(context.data(first))
  )
}
