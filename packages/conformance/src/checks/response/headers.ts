import { readHeader } from '../../http/read-header.ts'
import type { SchemaViolation } from '../../document/schema/verdict.ts'
import { isBinding } from './binding.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'

export const headersCheck = defineCheck({
  id: 'headers',
  title: 'Headers',
  severity: 'major',
  when: 'response',
  description: 'The documented headers are present and valid.',
  fix: 'Send the header with every response that documents it, or remove it from the document.',
  since: '0.1.0',
  run({ context: { validate, root }, result, documented, report }) {
    const { operation, outcome, response } = result
    if (documented === undefined || documented.headers.length === 0) return report.notApplicable()
    const isSuccess = outcome.kind === 'success'
    const isBound = isSuccess || ((response?.status ?? 0) >= 400 && isBinding(result, documented))
    for (const header of documented.headers) {
      const { name, required, schema } = header
      // OpenAPI ignores it, because `content` describes it.
      if (/^content-type$/i.test(name)) continue
      const value = getHeader(result, name)
      const isCookieOfSession = /^set-cookie$/i.test(name) && operation.effect === 'session'
      const isDue = isBound ? required || (isSuccess && isCookieOfSession) : false
      if (value === undefined && !isDue) continue
      const violation =
        value === undefined
          ? undefined
          : findViolation(readHeader(root, header, value), (reading) => validate(schema, reading).violations)
      const problem = value === undefined ? 'is missing' : violation?.message.replace(/^The body /, '')
      if (problem === undefined) {
        report.pass()
        continue
      }
      report.fail({
        pointer: `header/${name}`,
        rule: schema.pointer,
        proposed: violation?.proposed ?? schema.proposed,
        title: `The header ${name} ${problem}`,
        explanation: `The document requires ${name} in this response, and the app relies on it. Send it as documented.`,
        evidence: result,
      })
    }
  },
})

function getHeader({ response }: RequestResult, name: string): string | undefined {
  if (response === null) return undefined
  return /^set-cookie$/i.test(name) ? response.setCookies[0] : response.headers[name.toLowerCase()]
}

/** The first violation of the reading that fits best; undefined if one fits. */
function findViolation(
  readings: readonly unknown[],
  validate: (value: unknown) => readonly SchemaViolation[],
): SchemaViolation | undefined {
  const found = readings.map(validate)
  return found.some((violations) => violations.length === 0) ? undefined : found[0]?.[0]
}
