import { undocumentedMethod } from '../../cases/coverage.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../../http/request-result.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RunContext } from '../../context/run-context.ts'
import { defineCheck } from '../define-check.ts'

export const methodCheck = defineCheck({
  id: 'method',
  title: 'Undocumented method',
  severity: 'minor',
  phase: 'request',
  description: 'An undocumented method is refused.',
  fix: 'Register only the documented methods on a path; respond with HTTP 405 to the rest.',
  since: '0.1.0',
  run: ({ context, operation, input, jar }) => checkMethod(context, operation, input, jar),
})

/** Checks that an undocumented method does not succeed. */
export async function checkMethod(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger, client } = context
  const method = undocumentedMethod(context.operations, operation, context.config.allow.includes('destructive'))
  if (method === undefined || !ledger.judges(operation)) return ledger.notApplicable(operation, methodCheck)
  ledger.countCase(operation)
  const result = await client.send(operation, input, { jar, method })
  const { response, outcome } = result
  if (response === null) return ledger.markInconclusive(operation, methodCheck, `${method} got no response`)
  const isRefused = outcome.kind === 'refused' || [404, 405, 501].includes(response.status)
  if (isRefused) return ledger.pass(operation, methodCheck)
  ledger.fail(operation, {
    check: methodCheck,
    pointer: method,
    rule: operation.pointer,
    title: `The undocumented method ${method} is accepted`,
    explanation: 'Refuse undocumented methods with HTTP 405.',
    evidence: result,
  })
}
