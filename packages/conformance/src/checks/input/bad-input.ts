import { coverageKey } from '../../cases/coverage.ts'
import type { Case } from '../../cases/case.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Violation } from '../../context/ledger.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import { defineCheck } from '../define-check.ts'

export const badInputCheck = defineCheck({
  id: 'bad-input',
  title: 'Invalid input',
  severity: 'major',
  phase: 'input',
  description: 'Input outside the limits of the document is refused.',
  fix: 'Validate the whole input against the document before acting on it.',
  since: '0.1.0',
  alsoReportedBy: ['schema'],
})

export const validInputCheck = defineCheck({
  id: 'valid-input',
  title: 'Valid input',
  severity: 'major',
  phase: 'input',
  description: 'Input within the limits of the document is accepted, the limit included.',
  fix: 'Accept the value, or correct the limit in the document.',
  since: '0.1.0',
})

export const refusalCodeCheck = defineCheck({
  id: 'refusal-code',
  title: 'Code of a refusal',
  severity: 'minor',
  phase: 'input',
  description: 'Invalid input is refused with its documented code.',
  fix: 'Respond with the code that the document lists for invalid input.',
  since: '0.1.0',
})

/** Checks that input outside the document's limits is refused with the documented code. */
export function checkBadInput(context: RunContext, one: Case, result: RequestResult, hasSucceeded: boolean): void {
  const { ledger, badInputCode } = context
  const { operation, outcome } = result
  ledger.cover(operation, coverageKey(one), true)
  if (outcome.kind === 'success') {
    return ledger.fail(operation, {
      check: badInputCheck,
      severity: one.keyword === 'content-type' ? 'minor' : 'major',
      pointer: one.at,
      rule: `${one.rule}/${one.keyword}`,
      proposed: one.proposed,
      title: `Invalid input is accepted: ${one.at}, ${one.label}`,
      explanation: `Expected: a refusal, because the document does not allow this input (${one.keyword}). Validate the whole input before acting on it.`,
      evidence: result,
    })
  }
  if (outcome.kind !== 'refused') return
  ledger.pass(operation, badInputCheck)
  if (badInputCode === undefined || outcome.code === undefined || outcome.code === badInputCode) {
    return ledger.pass(operation, refusalCodeCheck)
  }
  // Until the operation has succeeded once, its state may be the reason of the refusal.
  if (!hasSucceeded && context.isListed(result)) return
  ledger.fail(operation, {
    check: refusalCodeCheck,
    pointer: one.at,
    rule: '/x-codes',
    proposed: true,
    title: `Invalid input is not refused with code ${badInputCode}: ${one.at}, ${one.label}`,
    explanation: `Expected: code ${badInputCode}, the document's code for invalid input. Received: ${describeOutcome(outcome)}.`,
    evidence: result,
  })
}

/**
 * Checks that input within the document's limits is not refused as bad. Returns whether the response decides that.
 * `report` takes the finding.
 */
export function checkValidInput(
  context: RunContext,
  one: Case,
  result: RequestResult,
  report = (violation: Violation): unknown => context.ledger.fail(result.operation, violation),
): boolean {
  const { ledger, badInputCode } = context
  const { operation, outcome } = result
  ledger.cover(operation, coverageKey(one), true)
  if (outcome.kind === 'success') {
    ledger.pass(operation, validInputCheck)
    return true
  }
  if (outcome.kind !== 'refused') return true
  // A refusal by HTTP 200 without a code is about the input only if the same request with other input succeeds.
  const isBadInput =
    outcome.code === undefined
      ? operation.codes.length === 0 &&
        ([400, 415, 422].includes(outcome.status) || (outcome.status < 300 && one.keyword !== 'example'))
      : outcome.code === badInputCode || (badInputCode === undefined && operation.codes.length === 0)
  if (badInputCode === undefined && namesResource(context, one, operation, outcome.status)) return false
  if (!isBadInput && context.isListed(result)) return false
  if (!isBadInput && outcome.code === undefined) return false
  report({
    check: validInputCheck,
    pointer: one.at,
    rule: `${one.rule}/${one.keyword}`,
    proposed: one.proposed,
    title: `Valid input is refused: ${one.at}, ${one.label}`,
    explanation: `Expected: success, because the document allows this input. Received: ${describeOutcome(outcome)}. Accept it, or correct the limit in the document.`,
    evidence: result,
  })
  return true
}

/** Whether a case names another resource by a value that fits the document but need not exist. */
function namesResource(
  { root }: RunContext,
  { at, keyword, label }: Case,
  operation: Operation,
  status: number,
): boolean {
  if (label === 'another uuid') return true
  const [place, name] = at.split('/')
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
  if (place !== 'path' || parameter === undefined || keyword === 'enum') return false
  // Any id may be unknown, even one with limits.
  if (status === 404) return true
  const { maximum, exclusiveMaximum } = getShape(root, parameter.schema).keywords
  // A field with a maximum is a quantity, not an id.
  return maximum === undefined && exclusiveMaximum === undefined
}
