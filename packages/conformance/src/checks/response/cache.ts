import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'

export const cacheCheck = defineCheck({
  id: 'cache',
  title: 'Caching',
  severity: 'critical',
  when: 'response',
  description: 'A response to a session is kept from shared caches.',
  fix: 'Send `Cache-Control: private` or `no-store` with responses to a session.',
  since: '0.1.0',
  run({ result, documented, report }) {
    const { operation, outcome, response } = result
    const isOfSession = operation.needsSession || operation.effect === 'session'
    if (response === null || outcome.kind !== 'success' || !isOfSession) return
    // If the document describes the header, `checkHeaders` checks it.
    if (documented?.headers.some(({ name }) => /^cache-control$/i.test(name)) === true) return
    const words = (response.headers['cache-control'] ?? '').toLowerCase()
    const isShared = /\bpublic\b|\bs-maxage=0*[1-9]/.test(words)
    const isTimed = /\bmax-age=0*[1-9]/.test(words) && !/\b(?:private|no-store|no-cache)\b/.test(words)
    if (!isShared && !(isTimed && isCacheable(result))) return report.pass()
    report.fail({
      pointer: 'header/Cache-Control',
      rule: operation.pointer,
      proposed: true,
      title: `A response to a session may be cached for others: Cache-Control is ${words}`,
      explanation:
        'A proxy or a gateway may give it to another player, or give an old one after a write. Send Cache-Control: no-store.',
      evidence: result,
    })
  },
})

/** Whether a cache may store responses to this method and these credentials. RFC 9111 exempts Authorization. */
function isCacheable({ request: { method, headers } }: RequestResult): boolean {
  const hasAuthorization = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  return method === 'GET' && !hasAuthorization
}
