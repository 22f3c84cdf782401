import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'

export const refusalCodeCheck = defineCheck({
  id: 'refusal-code',
  title: 'Code of a refusal',
  severity: 'minor',
  when: 'variant',
  description: 'Invalid input is refused with its documented code.',
  fix: 'Respond with the code that the document lists for invalid input.',
  since: '0.1.0',
  run({ context, variant, result, hasSucceeded, report }) {
    const { outcome } = result
    const { badInputCode } = context
    if (variant.kind !== 'outside' || outcome.kind !== 'refused') return
    if (badInputCode === undefined || outcome.code === undefined || outcome.code === badInputCode) return report.pass()
    // Until the operation has succeeded once, its state may be the reason of the refusal.
    if (!hasSucceeded && context.isListed(result)) return
    report.fail({
      pointer: variant.at,
      rule: '/x-codes',
      proposed: true,
      title: `Invalid input is not refused with code ${badInputCode}: ${variant.at}, ${variant.label}`,
      explanation: `Expected: code ${badInputCode}, the document's code for invalid input. Received: ${describeOutcome(outcome)}.`,
      evidence: result,
    })
  },
})
