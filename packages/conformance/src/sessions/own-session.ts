import type { Json } from '@tumpak/contract-kit/json.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { runCommand } from '../config/run-command.ts'
import { requestToken, tokenIn } from '../config/request-token.ts'
import type { PlayerConfig } from '../config/config.ts'
import { getSchemes, isBearer, TOKEN_OF } from '../config/credentials.ts'

const isHttp = (scheme: Json, kind: string): boolean =>
  scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === kind

/** A scheme in a description: "format … in the 'Authorization' header: Token xxxxxx.yyyyyyy". */
const IN_WORDS = /\bauthorization\b[^:]{0,20}:\s*["'`]?([A-Za-z][\w-]*)\s+["'`]?[\w<{[$.…]/i

/** Adds a token to the jar as the document defines it. Returns false if the document does not. */
function show(root: Json, jar: CookieJar, token: string, prefix: string | undefined): boolean {
  const schemes = [...getSchemes(root).values()]
  const keyIn = (place: string): Json | undefined =>
    schemes.find((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === place)
  const [header, query, cookie] = [keyIn('header'), keyIn('query'), keyIn('cookie')]
  // If the document has both, the API key more likely belongs to a gateway than to a player.
  if (schemes.some(isBearer)) jar.show('authorization', prefix ?? 'Bearer ', token)
  else if (header !== undefined) {
    const name = String(header['name']).toLowerCase()
    jar.show(name, prefix ?? getPrefix(name, header, token), token)
  } else if (query !== undefined) jar.showInQuery(String(query['name']), token)
  else if (cookie !== undefined && jar.isEmpty) jar.take([`${String(cookie['name'])}=${(prefix ?? '') + token}`])
  else return false
  return true
}

/** Returns the prefix of a key in `Authorization`, if the scheme's description contains it. */
function getPrefix(name: string, { description }: Json, token: string): string {
  const words = name === 'authorization' ? IN_WORDS.exec(String(description ?? ''))?.[1] : undefined
  return words === undefined || token.startsWith(`${words} `) ? '' : `${words} `
}

/** Makes the session send the token of a response, if the document requires that. Returns the token as a list. */
export function showToken(root: Json, jar: CookieJar, json: unknown, { tokenPrefix }: PlayerConfig): string[] {
  const token = tokenIn(json)
  return token !== undefined && show(root, jar, token, tokenPrefix) ? [token] : []
}

const COMMAND_MS = 30_000

/**
 * Opens the session of a player without a login operation: by a token (given, from a command or from a configured URL),
 * or by name and password for basic authentication. Undefined otherwise.
 */
export async function ownSession(root: Json, player: PlayerConfig, secrets: string[]): Promise<CookieJar | undefined> {
  const jar = new CookieJar()
  const { tokenPrefix, username, password } = player
  const token = await getToken(player, secrets)
  const hasOwn = showOwnTokens(root, jar, player, secrets)
  if (token !== undefined) {
    secrets.push(token)
    return show(root, jar, token, tokenPrefix) || hasOwn ? jar : undefined
  }
  const isBasic = [...getSchemes(root).values()].some((scheme) => isHttp(scheme, 'basic'))
  if (!isBasic || username === undefined || password === undefined) return hasOwn ? jar : undefined
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  secrets.push(credentials)
  jar.show('authorization', 'Basic ', credentials)
  return jar
}

/** Adds the tokens that a player has for single schemes. Returns whether there are any. */
function showOwnTokens(root: Json, jar: CookieJar, player: PlayerConfig, secrets: string[]): boolean {
  const own = [...getSchemes(root)].filter(([name]) => player[TOKEN_OF + name] !== undefined)
  for (const [name, scheme] of own) {
    const token = player[TOKEN_OF + name] ?? ''
    secrets.push(token)
    const [place, key] = [scheme['in'], String(scheme['name'])]
    if (scheme['type'] !== 'apiKey') jar.show('authorization', isHttp(scheme, 'basic') ? 'Basic ' : 'Bearer ', token)
    else if (place === 'header') jar.show(key.toLowerCase(), '', token)
    else if (place === 'query') jar.showInQuery(key, token)
    else jar.take([`${key}=${token}`])
  }
  return own.length > 0
}

async function getToken(
  { token, tokenCommand, tokenUrl, tokenForm = '' }: PlayerConfig,
  secrets: string[],
): Promise<string | undefined> {
  if (token !== undefined) return token
  if (tokenCommand !== undefined) return (await runCommand(tokenCommand, process.env, COMMAND_MS)).trim()
  if (tokenUrl === undefined) return undefined
  const form = [...new URLSearchParams(tokenForm)]
  secrets.push(...form.filter(([name]) => isSecretName(name)).map(([, value]) => value))
  return requestToken(tokenUrl, tokenForm)
}
