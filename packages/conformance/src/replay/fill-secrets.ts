import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import { HIDDEN } from '../http/hide-secrets.ts'
import type { RequestInput } from '../http/request-result.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseJson } from './carry-values.ts'

type Request = Exchange['request']

/** Where to take the values that a report hides. */
export interface SecretSources {
  jar: CookieJar
  /** The configured headers. */
  headers: { readonly [name: string]: string }
  /** The configured fields of the account. */
  fields: { readonly [name: string]: string }
  /** The input that a run would send to the operation. */
  input: RequestInput
}

/** Fills in the hidden values of a request. Also returns the places whose value is unknown. */
export function fillSecrets(request: Request, sources: SecretSources): { request: Request; missing: string[] } {
  const missing: string[] = []
  const find = (place: string, value: unknown): string => {
    if (value !== undefined) return String(value)
    missing.push(place)
    return HIDDEN
  }
  const { jar, headers, fields, input } = sources
  const url = request.url.replaceAll(/([?&])([^=&#]+)=([^&#]*•••[^&#]*)/g, (_, before: string, key: string) => {
    const name = decodeURIComponent(key)
    const value = jar.query?.[0] === name ? jar.query[1] : (input.query[name] ?? fields[name])
    return `${before}${key}=${encodeURIComponent(find(`query/${name}`, value))}`
  })
  const filled = Object.entries(request.headers).map(([name, value]) => {
    const key = name.toLowerCase()
    const known = { ...headers, ...toLower(input.header), ...jar.headers }[key]
    return [name, value.includes(HIDDEN) ? find(`header/${name}`, known) : value]
  })
  const body = request.body?.includes(HIDDEN) ? fillBody(request.body, sources, find) : request.body
  if (url.includes(HIDDEN) && missing.length === 0) missing.push('path')
  return {
    request: {
      ...request,
      url,
      headers: Object.fromEntries(filled) as Request['headers'],
      ...(body === undefined ? {} : { body }),
    },
    missing: [...new Set(missing)],
  }
}

function fillBody(body: string, { fields, input }: SecretSources, find: Find): string {
  const fill = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => fill(item, `${pointer}/${String(index)}`))
    if (isJson(value))
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field, `${pointer}/${name}`)]))
    if (typeof value !== 'string' || !value.includes(HIDDEN)) return value
    const name = pointer.slice(pointer.lastIndexOf('/') + 1)
    const known = value === HIDDEN ? (at(input.body, pointer) ?? fields[name]) : undefined
    return typeof known === 'number' ? known : find(`body${pointer}`, known)
  }
  const json = parseJson(body)
  if (json !== undefined) return JSON.stringify(fill(json, ''))
  if (!/^[^\s<{]+=/.test(body)) return find('body', undefined)
  // A form body.
  return body.replaceAll(/(^|&)([^=&]+)=([^&]*•••[^&]*)/g, (_, before: string, key: string) => {
    const name = decodeURIComponent(key)
    return `${before}${key}=${encodeURIComponent(find(`body/${name}`, at(input.body, `/${name}`) ?? fields[name]))}`
  })
}

type Find = (place: string, value: unknown) => string

function toLower(headers: RequestInput['header']): { [name: string]: string } {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
