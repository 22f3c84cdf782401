import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type Phases } from '../../context/define-check.ts'

export const headersCheck = defineCheck({
  id: 'headers',
  title: 'Headers',
  severity: 'major',
  phase: 'response',
  description: 'The documented headers are present and valid.',
  fix: 'Send the header with every response that documents it, or remove it from the document.',
  since: '0.1.0',
  run: checkHeaders,
})

/** Checks that required headers are present, and that documented ones fit their schemas. */
function checkHeaders({ context: { ledger, validate }, result, documented }: Phases['response']['input']): void {
  const { operation, outcome } = result
  if (documented === undefined || documented.headers.length === 0) return ledger.notApplicable(operation, headersCheck)
  for (const { name, required, schema } of documented.headers) {
    const value = getHeader(result, name)
    const isCookieOfSession = /^set-cookie$/i.test(name) && operation.effect === 'session'
    const isDue = outcome.kind === 'success' && (required || isCookieOfSession)
    if (value === undefined && !isDue) continue
    const violation =
      value === undefined ? undefined : validate(schema, coerce(value, schema.value['type'])).violations[0]
    const problem = value === undefined ? 'is missing' : violation?.message.replace(/^The body /, '')
    if (problem === undefined) {
      ledger.pass(operation, headersCheck)
      continue
    }
    ledger.fail(operation, {
      check: headersCheck,
      pointer: `header/${name}`,
      rule: schema.pointer,
      proposed: violation?.proposed ?? schema.proposed,
      title: `The header ${name} ${problem}`,
      explanation: `The document requires ${name} in this response, and the app relies on it. Send it as documented.`,
      evidence: result,
    })
  }
}

function getHeader({ response }: RequestResult, name: string): string | undefined {
  if (response === null) return undefined
  return /^set-cookie$/i.test(name) ? response.setCookies[0] : response.headers[name.toLowerCase()]
}

function coerce(value: string, type: unknown): unknown {
  const isNumber = (type === 'integer' || type === 'number') && value.trim() !== '' && !Number.isNaN(Number(value))
  return isNumber ? Number(value) : type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value
}
