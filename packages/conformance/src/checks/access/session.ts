import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { Attempt, RequestResult, RequestInput } from '../../http/request-result.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { needsOnlyCertificate } from '../../config/credentials.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { defineCheck } from '../define-check.ts'

export const openCheck = defineCheck({
  id: 'open',
  title: 'Open to visitors',
  severity: 'critical',
  phase: 'session',
  description: 'An operation for visitors works without a session.',
  fix: 'Remove the session guard from this route, or add `security` to the operation.',
  since: '0.1.0',
  alsoReportedBy: ['success'],
})

export const sessionCheck = defineCheck({
  id: 'session',
  title: 'Session',
  severity: 'critical',
  phase: 'session',
  description: 'An operation that needs a session refuses requests without one.',
  fix: 'Check the session first on every route that has `security`.',
  since: '0.1.0',
  run: ({ context, pool, operation, input }) => sessionAttempts(context, pool.sessions, operation, input),
})

/**
 * Checks that an operation with security refuses requests without a session, with an ended one and with an invalid one,
 * as documented.
 */
export async function sessionAttempts(
  context: RunContext,
  sessions: Sessions,
  operation: Operation,
  input: RequestInput,
): Promise<Attempt[]> {
  // The connection itself proves the client.
  if (!operation.needsSession || needsOnlyCertificate(context.root, operation)) {
    context.ledger.notApplicable(operation, sessionCheck)
    return []
  }
  const { root, config } = context
  const { isEnough, isNeeded, headers } = keysFor(root, config.headers, operation)
  const attempt =
    (jar: () => CookieJar, how: string, without = isEnough ? headers : []): Attempt =>
    async () => {
      const result = await context.send(operation, input, { jar: jar(), without })
      judge(context, result, how)
      return result
    }
  const none = attempt(() => new CookieJar(), 'no session')
  const dead = await sessions.dead()
  const alive = isNeeded ? (await sessions.getJar(sessions.main)).copy() : undefined
  const bare = alive === undefined ? [] : [attempt(() => alive, `no ${headers.join(' and ')}`, headers)]
  if (dead === undefined) return [none, ...bare]
  return [
    none,
    ...bare,
    ...(dead.isOver ? [attempt(() => dead.jar.copy(), 'an ended session')] : []),
    attempt(() => dead.jar.spoiled(), 'an invalid session'),
  ]
}

/**
 * Returns configured headers that are credentials of the document, and whether they suffice or are needed besides a
 * session.
 */
function keysFor(
  { components }: Json,
  configured: { readonly [name: string]: string },
  { security = [] }: Operation,
): { isEnough: boolean; isNeeded: boolean; headers: string[] } {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  const given = new Set(Object.keys(configured).map((one) => one.toLowerCase()))
  const getHeader = (scheme: unknown): string | undefined => {
    if (!isJson(scheme)) return undefined
    const isKey = scheme['type'] === 'apiKey' && scheme['in'] === 'header'
    const name = isKey ? String(scheme['name']).toLowerCase() : scheme['type'] === 'apiKey' ? '' : 'authorization'
    return given.has(name) ? name : undefined
  }
  const keys = new Map(
    Object.entries(schemes).flatMap(([name, one]) =>
      (getHeader(one) ?? '') === '' ? [] : [[name, getHeader(one) ?? '']],
    ),
  )
  const isKey = (name: string): boolean => keys.has(name)
  return {
    isEnough: security.some((all) => all.length > 0 && all.every(isKey)),
    isNeeded: security.length > 0 && security.every((all) => all.some(isKey) && !all.every(isKey)),
    headers: [...new Set(keys.values())],
  }
}

/** Checks that an operation without security responds to visitors and requires no session. */
export function checkOpen(context: RunContext, result: RequestResult): void {
  const { ledger } = context
  const { operation } = result
  if (result.outcome.kind === 'success') return ledger.pass(operation, openCheck)
  if (!context.isSessionRefusal(result) || [400, 403].includes(result.response?.status ?? 0)) return
  ledger.fail(operation, {
    check: openCheck,
    rule: `${operation.pointer}/security`,
    title: 'An operation for visitors requires a session',
    explanation:
      'The document allows it without a session, because visitors use it. Accept requests without a session.',
    evidence: result,
  })
}

function judge(context: RunContext, result: RequestResult, how: string): void {
  const { ledger, envelope } = context
  const { operation, outcome } = result
  if (context.isSessionRefusal(result)) return ledger.pass(operation, sessionCheck)
  if (outcome.kind === 'http' || outcome.kind === 'broken') return
  // If every response is HTTP 200 and the session code is unknown, any refusal will do.
  const isUnspoken = envelope?.sessionInvalid === undefined && outcome.kind === 'refused' && outcome.status < 300
  if (isUnspoken) return ledger.pass(operation, sessionCheck)
  // A refusal by HTTP status alone has no code. Only 401 and 403 are about the session.
  const acceptsAnybody = outcome.kind === 'success'
  ledger.fail(operation, {
    check: sessionCheck,
    severity: acceptsAnybody ? 'critical' : 'major',
    pointer: acceptsAnybody ? '' : 'code',
    rule: acceptsAnybody ? `${operation.pointer}/security` : '/x-envelope/sessionInvalid',
    title: acceptsAnybody
      ? `The operation succeeds with ${how}`
      : `The request with ${how} is refused for another reason`,
    explanation: `Expected: a refusal for the session (${String(envelope?.sessionInvalid ?? 'HTTP 401')}). Received: ${describeOutcome(outcome)}. Check the session before everything else.`,
    evidence: result,
  })
}
