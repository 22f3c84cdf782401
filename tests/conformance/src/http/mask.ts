import type { Exchange } from '../model.ts'
import { HIDDEN, hideAndCut, hideSecrets, hidesName, type ReadonlySecrets } from './hide-secrets.ts'
import type { WireRequest, WireResponse } from './message.ts'

const SECRET_HEADERS = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-api-key'])
/** The start of a credential that is no secret: `Bearer `, `Token `. */
const SCHEME = /^[\w-]{1,20} (?=\S+$)/
const LONGEST_BODY = 4000
/** JSON is shown whole, so that a report can mark a place in it. */
const LONGEST_JSON = 262_144

/** One exchange for a report: without cookies, passwords, OTPs and identity numbers. */
export function maskExchange(request: WireRequest, response: WireResponse | null, secrets: ReadonlySecrets): Exchange {
  const hide = (words: string): string => hideSecrets(words, secrets)
  const headers = maskHeaders(request.headers, secrets)
  const body = request.body === undefined ? undefined : showBody(request.body, secrets)
  const fields = request.form?.map(({ name, value, isFile }) => {
    const shown = hidesName(secrets, name) && !isFile ? HIDDEN : hide(value)
    return `${isFile ? '-F' : '--form-string'} ${quote(`${name}=${shown}`)}`
  })
  const words = curlHeaders(request.headers, secrets)
  const exchange: Exchange = {
    request: { method: request.method, url: hide(request.url), headers, ...(body === undefined ? {} : { body }) },
    response: null,
    curl: curlOf(request.method, hide(request.url), words, body, fields),
  }
  if (response !== null) {
    const { status, milliseconds } = response
    const set = response.setCookies.map((line) => line.replace(/=[^;]*/, `=${HIDDEN}`)).join(', ')
    const shown = maskHeaders(response.headers, secrets)
    if (set !== '') shown['set-cookie'] = set
    exchange.response = {
      status,
      headers: shown,
      body: showBody(response.body, secrets, /^\s*[[{]/.test(response.body) ? LONGEST_JSON : LONGEST_BODY),
      milliseconds: Math.round(milliseconds),
    }
  }
  return exchange
}

/** Headers for a report. */
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

function isHidden(name: string, secrets: ReadonlySecrets): boolean {
  return SECRET_HEADERS.has(name.toLowerCase()) || hidesName(secrets, name)
}

function showBody(body: string | Uint8Array, secrets: ReadonlySecrets, longest = LONGEST_BODY): string {
  if (typeof body !== 'string') return `(${body.length} bytes)`
  // Searching a huge body is too slow.
  if (body.length <= longest) return hideSecrets(body, secrets)
  return `${hideAndCut(body, secrets, longest)}… (${body.length} characters)`
}

function curlOf(
  method: string,
  url: string,
  headers: readonly (readonly [string, string])[],
  body: string | undefined,
  fields: readonly string[] | undefined,
): string {
  // curl sets a form's boundary itself.
  const shown = headers.filter(([name]) => fields === undefined || name.toLowerCase() !== 'content-type')
  const words = ['curl', '-i', '-X', method, quote(url), ...shown.map(([, word]) => word)]
  if (fields !== undefined) words.push(...fields)
  else if (body !== undefined) words.push('--data-raw', quote(body))
  return words.join(' ')
}

/** Headers as shell words, by name; hidden values become variables behind their scheme, such as `Bearer `. */
export function curlHeaders(
  headers: { readonly [name: string]: string },
  secrets: ReadonlySecrets,
): (readonly [name: string, word: string])[] {
  return Object.entries(headers).map(([name, value]) => {
    const shown = isHidden(name, secrets) ? HIDDEN : hideSecrets(value, secrets)
    if (shown !== HIDDEN) return [name, `-H ${quote(`${name}: ${shown}`)}`]
    const scheme = /^(proxy-)?authorization$/i.test(name) ? (SCHEME.exec(value)?.[0] ?? '') : ''
    const variable = name.toLowerCase() === 'cookie' ? '$SESSION_COOKIE' : '$TOKEN'
    // A header's name may contain backticks and dollar signs, which a shell would run within double quotes.
    return [name, `-H ${quote(`${name}: ${scheme}`)}"${variable}"`]
  })
}

/** A text as a safe shell word. */
export function quote(words: string): string {
  return `'${words.replaceAll("'", `'\\''`)}'`
}
