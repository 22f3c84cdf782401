import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { defineCheck } from '../define-check.ts'

export const cookieCheck = defineCheck({
  id: 'cookie',
  title: 'Cookie',
  severity: 'major',
  when: 'response',
  description: 'The session cookie has the attributes that protect it.',
  fix: 'Set `HttpOnly`, `Secure` and `SameSite` on the cookie.',
  since: '0.1.0',
  run({ context: { config, root, base, operations }, result, report }) {
    const { operation, response, outcome } = result
    if (response === null || outcome.kind !== 'success' || response.setCookies.length === 0) return
    const before = new URL(base).pathname.replace(/\/$/, '')
    const isSecure = config.url.startsWith('https:')
    for (const line of response.setCookies) {
      const [pair = '', ...rest] = line.split(';')
      const name = pair.split('=')[0] ?? ''
      if (!isOfSession(root, operation, name)) continue
      const attributes = rest.map((part) => part.trim().toLowerCase())
      // A cookie that is being removed protects nothing.
      if (attributes.some((attribute) => /^max-age=(0|-\d+)$/.test(attribute)) || pair.endsWith('=')) continue
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length)
      const reaches = path !== undefined && operations.every((known) => isUnder(path, before + known.path))
      const missing = [
        attributes.includes('httponly') ? '' : 'HttpOnly',
        attributes.some((attribute) => /^samesite=(lax|strict)$/.test(attribute)) ? '' : 'SameSite=Lax',
        reaches ? '' : 'Path=/',
        isSecure && !attributes.includes('secure') ? 'Secure' : '',
      ].filter((name) => name !== '')
      if (missing.length === 0) {
        report.pass()
        continue
      }
      report.fail({
        pointer: `header/Set-Cookie/${name}`,
        rule: `${operation.pointer}/responses`,
        proposed: true,
        title: `The cookie ${name} lacks ${missing.join(' and ')}`,
        explanation:
          'Without them, scripts can read the session cookie or other sites can send it. Set them in Set-Cookie.',
        evidence: result,
      })
    }
  },
})

/** Whether a browser sends a cookie with this path to a URL. Attributes are in lower case. */
function isUnder(path: string, address: string): boolean {
  return `${address.toLowerCase()}/`.startsWith(path.endsWith('/') ? path : `${path}/`)
}

/** Whether a cookie is a session cookie: named by the document or, if it names none, set by a session operation. */
export function isOfSession({ components }: Json, operation: Operation, name: string): boolean {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  const named = Object.values(schemes).filter((scheme) => isJson(scheme) && scheme['in'] === 'cookie') as Json[]
  return named.length > 0 ? named.some((scheme) => scheme['name'] === name) : operation.effect === 'session'
}
