import { flatten } from '../document/flatten.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

const TIMEOUT_MS = 30_000

/** Finds the token in a response: the first field with such a name, except a refresh token. */
export function tokenIn(json: unknown): string | undefined {
  const [, token] = [...flatten(json)].find(([pointer]) => /token$/i.test(pointer) && !/refresh/i.test(pointer)) ?? []
  return typeof token === 'string' ? token : undefined
}

/**
 * Requests a token by a form, as OAuth2 defines it. Uses only the configured URL and follows no redirect, because a URL
 * from the document could collect credentials. Errors contain no credential.
 */
export async function requestToken(url: string, form: string): Promise<string> {
  const body = new URLSearchParams(form)
  if (!body.has('grant_type')) body.set('grant_type', 'client_credentials')
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }).catch(
    (cause: unknown) => {
      throw new Error('its token address does not respond', { cause })
    },
  )
  const json: unknown = await response.json().catch(() => undefined)
  const token = tokenIn(json)
  if (response.ok && token !== undefined) return token
  const reason =
    isJson(json) && typeof json['error'] === 'string' && /^\w{1,60}$/.test(json['error']) ? `, ${json['error']}` : ''
  throw new Error(`its token address gave no token: HTTP ${String(response.status)}${reason}`)
}
