import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getSessionRules } from '../../config/credentials.ts'
import { isOver, readCookie, reaches } from '../../http/cookie.ts'
import { defineCheck } from '../define-check.ts'

export const cookieCheck = defineCheck({
  id: 'cookie',
  title: 'Cookie',
  severity: 'major',
  when: 'response',
  description:
    'The session cookie has the attributes that protect it, and lives as long as the document says (`lastsSeconds` of `x-session`).',
  fix: 'Set `HttpOnly`, `Secure` and `SameSite` on the cookie.',
  since: '0.1.0',
  run({ context: { config, root, base, operations }, result, report }) {
    const { shortestLife } = getSessionRules(root)
    const { operation, response, outcome } = result
    if (response === null || outcome.kind !== 'success' || response.setCookies.length === 0) return
    const before = new URL(base).pathname.replace(/\/$/, '')
    const isSecure = config.url.startsWith('https:')
    for (const line of response.setCookies) {
      const cookie = readCookie(line)
      if (!isOfSession(root, operation, cookie.name)) continue
      // A cookie that is being removed protects nothing.
      if (isOver(cookie) || cookie.value === '') continue
      const attributes = line.split(';').map((part) => part.trim().toLowerCase())
      const isEverywhere =
        cookie.path !== undefined && operations.every((known) => reaches(cookie, before + known.path))
      const missing = [
        attributes.includes('httponly') ? '' : 'HttpOnly',
        cookie.isSameSite ? '' : 'SameSite=Lax',
        isEverywhere ? '' : 'Path=/',
        isSecure && !attributes.includes('secure') ? 'Secure' : '',
      ].filter((name) => name !== '')
      const finding = { rule: `${operation.pointer}/responses`, proposed: true, evidence: result }
      const pointer = `header/Set-Cookie/${cookie.name}`
      if (missing.length > 0)
        report.fail({
          ...finding,
          pointer,
          title: `The cookie ${cookie.name} lacks ${missing.join(' and ')}`,
          explanation:
            'Without them, scripts can read the session cookie or other sites can send it. Set them in Set-Cookie.',
        })
      else if (shortestLife !== undefined && cookie.seconds !== undefined && cookie.seconds < shortestLife)
        report.fail({
          ...finding,
          pointer: `${pointer}/Max-Age`,
          rule: '/components/securitySchemes',
          title: `The cookie ${cookie.name} ends too early`,
          explanation: `Expected: a cookie that lives for ${String(shortestLife)} s at least (lastsSeconds of x-session), or without Max-Age and Expires. Received: ${String(Math.round(cookie.seconds))} s, after which a browser no longer sends it: the user is logged out.`,
        })
      else report.pass()
    }
  },
})

/** Whether a cookie is a session cookie: named by the document or, if it names none, set by a session operation. */
export function isOfSession({ components }: Json, operation: Operation, name: string): boolean {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  const named = Object.values(schemes).filter((scheme) => isJson(scheme) && scheme['in'] === 'cookie') as Json[]
  return named.length > 0 ? named.some((scheme) => scheme['name'] === name) : operation.effect === 'session'
}
