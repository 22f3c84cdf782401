import { place } from '@tumpak/contract-kit/schema-node.ts'
import { defineCheck, type Phases } from '../define-check.ts'

export const codeCheck = defineCheck({
  id: 'code',
  title: 'Documented codes',
  severity: 'major',
  phase: 'response',
  description: 'A refusal has a code that the document lists for the operation.',
  fix: 'Use a listed code, or add the new one to `x-codes` of the operation.',
  since: '0.1.0',
  run: checkCode,
})

/** Checks that a refusal has a code that the document lists for the operation or for all operations. */
function checkCode({ context: { ledger, commonCodes }, result }: Phases['response']['input']): void {
  const { operation, outcome } = result
  if (outcome.kind !== 'refused' || outcome.code === undefined) return
  const all = [...operation.codes, ...commonCodes]
  if (all.length === 0) return ledger.notApplicable(operation, codeCheck)
  if (all.some((one) => one.code === outcome.code)) return ledger.pass(operation, codeCheck)
  ledger.fail(operation, {
    check: codeCheck,
    pointer: String(outcome.code),
    rule: `${operation.pointer}/x-codes`,
    proposed: true,
    title: `The code ${String(outcome.code)} is not documented for this operation`,
    explanation: `The app chooses its message by the code. Use a documented code, or add this one to the document. Documented: ${all.map(({ code, name }) => `${code} ${name}`).join(', ')} (${place(`${operation.pointer}/x-codes`)}).`,
    evidence: result,
  })
}
