import type { Step } from '../../context/exchanges.ts'
import { findChanges, readSteps, type Snapshot } from '../../sessions/watch.ts'
import { defineCheck } from '../define-check.ts'
import { describeKey, isSameSuccess, NO_REPEAT } from './describe-key.ts'

export const idempotencyCheck = defineCheck({
  id: 'idempotency',
  title: 'Idempotency key',
  severity: 'critical',
  when: 'key',
  description: 'A repeated request runs once.',
  fix: 'Store the key with its response in the transaction of the write, and return that response again.',
  since: '0.1.0',
  alsoReportedBy: ['idempotency-at-once', 'idempotency-content'],
  run({ context, parameter, repeats, report }) {
    if (parameter === undefined) return report.notApplicable()
    if (repeats === undefined) return report.markInconclusive(NO_REPEAT)
    const { first, after, second, last } = repeats
    const isSame = isSameSuccess(context, first, second)
    const changed = findChanges(after, last).map(({ read }) => read)
    if (isSame && changed.length === 0) return report.pass()
    const shown = (label: string, snapshot: Snapshot): Step[] =>
      changed.length === 0 ? [] : readSteps(label, snapshot, changed)
    report.fail({
      ...describeKey(parameter),
      title: isSame
        ? 'A repeated idempotency key runs the operation again'
        : 'A repeated idempotency key gets a different response',
      explanation:
        'A client repeats a request when it did not receive the response. Store the first response under its key, and return it again.',
      evidence: second,
      steps: [
        { label: 'write', result: first },
        ...shown('read between', after),
        { label: 'the same key again', result: second },
        ...shown('read after', last),
      ],
    })
  },
})
