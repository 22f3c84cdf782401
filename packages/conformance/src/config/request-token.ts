import { flatten } from '../document/flatten.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

const TIMEOUT_MS = 30_000

/** The token in a response: the first field called so, but not one to refresh it. */
export function tokenIn(json: unknown): string | undefined {
  const [, token] = [...flatten(json)].find(([pointer]) => /token$/i.test(pointer) && !/refresh/i.test(pointer)) ?? []
  return typeof token === 'string' ? token : undefined
}

/**
 * Requests a token with a form, as OAuth2 defines it. The address is that of the configuration: one that only the document
 * names could collect credentials. For the same reason it follows no redirect. Errors repeat no credentials.
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
