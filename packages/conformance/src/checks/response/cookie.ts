import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { defineCheck, type Phases } from '../define-check.ts'

export const cookieCheck = defineCheck({
  id: 'cookie',
  title: 'Cookie',
  severity: 'major',
  phase: 'response',
  description: 'The session cookie has the attributes that protect it.',
  fix: 'Set `HttpOnly`, `Secure` and `SameSite` on the cookie.',
  since: '0.1.0',
  run: checkCookie,
})

/** Checks that scripts and other sites cannot access a session cookie. */
function checkCookie({
  context: { ledger, config, root, base, operations },
  result,
}: Phases['response']['input']): void {
  const { operation, response, outcome } = result
  if (response === null || outcome.kind !== 'success' || response.setCookies.length === 0) return
  const before = new URL(base).pathname.replace(/\/$/, '')
  const isSecure = config.url.startsWith('https:')
  for (const line of response.setCookies) {
    const [pair = '', ...rest] = line.split(';')
    const name = pair.split('=')[0] ?? ''
    if (!isOfSession(root, operation, name)) continue
    const attributes = rest.map((one) => one.trim().toLowerCase())
    // A cookie that is being removed protects nothing.
    if (attributes.some((one) => /^max-age=(0|-\d+)$/.test(one)) || pair.endsWith('=')) continue
    const path = attributes.find((one) => one.startsWith('path='))?.slice('path='.length)
    const reaches = path !== undefined && operations.every((one) => isUnder(path, before + one.path))
    const missing = [
      attributes.includes('httponly') ? '' : 'HttpOnly',
      attributes.some((one) => /^samesite=(lax|strict)$/.test(one)) ? '' : 'SameSite=Lax',
      reaches ? '' : 'Path=/',
      isSecure && !attributes.includes('secure') ? 'Secure' : '',
    ].filter((one) => one !== '')
    if (missing.length === 0) {
      ledger.pass(operation, cookieCheck)
      continue
    }
    ledger.fail(operation, {
      check: cookieCheck,
      pointer: `header/Set-Cookie/${name}`,
      rule: `${operation.pointer}/responses`,
      proposed: true,
      title: `The cookie ${name} lacks ${missing.join(' and ')}`,
      explanation:
        'Without them, scripts can read the session cookie or other sites can send it. Set them in Set-Cookie.',
      evidence: result,
    })
  }
}

/** Whether a browser sends a cookie with this path to a URL. Attributes are in lower case. */
function isUnder(path: string, address: string): boolean {
  return `${address.toLowerCase()}/`.startsWith(path.endsWith('/') ? path : `${path}/`)
}

/** Whether a cookie is a session cookie: named by the document or, if it names none, set by a session operation. */
export function isOfSession({ components }: Json, operation: Operation, name: string): boolean {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  const named = Object.values(schemes).filter((one) => isJson(one) && one['in'] === 'cookie') as Json[]
  return named.length > 0 ? named.some((one) => one['name'] === name) : operation.effect === 'session'
}
