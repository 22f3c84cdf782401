import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { securityHeaders } from './security-headers.ts'

/**
 * Puts the security headers on an answer before anything else sees the request, so that errors and
 * proxied answers carry them too. The mock's own page (`/__mock`) is a tool for developers with
 * scripts inside: it goes without our content security policy.
 */
export function withSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const forwarded = request.headers['x-forwarded-proto']
  const secure = (request.socket as TLSSocket).encrypted === true || forwarded === 'https'
  const headers = securityHeaders({ secure, host: request.headers.host ?? '' })
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'content-security-policy' && /^\/__mock(?=[/?]|$)/.test(request.url ?? '')) continue
    response.setHeader(name, value)
  }
}
