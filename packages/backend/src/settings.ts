import { createHash } from 'node:crypto'
import path from 'node:path'

/** What a deployment sets by environment variables; README.md lists them. */
export interface Settings {
  readonly port: number
  /** The host that the server listens on. */
  readonly host: string
  /** `postgres://…`; undefined for the embedded PGlite in `folder`. */
  readonly databaseUrl: string | undefined
  /** Where the embedded database and the identity pictures are. */
  readonly folder: string
  readonly isProduction: boolean
  /** Times the documented rate limits; a load test raises it. */
  readonly rateFactor: number
  /** The host of the payment page and of the game page: another host name than the app's. */
  readonly pagesHost: string
  /** Whether an empty database gets players, games and letters. */
  readonly hasSeed: boolean
  readonly hasOperatorPage: boolean
  /** The port of the operator's page, on 127.0.0.1. */
  readonly operatorPort: number
  /** Addresses of proxies, such as `loopback, 10.0.0.0/8`, whose X-Forwarded headers are believed. */
  readonly trustedProxies: string | undefined
  /** Within how many seconds a withdrawal is paid in development, where nobody does it; 0 for by hand alone. */
  readonly payoutSeconds: number
}

/** Reads the settings. Throws an error that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const folder = path.resolve(env.TUMPAK_BACKEND_FOLDER ?? '.cache/backend')
  return {
    port: readNumber(env, 'TUMPAK_BACKEND_PORT', 4620, 0, 65_535),
    host: env.TUMPAK_BACKEND_HOST ?? '127.0.0.1',
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    folder,
    isProduction: env.NODE_ENV === 'production',
    rateFactor: readNumber(env, 'TUMPAK_BACKEND_RATE_FACTOR', 1, 1, 1_000_000),
    pagesHost: env.TUMPAK_BACKEND_PAGES_HOST ?? 'localhost',
    hasSeed: readSwitch(env, 'TUMPAK_BACKEND_SEED'),
    hasOperatorPage: readSwitch(env, 'TUMPAK_BACKEND_OPERATOR'),
    operatorPort: readNumber(env, 'TUMPAK_BACKEND_OPERATOR_PORT', 4621, 0, 65_535),
    trustedProxies: env.TUMPAK_BACKEND_TRUSTED_PROXIES === '' ? undefined : env.TUMPAK_BACKEND_TRUSTED_PROXIES,
    payoutSeconds: env.NODE_ENV === 'production' ? 0 : readNumber(env, 'TUMPAK_BACKEND_PAYOUT_SECONDS', 60, 0, 86_400),
  }
}

/** `on` or `off`; without it, on in development alone. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] ?? ''
  if (text === '') return env.NODE_ENV !== 'production'
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} must be "on" or "off", and is "${text}".`)
}

function readNumber(env: NodeJS.ProcessEnv, name: string, usual: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`${name} must be a whole number from ${min} to ${max}, and is "${text}".`)
}

/** The SHA-256 of a secret, as the database keeps it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
