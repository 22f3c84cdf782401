import type { SchemaViolation } from '../../document/schema/verdict.ts'
import type { Severity } from '../../config/severity.ts'
import type { PhaseInput } from '../define-check.ts'
import { getBodyVerdict } from './body-verdict.ts'

/** Reports the violations of a body that one check is about. */
export function reportViolations(input: PhaseInput<'response'>, isOwn: (violation: SchemaViolation) => boolean): void {
  for (const { violations } of getBodyVerdict(input).values)
    for (const violation of violations.filter(isOwn))
      input.report.fail({
        severity: getSeverity(violation),
        pointer: violation.pointer,
        cause: violation.cause,
        rule: violation.rule,
        proposed: violation.proposed,
        title: violation.message,
        explanation: explain(violation),
        evidence: input.result,
      })
}

function getSeverity({ keyword }: SchemaViolation): Severity {
  return ['required', 'type', 'const', 'oneOf'].includes(keyword) ? 'critical' : 'major'
}

/** Whether a violation is about the decimals of an amount. */
export function isOfMoney({ keyword, message }: SchemaViolation): boolean {
  return keyword === 'format' && message.includes('two decimals')
}

function explain(violation: SchemaViolation): string {
  const { keyword } = violation
  if (keyword === 'required') return 'The document requires this field, and the app fails without it. Always send it.'
  if (isOfMoney(violation)) return 'Amounts have at most two decimals. Round the amount where it is calculated.'
  if (keyword === 'type') return 'The type differs from the document. Null is allowed only where the document says so.'
  if (keyword === 'enum' || keyword === 'const')
    return 'The app supports only the documented values. Send one of them, or add this value to the document.'
  return `The value violates ${keyword} in the document. Correct the value or the document.`
}
