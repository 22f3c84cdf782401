import { place } from '@tumpak/contract-kit/schema-node.ts'
import { defineCheck } from '../define-check.ts'

export const codeCheck = defineCheck({
  id: 'code',
  title: 'Documented codes',
  severity: 'major',
  when: 'response',
  description: 'A refusal has a code that the document lists for the operation.',
  fix: 'Use a listed code, or add the new one to `x-codes` of the operation.',
  since: '0.1.0',
  run({ context: { commonCodes }, result, report }) {
    const { operation, outcome } = result
    if (outcome.kind !== 'refused' || outcome.code === undefined) return
    const all = [...operation.codes, ...commonCodes]
    if (all.length === 0) return report.notApplicable()
    if (all.some((known) => known.code === outcome.code)) return report.pass()
    report.fail({
      pointer: String(outcome.code),
      rule: `${operation.pointer}/x-codes`,
      proposed: true,
      title: `The code ${String(outcome.code)} is not documented for this operation`,
      explanation: `The app chooses its message by the code. Use a documented code, or add this one to the document. Documented: ${all.map(({ code, name }) => `${code} ${name}`).join(', ')} (${place(`${operation.pointer}/x-codes`)}).`,
      evidence: result,
    })
  },
})
