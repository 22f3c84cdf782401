import type { Exchange } from './exchange.ts'
import { renderCurl, isHidden } from './curl.ts'
import { HIDDEN, hideAndCut, hideSecrets, type ReadonlySecrets } from './hide-secrets.ts'
import type { WireRequest, WireResponse } from './message.ts'

const MAX_BODY_LENGTH = 4000
/** JSON is kept whole up to this length, so that a report can mark a place in it. */
const MAX_JSON_LENGTH = 262_144

/** Returns a request and its response for a report, without cookies, passwords, OTPs and identity numbers. */
export function maskExchange(request: WireRequest, response: WireResponse | null, secrets: ReadonlySecrets): Exchange {
  const hide = (words: string): string => hideSecrets(words, secrets)
  const headers = maskHeaders(request.headers, secrets)
  const body = request.body === undefined ? undefined : showBody(request.body, secrets, getLimit(request.body))
  const exchange: Exchange = {
    request: {
      method: request.method,
      url: hide(request.url),
      headers,
      ...(body === undefined ? {} : { body }),
      ...(isCut(request) ? { isCut: true as const } : {}),
    },
    response: null,
    curl: renderCurl(request, secrets),
  }
  if (response !== null) {
    const { status, milliseconds } = response
    const set = response.setCookies.map((line) => line.replace(/=[^;]*/, `=${HIDDEN}`)).join(', ')
    const shown = maskHeaders(response.headers, secrets)
    if (set !== '') shown['set-cookie'] = set
    exchange.response = {
      status,
      headers: shown,
      body: showBody(response.body, secrets, getLimit(response.body)),
      milliseconds: Math.round(milliseconds),
    }
  }
  return exchange
}

/** Returns headers for a report, with secrets masked. */
export function maskHeaders(
  headers: { readonly [name: string]: string },
  secrets: ReadonlySecrets,
): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isHidden(name, secrets) ? HIDDEN : hideSecrets(value, secrets),
    ]),
  )
}

function isCut({ body, isCut = false }: WireRequest): boolean {
  if (body === undefined || body.length === 0) return false
  return isCut || typeof body !== 'string' || body.length > getLimit(body)
}

function getLimit(body: string | Uint8Array): number {
  return typeof body === 'string' && /^\s*[[{]/.test(body) ? MAX_JSON_LENGTH : MAX_BODY_LENGTH
}

function showBody(body: string | Uint8Array, secrets: ReadonlySecrets, longest: number): string {
  if (typeof body !== 'string') return `(${body.length} bytes)`
  // Searching a huge body for secrets is too slow.
  if (body.length <= longest) return hideSecrets(body, secrets)
  return `${hideAndCut(body, secrets, longest)}… (${body.length} characters)`
}
