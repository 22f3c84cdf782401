import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Attempt, RequestResult, RequestInput } from '../../http/request-result.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import { isRead } from '../../context/risk.ts'
import { getSessionRules } from '../../config/credentials.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'

export const originCheck = defineCheck({
  id: 'origin',
  title: 'Foreign origin',
  severity: 'major',
  phase: 'session',
  description:
    'A write from a page of another website is refused: with the status of `x-session` or, where the document does not say one, if the cookie is sent from other websites. Sessions by token are left out then: no browser sends a token by itself.',
  fix: 'Set `SameSite` on the session cookie, or refuse requests with a foreign `Origin`.',
  since: '0.1.0',
  run: ({ context, operation, input, jar }) =>
    isRead(operation) ? [] : originAttempts(context, operation, input, jar),
})

export const sharingCheck = defineCheck({
  id: 'sharing',
  title: 'Sharing with other origins',
  severity: 'critical',
  phase: 'session',
  description:
    'Pages of other websites cannot read responses to a session. Sessions by token are left out: no browser sends a token by itself.',
  fix: 'Remove the CORS headers, or allow only the origin of the app.',
  since: '0.1.0',
})

const FOREIGN = 'https://elsewhere.example'
/** The origins of another website, and of a page without one, such as a sandboxed frame. */
const FOREIGN_ORIGINS = [FOREIGN, 'null'] as const

/** Checks that a write from a page of another origin is refused, although the browser sends its cookie. */
export function originAttempts(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Attempt[] {
  const { ledger, root } = context
  const { refusedOrigin } = getSessionRules(root)
  if (refusedOrigin !== undefined && operation.method !== 'GET')
    return FOREIGN_ORIGINS.map(
      (origin) => () => judgeRefusal(context, operation, { input, jar, origin, refusedOrigin }),
    )
  // Browsers do not send a SameSite cookie with requests from other sites, so an Origin check adds nothing.
  if (jar?.header === undefined || jar.isSameSite || operation.method === 'GET') {
    ledger.notApplicable(operation, originCheck)
    return []
  }
  return [
    async () => {
      const result = await context.send(operation, input, { jar, headers: { origin: FOREIGN } })
      checkSharing(context, result)
      if (result.outcome.kind !== 'success') {
        ledger.pass(operation, originCheck)
        return result
      }
      ledger.fail(operation, {
        check: originCheck,
        rule: operation.pointer,
        proposed: true,
        title: 'Another origin may send this request',
        explanation: `With \`Origin: ${FOREIGN}\` the request succeeded. Refuse requests with a foreign Origin (HTTP 403).`,
        evidence: result,
      })
      return result
    },
  ]
}

/** Checks that a write is refused with the status that the document names, whatever keeps the cookie from it. */
async function judgeRefusal(
  context: RunContext,
  operation: Operation,
  {
    input,
    jar,
    origin,
    refusedOrigin,
  }: { input: RequestInput; jar: CookieJar | undefined; origin: string; refusedOrigin: number },
): Promise<RequestResult> {
  const { ledger } = context
  const result = await context.send(operation, input, { jar, headers: { origin } })
  checkSharing(context, result)
  if (result.response === null) return result
  if (result.response.status === refusedOrigin) {
    ledger.pass(operation, originCheck)
    return result
  }
  ledger.fail(operation, {
    check: originCheck,
    rule: '/components/securitySchemes',
    proposed: true,
    title: 'A write with a foreign Origin is not refused',
    explanation: `With \`Origin: ${origin}\` expected: HTTP ${String(refusedOrigin)} (x-session). Received: ${describeOutcome(result.outcome)}. Compare Origin with the own one before anything else, also where the session is missing.`,
    evidence: result,
  })
  return result
}

/** Checks that a page of another origin cannot read a player's data. */
export async function checkReadOrigin(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Promise<void> {
  if (jar.header === undefined) return context.ledger.notApplicable(operation, sharingCheck)
  checkSharing(context, await context.send(operation, input, { jar, headers: { origin: FOREIGN } }))
}

/** Checks CORS: a response must not allow a foreign origin, or any origin, together with credentials. */
function checkSharing({ ledger }: RunContext, result: RequestResult): void {
  const { operation, response } = result
  if (response === null) return
  const allowed = response.headers['access-control-allow-origin']
  const withCookies = response.headers['access-control-allow-credentials'] === 'true'
  if (!withCookies || (allowed !== FOREIGN && allowed !== 'null')) return ledger.pass(operation, sharingCheck)
  ledger.fail(operation, {
    check: sharingCheck,
    pointer: 'header/Access-Control-Allow-Origin',
    rule: operation.pointer,
    proposed: true,
    title: "Any origin may read the response with the user's cookie",
    explanation: `To \`Origin: ${FOREIGN}\` the server responds with Access-Control-Allow-Origin: ${allowed} with Access-Control-Allow-Credentials: true. App and API share one origin: remove both headers, or allow only the app's origin.`,
    evidence: result,
  })
}
