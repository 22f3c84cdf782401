import { flatten } from '../document/flatten.ts'
import { isJson, type Json } from '../document/json.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { PlayerConfig } from '../config/config.ts'

/** The document's security schemes. */
function schemesOf({ components }: Json): Json[] {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  return Object.values(schemes).filter(isJson)
}

const isHttp = (scheme: Json, kind: string): boolean =>
  scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === kind

/** Sets a token in the document's header. False if it names none. */
function show(root: Json, jar: CookieJar, token: string): boolean {
  const schemes = schemesOf(root)
  const key = schemes.find((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
  // With both, the key is more likely a gateway's than a player's.
  if (schemes.some((scheme) => isHttp(scheme, 'bearer'))) jar.show('authorization', 'Bearer ', token)
  else if (key !== undefined) jar.show(String(key['name']).toLowerCase(), '', token)
  else return false
  return true
}

/** If the document requires a token in a header and a response has one, the session uses it from now on. */
export function showToken(root: Json, jar: CookieJar, json: unknown, secrets: string[]): void {
  const token = [...flatten(json)].find(([pointer]) => /token$/i.test(pointer) && !/refresh/i.test(pointer))?.[1]
  if (typeof token === 'string' && show(root, jar, token)) secrets.push(token)
}

/**
 * The session of a player without login: a given `token`, such as an API key, or name and password for basic
 * authentication. Undefined otherwise.
 */
export function ownSession(root: Json, { token, username, password }: PlayerConfig, secrets: string[]) {
  const jar = new CookieJar()
  if (token !== undefined) {
    secrets.push(token)
    const cookie = schemesOf(root).find((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'cookie')
    if (show(root, jar, token)) return jar
    if (cookie === undefined) return undefined
    jar.take([`${String(cookie['name'])}=${token}`])
    return jar
  }
  const isBasic = schemesOf(root).some((scheme) => isHttp(scheme, 'basic'))
  if (!isBasic || username === undefined || password === undefined) return undefined
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  secrets.push(credentials)
  jar.show('authorization', 'Basic ', credentials)
  return jar
}
