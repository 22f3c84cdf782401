import type { Step } from '../../context/exchanges.ts'
import { findChanges, readSteps } from '../../sessions/watch.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import type { Culprit } from '../phases.ts'
import { stepBefore } from './around.ts'
import { ACCEPTED } from './effect.ts'

export const unchangedCheck = defineCheck({
  id: 'unchanged',
  title: 'No change on refusal',
  severity: 'critical',
  when: ['refused', 'tried'],
  description:
    'The requests of the run that were refused change nothing that the reads of `x-affects` and `x-shows` show.',
  fix: 'Validate everything before the first write, and roll back when refusing.',
  since: '0.1.0',
  run: (input) => (input.phase === 'refused' ? checkRefused(input) : checkTried(input)),
})

/** Refused requests change nothing. */
function checkRefused(input: PhaseInput<'refused'>): void {
  const { operation, before, after, changes, culprit, result, report } = input
  if (before === undefined || after === undefined) return report.notApplicable()
  if (changes.length === 0) return report.pass()
  // Work of an earlier accepted request may have changed the state.
  const isMoving = operation.responses.some(({ status }) => status === String(ACCEPTED))
  if (isMoving && culprit === undefined) return report.notApplicable()
  const [change] = changes
  if (culprit !== undefined) reportChange(input, culprit)
  else if (change !== undefined && result !== undefined) reportChange(input, { change, result, before, after })
}

/** A request that was refused, but carried out. */
function checkTried(input: PhaseInput<'tried'>): void {
  const { before, after, result } = input
  const change = result.outcome.kind === 'refused' ? findChanges(before, after)[0] : undefined
  if (change !== undefined) reportChange({ ...input, earlier: undefined }, { change, result, before, after })
}

function reportChange(
  { context, report, earlier }: Pick<PhaseInput<'refused'>, 'context' | 'report' | 'earlier'>,
  { change, result, before, after }: Culprit,
): void {
  const { read, pointer } = change
  const place = `${context.envelope?.data ?? ''}${pointer}`
  const steps: Step[] = [
    ...(earlier === undefined ? [] : [stepBefore(earlier)]),
    ...readSteps('read before', before, [read], place),
    { label: 'refused write', result },
    ...readSteps('read after', after, [read], place),
  ]
  report.fail({
    pointer: `${read}/data${pointer}`,
    rule: `${result.operation.pointer}/x-affects`,
    title: `A refused request changed the data of ${read}`,
    explanation: `${pointer === '' ? read : `data${pointer}`} was ${show(change.before)} and is ${show(change.after)}. Validate before changing data, or roll back.`,
    evidence: result,
    steps,
  })
}

function show(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value)
}
