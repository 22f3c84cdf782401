import type { ResultCheck } from './result-check.ts'

/** The envelope says success or failure unambiguously. */
export const checkEnvelope: ResultCheck = ({ ledger, envelope }, result) => {
  const { operation, outcome, response } = result
  if (response === null || outcome.kind === 'http') return
  if (envelope === undefined) return ledger.notApplicable(operation, 'envelope')
  if (outcome.kind !== 'broken') return ledger.pass(operation, 'envelope')
  ledger.fail(operation, {
    check: 'envelope',
    severity: 'critical',
    rule: '/x-envelope',
    title: 'The response is neither a success nor a refusal',
    explanation: `Every response needs a complete, consistent envelope. Here ${outcome.reason}.`,
    evidence: result,
  })
}
