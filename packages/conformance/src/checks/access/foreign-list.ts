import type { PhaseInput } from '../define-check.ts'
import { statesOwnership } from './ownership.ts'
import type { FailFor } from './report-foreign.ts'

/** Checks that the list of another player lacks what was created, if they may not read it. */
export function checkForeignList(
  { context, operation, list, thing, theirs, result }: PhaseInput<'listed'>,
  fail: FailFor,
): void {
  if (theirs === undefined) return
  const { read } = theirs
  const isPrivate = read.outcome.kind === 'refused' && !context.isSessionRefusal(read)
  if (!isPrivate && !statesOwnership(context.operations, list)) return
  const shown = theirs.list.results.find(({ json }) => JSON.stringify(json).includes(JSON.stringify(thing.value)))
  if (shown === undefined) return
  fail(list, {
    rule: `${list.pointer}/security`,
    title: "A response contains another user's data",
    explanation: `${operation.id} created ${thing.name} ${String(thing.value)} for one user, and the list of another user has it${isPrivate ? `, who may not read it by ${thing.read.id}` : ''}. Select by the user of the session.`,
    evidence: shown,
    steps: [
      { label: 'of the owner', result },
      { label: 'of the other account', result: shown },
      ...(isPrivate ? [{ label: 'read by the other account', result: read }] : []),
    ],
  })
}
