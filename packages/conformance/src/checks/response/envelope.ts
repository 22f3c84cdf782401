import { getBodyVerdict } from './body-verdict.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const envelopeCheck = defineCheck({
  id: 'envelope',
  title: 'Envelope',
  severity: 'critical',
  when: 'response',
  description: 'The envelope is complete and means either success or refusal.',
  fix: 'Send every field of the envelope, and set the flag of success and the code together.',
  since: '0.1.0',
  run(input) {
    const { context, result, report } = input
    const { envelope } = context
    const { outcome, response } = result
    if (response === null || outcome.kind === 'http') return
    if (envelope === undefined) return report.notApplicable()
    if (outcome.kind === 'success' && outcome.code !== undefined) {
      const [got, expected] = [outcome.code, envelope.success.getExpected(envelope.code ?? '')].map((code) =>
        JSON.stringify(code),
      )
      return report.fail({
        pointer: envelope.code ?? '',
        rule: '/x-envelope',
        title: `Success has the code ${String(got)}, and the document says ${String(expected)}`,
        explanation: `Every app takes such a response for a refusal: a success is \`${envelope.success.source}\`. Send the documented code. The other checks take ${String(got)} for success.`,
        evidence: result,
      })
    }
    if (outcome.kind !== 'broken') {
      report.pass()
      return reportOutside(input)
    }
    report.fail({
      rule: '/x-envelope',
      title: 'The response is neither a success nor a refusal',
      explanation: `Every response needs a complete, consistent envelope. Here ${outcome.reason}.`,
      evidence: result,
    })
  },
})

/** Reports a refusal without any part of the envelope. */
function reportOutside(input: PhaseInput<'response'>): void {
  const { outsideOf } = getBodyVerdict(input)
  if (outsideOf === undefined) return
  input.report.fail({
    rule: outsideOf.pointer,
    title: 'The refusal has no envelope',
    explanation: `None of its fields is present (${String(input.context.envelope?.success.pointers.join(', '))}), so the app cannot show the reason. Check for an error page of the framework.`,
    evidence: input.result,
  })
}
