import { flatten } from '../document/flatten.ts'
import { isJson, type Json } from '../document/json.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { PlayerConfig } from '../config/config.ts'

/** How the document wants a session shown, one scheme after the other. */
function schemesOf({ components }: Json): Json[] {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  return Object.values(schemes).filter(isJson)
}

const isHttp = (scheme: Json, kind: string): boolean =>
  scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === kind

/** Shows a token in the header that the document names for it. False where it names none. */
function show(root: Json, jar: CookieJar, token: string): boolean {
  const schemes = schemesOf(root)
  const key = schemes.find((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
  // Where there are both, the key is a gateway's more often than a player's.
  if (schemes.some((scheme) => isHttp(scheme, 'bearer'))) jar.show('authorization', 'Bearer ', token)
  else if (key !== undefined) jar.show(String(key['name']).toLowerCase(), '', token)
  else return false
  return true
}

/** Where the document wants a token in a header, and an answer gives one, the session shows it from now on. */
export function showToken(root: Json, jar: CookieJar, json: unknown, secrets: string[]): void {
  const token = [...flatten(json)].find(([pointer]) => /token$/i.test(pointer) && !/refresh/i.test(pointer))?.[1]
  if (typeof token === 'string' && show(root, jar, token)) secrets.push(token)
}

/**
 * The session of a player who needs no login: a `token` that somebody else made, such as an API key, or a name and a
 * password that go with every call where the document wants that (basic). Undefined for everybody else.
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
