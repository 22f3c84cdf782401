import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getSchemes, needsOnlyCertificate } from '../../config/credentials.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Attempt, RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const sessionCheck = defineCheck({
  id: 'session',
  title: 'Session',
  severity: 'critical',
  when: 'session',
  description: 'An operation that needs a session refuses requests without one.',
  fix: 'Check the session first on every route that has `security`.',
  since: '0.1.0',
  async run(sent) {
    const { context, operation, report, pool, input } = sent
    const { root, config } = context
    // The connection itself proves the client.
    if (!operation.needsSession || needsOnlyCertificate(root, operation)) {
      report.notApplicable()
      return []
    }
    const { sessions } = pool
    const { isEnough, isNeeded, headers } = getKeys(root, config.headers, operation)
    const attempt =
      (jar: () => CookieJar, how: string, without = isEnough ? headers : []): Attempt =>
      async () => {
        const result = await context.send(operation, input, { jar: jar(), without })
        judge(sent, result, how)
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
  },
})

/**
 * Returns configured headers that are credentials of the document, and whether they suffice or are needed besides a
 * session.
 */
function getKeys(
  root: Json,
  configured: { readonly [name: string]: string },
  { security = [] }: Operation,
): { isEnough: boolean; isNeeded: boolean; headers: string[] } {
  const given = new Set(Object.keys(configured).map((name) => name.toLowerCase()))
  const keys = new Map(
    [...getSchemes(root)].flatMap(([name, scheme]) => {
      const header = getHeader(scheme)
      return given.has(header) && header !== '' ? [[name, header]] : []
    }),
  )
  const isKey = (name: string): boolean => keys.has(name)
  return {
    isEnough: security.some((all) => all.length > 0 && all.every(isKey)),
    isNeeded: security.length > 0 && security.every((all) => all.some(isKey) && !all.every(isKey)),
    headers: [...new Set(keys.values())],
  }
}

/** The header of a scheme; '' for a key elsewhere. */
function getHeader(scheme: Json): string {
  if (scheme['type'] !== 'apiKey') return 'authorization'
  return scheme['in'] === 'header' ? String(scheme['name']).toLowerCase() : ''
}

function judge({ context, operation, report }: PhaseInput<'session'>, result: RequestResult, how: string): void {
  const { envelope } = context
  const { outcome } = result
  if (context.isSessionRefusal(result)) return report.pass()
  if (outcome.kind === 'http' || outcome.kind === 'broken') return
  // If every response is HTTP 200 and the session code is unknown, any refusal will do.
  const isUnspoken = envelope?.sessionInvalid === undefined && outcome.kind === 'refused' && outcome.status < 300
  if (isUnspoken) return report.pass()
  // A refusal by HTTP status alone has no code. Only 401 and 403 are about the session.
  const acceptsAnybody = outcome.kind === 'success'
  report.fail({
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
