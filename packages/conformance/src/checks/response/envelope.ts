import { defineCheck, type Phases } from '../define-check.ts'

export const envelopeCheck = defineCheck({
  id: 'envelope',
  title: 'Envelope',
  severity: 'critical',
  phase: 'response',
  description: 'The envelope is complete and means either success or refusal.',
  fix: 'Send every field of the envelope, and set the flag of success and the code together.',
  since: '0.1.0',
  run: checkEnvelope,
})

/** Checks that the envelope means success or refusal unambiguously. */
function checkEnvelope({ context: { ledger, envelope }, result }: Phases['response']['input']): void {
  const { operation, outcome, response } = result
  if (response === null || outcome.kind === 'http') return
  if (envelope === undefined) return ledger.notApplicable(operation, envelopeCheck)
  if (outcome.kind === 'success' && outcome.code !== undefined) {
    const [got, expected] = [outcome.code, envelope.success.getExpected(envelope.code ?? '')].map((one) =>
      JSON.stringify(one),
    )
    return ledger.fail(operation, {
      check: envelopeCheck,
      pointer: envelope.code ?? '',
      rule: '/x-envelope',
      title: `Success has the code ${String(got)}, and the document says ${String(expected)}`,
      explanation: `Every app takes such a response for a refusal: a success is \`${envelope.success.source}\`. Send the documented code. The other checks take ${String(got)} for success.`,
      evidence: result,
    })
  }
  if (outcome.kind !== 'broken') return ledger.pass(operation, envelopeCheck)
  ledger.fail(operation, {
    check: envelopeCheck,
    rule: '/x-envelope',
    title: 'The response is neither a success nor a refusal',
    explanation: `Every response needs a complete, consistent envelope. Here ${outcome.reason}.`,
    evidence: result,
  })
}
