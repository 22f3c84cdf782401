import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Config } from './config.ts'

/** The field of a player that holds the token of one security scheme. */
export const TOKEN_OF = 'tokens.'

/** Returns the security schemes of a document, by name. */
export function getSchemes({ components }: Json): Map<string, Json> {
  const schemes = isJson(components) && isJson(components['securitySchemes']) ? components['securitySchemes'] : {}
  return new Map(Object.entries(schemes).filter((pair): pair is [string, Json] => isJson(pair[1])))
}

/** What the document says of sessions in cookies (`x-session` of their scheme). */
export interface SessionRules {
  /** Whether login and register end the session whose cookie the request has. */
  isRenewed: boolean
  /** The status by which every write with a foreign `Origin` is refused; undefined if it does not say. */
  refusedOrigin: number | undefined
  /** How many seconds the cookie lives at least; undefined if it does not say. */
  shortestLife: number | undefined
}

/** Returns the rules of the sessions in cookies. */
export function getSessionRules(root: Json): SessionRules {
  const rules = [...getSchemes(root).values()].map((scheme) => scheme['x-session']).find(isJson)
  const { renewed, refusedOrigin, ['lastsSeconds']: seconds } = rules ?? {}
  return {
    isRenewed: renewed === true,
    refusedOrigin: typeof refusedOrigin === 'number' ? refusedOrigin : undefined,
    shortestLife: typeof seconds === 'number' ? seconds : undefined,
  }
}

/** Whether a scheme is satisfied by a token in the header `Authorization`. */
export function isBearer(scheme: Json): boolean {
  const kind = String(scheme['scheme']).toLowerCase()
  return (
    ['oauth2', 'openIdConnect'].includes(String(scheme['type'])) || (scheme['type'] === 'http' && kind === 'bearer')
  )
}

/** Returns the scheme that a player's `token` is for: the bearer ones, else the first key. */
export function getSchemesOfToken(schemes: ReadonlyMap<string, Json>): string[] {
  const bearers = [...schemes].filter(([, scheme]) => isBearer(scheme)).map(([name]) => name)
  if (bearers.length > 0) return bearers
  const keys = ['header', 'query', 'cookie'].flatMap((place) =>
    [...schemes].filter(([, scheme]) => scheme['type'] === 'apiKey' && scheme['in'] === place),
  )
  return keys.slice(0, 1).map(([name]) => name)
}

/**
 * Returns why an operation cannot be called with the configured credentials; undefined if it can, or if a login may give
 * them.
 */
export function getMissingCredential(
  root: Json,
  config: Pick<Config, 'headers' | 'tls' | 'players'>,
  hasLogin: boolean,
  { security = [], needsSession }: Operation,
): string | undefined {
  if (!needsSession) return undefined
  const schemes = getSchemes(root)
  const isMissing = (name: string): boolean => !isCovered(schemes, name, config, hasLogin)
  const missing = security.map((all) => all.filter(isMissing))
  const [fewest = []] = missing.toSorted((a, b) => a.length - b.length)
  if (fewest.length === 0) return undefined
  return `there is no credential for ${fewest.map((name) => `\`${name}\``).join(' and ')}: ${advise(schemes, fewest)}`
}

/** Whether an operation needs nothing but configured headers and the certificate of the connection. */
export function needsOnlyConnection(
  root: Json,
  config: Pick<Config, 'headers' | 'tls'>,
  { security = [] }: Operation,
): boolean {
  const schemes = getSchemes(root)
  return security.some((all) => all.length > 0 && all.every((name) => isOfConnection(schemes.get(name), config)))
}

/** Whether one alternative of an operation is a certificate of the client alone. */
export function needsOnlyCertificate(root: Json, { security = [] }: Operation): boolean {
  const schemes = getSchemes(root)
  return security.some((all) => all.length > 0 && all.every((name) => schemes.get(name)?.['type'] === 'mutualTLS'))
}

function isOfConnection(scheme: Json | undefined, { headers, tls }: Pick<Config, 'headers' | 'tls'>): boolean {
  if (scheme === undefined) return false
  if (scheme['type'] === 'mutualTLS') return tls?.cert !== undefined
  const isKey = scheme['type'] === 'apiKey'
  if (isKey && scheme['in'] !== 'header') return false
  const name = isKey ? String(scheme['name']).toLowerCase() : 'authorization'
  return Object.keys(headers).some((header) => header.toLowerCase() === name)
}

function isCovered(
  schemes: ReadonlyMap<string, Json>,
  name: string,
  config: Pick<Config, 'headers' | 'tls' | 'players'>,
  hasLogin: boolean,
): boolean {
  const scheme = schemes.get(name)
  const [player = {}] = config.players
  if (scheme === undefined || isOfConnection(scheme, config) || player[TOKEN_OF + name] !== undefined) return true
  if (scheme['type'] === 'mutualTLS') return false
  const isGiven = ['token', 'tokenCommand', 'tokenUrl'].some((field) => player[field] !== undefined)
  if (isGiven) return getSchemesOfToken(schemes).includes(name)
  const hasOwnTokens = Object.keys(player).some((field) => field.startsWith(TOKEN_OF))
  return hasLogin || !hasOwnTokens
}

function advise(schemes: ReadonlyMap<string, Json>, names: readonly string[]): string {
  const isCertificate = names.every((name) => schemes.get(name)?.['type'] === 'mutualTLS')
  return isCertificate
    ? 'set tls.cert and tls.key'
    : `set it in tokens of the players (tokens: { ${names.join(': …, ')}: … }), or its header in headers`
}
