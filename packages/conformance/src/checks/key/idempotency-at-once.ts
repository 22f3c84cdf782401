import { describeOutcome } from '../../document/envelope/outcome.ts'
import { inProgressCode } from '../../http/idempotency-key.ts'
import { defineCheck } from '../define-check.ts'
import { describeKey, isSameSuccess } from './describe-key.ts'

export const idempotencyAtOnceCheck = defineCheck({
  id: 'idempotency-at-once',
  title: 'Concurrent requests with one key',
  severity: 'critical',
  when: 'keyPair',
  description: 'Two identical concurrent requests run once, and the second gets the documented response.',
  fix: 'Put a unique constraint on the key, and lock it before the work.',
  since: '0.1.0',
  run({ context, operation, parameter, pair, reason, report }) {
    if (pair === undefined) return report.markInconclusive(reason)
    const { first, second, isDouble } = pair
    const expected = inProgressCode(operation)
    const isInProgress =
      second.outcome.kind === 'refused' && (expected === undefined || second.outcome.code === expected.code)
    const isOne = first.outcome.kind === 'success' && (isInProgress || isSameSuccess(context, first, second))
    if (isOne && !isDouble) return report.pass()
    const isBoth = isDouble || second.outcome.kind === 'success'
    report.fail({
      ...describeKey(parameter),
      severity: isBoth ? 'critical' : 'major',
      title: isBoth
        ? 'Two identical concurrent requests both run'
        : 'The second of two identical concurrent requests gets a wrong response',
      explanation: `Browsers and proxies may repeat a request. Lock the key before acting. Expected for the second: ${expected === undefined ? 'the same response as the first' : `${expected.code} (${expected.name}), or the same response as the first`}. Received: ${describeOutcome(first.outcome)} and ${describeOutcome(second.outcome)}.`,
      evidence: second,
      steps: [
        { label: 'write', result: first },
        { label: 'the same at the same time', result: second },
      ],
    })
  },
})
