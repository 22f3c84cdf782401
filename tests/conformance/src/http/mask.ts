import { isSecretName } from '../document/secret-name.ts'
import type { Exchange } from '../model.ts'
import { HIDDEN, hideSecrets } from './hide-secrets.ts'
import type { WireRequest, WireResponse } from './message.ts'

const SECRET_HEADERS = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-api-key'])
/** Shell variables that replace hidden headers in a curl line. */
const VARIABLES: { [header: string]: string } = { cookie: '$SESSION_COOKIE', authorization: 'Bearer $TOKEN' }
const LONGEST_BODY = 4000
/** JSON is shown whole, so that a report can mark a place in it. */
const LONGEST_JSON = 262_144

/** One exchange for a report: without cookies, passwords, OTPs and identity numbers. */
export function maskExchange(
  request: WireRequest,
  response: WireResponse | null,
  secrets: readonly string[],
): Exchange {
  const hide = (words: string): string => hideSecrets(words, secrets)
  const headers = maskHeaders(request.headers, hide)
  const body = request.body === undefined ? undefined : showBody(request.body, hide)
  const fields = request.form?.map(({ name, value, isFile }) => {
    const shown = isSecretName(name) && !isFile ? HIDDEN : hide(value)
    return `${isFile ? '-F' : '--form-string'} ${quote(`${name}=${shown}`)}`
  })
  const exchange: Exchange = {
    request: { method: request.method, url: hide(request.url), headers, ...(body === undefined ? {} : { body }) },
    response: null,
    curl: curlOf(request.method, hide(request.url), headers, body, fields),
  }
  if (response !== null) {
    const { status, milliseconds } = response
    const set = response.setCookies.map((line) => line.replace(/=[^;]*/, `=${HIDDEN}`)).join(', ')
    const shown = maskHeaders(response.headers, hide)
    if (set !== '') shown['set-cookie'] = set
    exchange.response = {
      status,
      headers: shown,
      body: showBody(response.body, hide, /^\s*[[{]/.test(response.body) ? LONGEST_JSON : LONGEST_BODY),
      milliseconds: Math.round(milliseconds),
    }
  }
  return exchange
}

/** Headers for a report. */
export function maskHeaders(
  headers: { readonly [name: string]: string },
  hide: (words: string) => string,
): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name.toLowerCase()) || isSecretName(name) ? HIDDEN : hide(value),
    ]),
  )
}

function showBody(body: string | Uint8Array, hide: (words: string) => string, longest = LONGEST_BODY): string {
  if (typeof body !== 'string') return `(${body.length} bytes)`
  // Cut before masking: searching a huge body is too slow.
  const shown = hide(body.slice(0, longest))
  return body.length > longest ? `${shown}… (${body.length} characters)` : shown
}

function curlOf(
  method: string,
  url: string,
  headers: { [name: string]: string },
  body: string | undefined,
  fields: readonly string[] | undefined,
): string {
  // curl sets a form's boundary itself.
  const shown = Object.entries(headers).filter(
    ([name]) => fields === undefined || name.toLowerCase() !== 'content-type',
  )
  const words = ['curl', '-i', '-X', method, quote(url), ...headerWords(Object.fromEntries(shown))]
  if (fields !== undefined) words.push(...fields)
  else if (body !== undefined) words.push('--data-raw', quote(body))
  return words.join(' ')
}

/** Masked headers as shell words; hidden values become variables. */
export function headerWords(headers: { readonly [name: string]: string }): string[] {
  return Object.entries(headers).map(([name, value]) =>
    value === HIDDEN
      ? `-H "${name}: ${VARIABLES[name.toLowerCase()] ?? '$TOKEN'}"`
      : `-H ${quote(`${name}: ${value}`)}`,
  )
}

/** A text as a safe shell word. */
export function quote(words: string): string {
  return `'${words.replaceAll("'", `'\\''`)}'`
}
