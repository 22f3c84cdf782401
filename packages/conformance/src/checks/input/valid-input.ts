import type { Case } from '../../cases/case.ts'
import { coverageKey } from '../../cases/coverage.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'

export const validInputCheck = defineCheck({
  id: 'valid-input',
  title: 'Valid input',
  severity: 'major',
  when: 'variant',
  description: 'Input within the limits of the document is accepted, the limit included.',
  fix: 'Accept the value, or correct the limit in the document.',
  since: '0.1.0',
  run({ context, operation, variant, result, bodies, report }) {
    if (variant.kind !== 'inside') return
    context.ledger.cover(operation, coverageKey(variant), true)
    const { outcome } = result
    if (outcome.kind === 'success') return report.pass()
    if (outcome.kind !== 'refused' || !isDecisive(context, variant, result)) return
    if (bodies === undefined)
      return report.fail({
        pointer: variant.at,
        rule: `${variant.rule}/${variant.keyword}`,
        proposed: variant.proposed,
        title: `Valid input is refused: ${variant.at}, ${variant.label}`,
        explanation: `Expected: success, because the document allows this input. Received: ${describeOutcome(outcome)}. Accept it, or correct the limit in the document.`,
        evidence: result,
      })
    const { count, withoutBody, isProposed } = bodies
    report.fail({
      pointer: 'body',
      rule: `${operation.pointer}/requestBody`,
      proposed: isProposed,
      title: `Every valid body is refused: ${operation.body?.contentType ?? ''}`,
      explanation: `Expected: success, because the document allows a body. Received: ${describeOutcome(outcome)}, whichever of ${String(count)} valid bodies is sent, while the request without a body succeeds. Accept bodies of this type, or correct the document.`,
      evidence: result,
      steps: [
        { label: 'without a body', result: withoutBody },
        { label: 'with a body', result },
      ],
    })
  },
})

/** Whether a response says that valid input is accepted, or refused as bad; else another input may say it. */
export function isDecisive(context: RunContext, variant: Case, result: RequestResult): boolean {
  const { badInputCode } = context
  const { operation, outcome } = result
  if (outcome.kind !== 'refused') return true
  // A refusal by HTTP 200 without a code is about the input only if the same request with other input succeeds.
  const isBadInput =
    outcome.code === undefined
      ? operation.codes.length === 0 &&
        ([400, 415, 422].includes(outcome.status) || (outcome.status < 300 && variant.keyword !== 'example'))
      : outcome.code === badInputCode || (badInputCode === undefined && operation.codes.length === 0)
  if (badInputCode === undefined && namesResource(context, variant, operation, outcome.status)) return false
  return isBadInput || (!context.isListed(result) && outcome.code !== undefined)
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
  const parameter = operation.parameters.find((other) => other.in === 'path' && other.name === name)
  if (place !== 'path' || parameter === undefined || keyword === 'enum') return false
  // Any id may be unknown, even one with limits.
  if (status === 404) return true
  const { maximum, exclusiveMaximum } = getShape(root, parameter.schema).keywords
  // A field with a maximum is a quantity, not an id.
  return maximum === undefined && exclusiveMaximum === undefined
}
