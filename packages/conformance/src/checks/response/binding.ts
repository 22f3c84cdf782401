import type { DocumentedResponse } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** Statuses about time, size and number of requests, which a gateway may send for any request. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([408, 413, 414, 429, 431, 502, 503, 504])

/** Whether the infrastructure, not the application, may have sent a refusal: it knows neither input nor document. */
export function mayBeOfGateway({ response, isOdd }: RequestResult): boolean {
  return isOdd === true || GATEWAY_STATUSES.has(response?.status ?? 0)
}

/**
 * Whether the documented type, headers and body of a response must hold. An error binds like a success, unless the
 * infrastructure sent it, or may have and the document does not list its very status.
 */
export function isBinding(
  result: RequestResult,
  { status: documented, isOfInfrastructure }: DocumentedResponse,
): boolean {
  const { operation, request, response } = result
  const status = response?.status ?? 0
  if (status < 400) return true
  if (isOfInfrastructure || request.method !== operation.method) return false
  return documented === String(status) || !mayBeOfGateway(result)
}
