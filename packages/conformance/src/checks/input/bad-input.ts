import { coverageKey } from '../../cases/coverage.ts'
import type { Attempt } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { tryOutdatedVersion } from './outdated-version.ts'

export const badInputCheck = defineCheck({
  id: 'bad-input',
  title: 'Invalid input',
  severity: 'major',
  when: ['variant', 'session'],
  description: 'Input outside the limits of the document is refused.',
  fix: 'Validate the whole input against the document before acting on it.',
  since: '0.1.0',
  alsoReportedBy: ['schema'],
  run: (input) => (input.phase === 'session' ? tryOutdatedVersion(input) : checkBadInput(input)),
})

/** Checks that input outside the document's limits is refused. */
function checkBadInput({ context, operation, variant, result, report }: PhaseInput<'variant'>): Attempt[] {
  if (variant.kind !== 'outside') return []
  context.ledger.cover(operation, coverageKey(variant), true)
  if (result.outcome.kind === 'refused') report.pass()
  if (result.outcome.kind === 'success')
    report.fail({
      severity: variant.keyword === 'content-type' ? 'minor' : 'major',
      pointer: variant.at,
      rule: `${variant.rule}/${variant.keyword}`,
      proposed: variant.proposed,
      title: `Invalid input is accepted: ${variant.at}, ${variant.label}`,
      explanation: `Expected: a refusal, because the document does not allow this input (${variant.keyword}). Validate the whole input before acting on it.`,
      evidence: result,
    })
  return []
}
