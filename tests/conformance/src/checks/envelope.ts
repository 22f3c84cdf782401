import type { ResultCheck } from './result-check.ts'

/** The envelope says success or failure unambiguously. */
export const checkEnvelope: ResultCheck = ({ ledger, envelope }, result) => {
  const { operation, outcome, response } = result
  if (response === null || outcome.kind === 'http') return
  if (envelope === undefined) return ledger.notApplicable(operation, 'envelope')
  if (outcome.kind !== 'broken') return ledger.pass(operation, 'envelope')
  ledger.fail(operation, {
    check: 'envelope',
    gravity: 'critical',
    rule: '/x-envelope',
    title: 'The answer is neither success nor refusal',
    explanation: `Every answer carries the envelope, and its parts agree; here ${outcome.reason}.`,
    evidence: result,
  })
}
