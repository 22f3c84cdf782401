import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import { describeKey, NO_REPEAT } from './describe-key.ts'

export const idempotencyRefusalCheck = defineCheck({
  id: 'idempotency-refusal',
  title: 'Key after a refusal',
  severity: 'major',
  when: 'key',
  description: 'A refused request can be retried with the same key.',
  fix: 'Store keys of successes only.',
  since: '0.1.0',
  run({ parameter, repeats, report }) {
    if (parameter === undefined) return
    if (repeats === undefined) return report.markInconclusive(NO_REPEAT)
    const { refused, stored, first } = repeats
    if (refused === undefined) return report.notApplicable()
    if (stored === undefined) return report.pass()
    report.fail({
      ...describeKey(parameter),
      severity: 'critical',
      title: 'An idempotency key stays refused after one refusal',
      explanation: `A valid request received ${describeOutcome(stored.outcome)} with a key that was refused before, but success with a new key. Store successful responses only: the app retries a refused request with the same key.`,
      evidence: stored,
      steps: [
        { label: 'refused write', result: refused },
        { label: 'the same key again', result: stored },
        { label: 'another key', result: first },
      ],
    })
  },
})
