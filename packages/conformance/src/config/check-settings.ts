import { validateHeaderName, validateHeaderValue } from 'node:http'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** The minimum of each number. */
const MIN: { [setting: string]: number } = { workers: 1, timeoutMs: 1, seed: 0, fuzz: 0 }
const SWITCHES = ['stated', 'implemented', 'cleanup', 'slow', 'allowUnsandboxed']
const NAMES = ['only', 'deny', 'checks', 'skipChecks']
const OBJECTS = ['serverVariables', 'headers', 'inputs', 'files', 'after', 'socket', 'tls']
const OTP_WAYS = ['fixed', 'command', 'url']

/**
 * Validates and converts the settings of a config file: numbers from the environment are strings, and one name may
 * stand for a list. Throws a readable message.
 */
export function checkSettings(file: string, given: Json): Json {
  const settings = { ...given }
  const refuse = (name: string, wanted: string): never => {
    throw new Error(`${file}: ${name} must be ${wanted}, not ${JSON.stringify(given[name])}`)
  }
  for (const [name, least] of Object.entries(MIN)) {
    if (given[name] === undefined) continue
    settings[name] = toNumber(given[name])
    if (!(Number.isInteger(settings[name]) && Number(settings[name]) >= least))
      refuse(name, `a whole number${least === 0 ? '' : ` from ${String(least)}`}`)
  }
  if (given['rateLimit'] !== undefined) {
    settings['rateLimit'] = toNumber(given['rateLimit'])
    if (!(Number(settings['rateLimit']) > 0)) refuse('rateLimit', 'a number of requests per second')
  }
  for (const name of SWITCHES) {
    if (given[name] === undefined) continue
    settings[name] = given[name] === 'true' ? true : given[name] === 'false' ? false : given[name]
    if (typeof settings[name] !== 'boolean') refuse(name, 'true or false')
  }
  for (const name of NAMES)
    if (given[name] !== undefined) settings[name] = listNames(given[name]) ?? refuse(name, 'a list')
  for (const name of OBJECTS) if (given[name] !== undefined && !isJson(given[name])) refuse(name, 'an object')
  if (isJson(given['after'])) {
    const after = Object.entries(given['after']).map(([call, before]) => [
      call,
      listNames(before) ?? refuse('after', 'a list of operations for each operation'),
    ])
    settings['after'] = Object.fromEntries(after)
  }
  if (isJson(given['headers'])) settings['headers'] = toHeaders(file, given['headers'])
  if (isJson(given['serverVariables'])) {
    const variables = Object.entries(given['serverVariables']).map(([name, value]) => [name, String(value)])
    settings['serverVariables'] = Object.fromEntries(variables)
  }
  const { languages, otp, login, register, envelope, server, proxy } = given
  if (languages !== undefined && !(Array.isArray(languages) && languages.length === 2))
    refuse('languages', 'a list of two languages, such as [en-US, vi-VN]')
  if (otp !== undefined) settings['otp'] = getOtp(otp) ?? refuse('otp', `one of ${OTP_WAYS.join(', ')}`)
  if (server !== undefined) {
    if (typeof server !== 'string' && typeof server !== 'number') refuse('server', 'a number from 1, or a name')
    settings['server'] = String(server)
  }
  if (login !== undefined && typeof login !== 'string') refuse('login', 'an operationId')
  if (register !== undefined && typeof register !== 'string' && register !== false)
    refuse('register', 'an operationId, or false')
  if (proxy !== undefined && !(typeof proxy === 'string' && URL.canParse(proxy)))
    throw new Error(`${file}: proxy must be an address, such as http://proxy:3128`)
  if (envelope !== undefined && typeof envelope !== 'string') refuse('envelope', 'an expression')
  return settings
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value
}

/** Returns HTTP headers with lower-case names. */
function toHeaders(file: string, given: Json): Json {
  const headers = Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  for (const [name, value] of headers) {
    try {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    } catch {
      // The value may be a secret key, so do not repeat it.
      throw new Error(`${file}: the header ${name} contains characters that HTTP does not allow`)
    }
  }
  return Object.fromEntries(headers)
}

/** Parses `one`, `one,two` or a list. */
function listNames(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string') return undefined
  return value.split(',').map((one) => one.trim())
}

function getOtp(value: unknown): Json | undefined {
  if (!isJson(value) || !OTP_WAYS.some((way) => value[way] !== undefined)) return undefined
  // YAML reads a password such as 123456 as a number.
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
}
