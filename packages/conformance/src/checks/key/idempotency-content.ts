import { describeOutcome } from '../../document/envelope/outcome.ts'
import { keyReusedCode } from '../../http/idempotency-key.ts'
import { defineCheck } from '../define-check.ts'
import { describeKey, NO_REPEAT } from './describe-key.ts'

export const idempotencyContentCheck = defineCheck({
  id: 'idempotency-content',
  title: 'Key of another request',
  severity: 'major',
  when: 'key',
  description: 'A key of another request is refused with its code.',
  fix: 'Store a hash of the body with the key and compare it first.',
  since: '0.1.0',
  run({ operation, parameter, repeats, report }) {
    if (parameter === undefined) return
    if (repeats === undefined) return report.markInconclusive(NO_REPEAT)
    const { first, other } = repeats
    const expected = keyReusedCode(operation)
    if (expected === undefined || other === undefined) return report.notApplicable()
    const { outcome } = other
    if (outcome.kind === 'refused' && outcome.code === expected.code) return report.pass()
    report.fail({
      ...describeKey(parameter),
      severity: outcome.kind === 'success' ? 'critical' : 'major',
      title: 'An idempotency key is accepted for a different request',
      explanation: `Expected: ${expected.code} (${expected.name}), because the key already belongs to a successful request with another body. Received: ${describeOutcome(outcome)}. Compare the key before other checks.`,
      evidence: other,
      steps: [
        { label: 'write', result: first },
        { label: 'the same key with another body', result: other },
      ],
    })
  },
})
