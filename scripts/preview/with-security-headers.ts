import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { securityHeaders } from './security-headers.ts'

/**
 * Sets the security headers before anything else handles the request, so that errors and proxied responses have them
 * too. The mock's control page (`/__mock`) has inline scripts and gets no content security policy.
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
