import { place } from '@tumpak/contract-kit/schema-node.ts'
import type { ResultCheck } from './result-check.ts'

/** A refusal has a code that the document lists for the operation or for all operations. */
export const checkCode: ResultCheck = ({ ledger, commonCodes }, result) => {
  const { operation, outcome } = result
  if (outcome.kind !== 'refused' || outcome.code === undefined) return
  const all = [...operation.codes, ...commonCodes]
  if (all.length === 0) return ledger.notApplicable(operation, 'code')
  if (all.some((one) => one.code === outcome.code)) return ledger.pass(operation, 'code')
  ledger.fail(operation, {
    check: 'code',
    severity: 'major',
    pointer: String(outcome.code),
    rule: `${operation.pointer}/x-codes`,
    proposed: true,
    title: `The code ${String(outcome.code)} is not documented for this operation`,
    explanation: `The app chooses its message by the code. Use a documented code, or add this one to the document. Documented: ${all.map(({ code, name }) => `${code} ${name}`).join(', ')} (${place(`${operation.pointer}/x-codes`)}).`,
    evidence: result,
  })
}
