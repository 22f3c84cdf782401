import { validateHeaderName, validateHeaderValue } from 'node:http'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { SETTINGS, type Setting } from './settings.ts'

const OTP_WAYS = ['fixed', 'command', 'url']

/**
 * Validates and converts the settings of a config file: numbers from the environment are strings, and one name may
 * stand for a list. `written` is what the file has in the place of the environment's values. Throws a readable message.
 */
export function checkSettings(file: string, given: Json, written: unknown): Json {
  const settings = { ...given }
  const refuse = (name: string, wanted: string): never => {
    throw new Error(`${file}: ${name} must be ${wanted}, not ${JSON.stringify(given[name])}`)
  }
  for (const [name, setting] of Object.entries(SETTINGS)) {
    if (given[name] === undefined || setting.kind === 'other') continue
    if (isQuoted(written, name) && ['integer', 'switch'].includes(setting.kind)) refuse(name, describeKind(setting))
    settings[name] = readKind(setting, given[name]) ?? refuse(name, describeKind(setting))
  }
  if (given['rateLimit'] !== undefined) {
    settings['rateLimit'] = toNumber(given['rateLimit'])
    if (isQuoted(written, 'rateLimit') || !(Number(settings['rateLimit']) > 0))
      refuse('rateLimit', 'a number of requests per second')
  }
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
  const { clock, languages, otp, register, restart, server, proxy, socket } = given
  if (isJson(socket))
    settings['socket'] = Object.fromEntries(
      Object.entries(socket).map(([name, value]) => [
        name,
        Number(toNumber(value)) >= 0 ? toNumber(value) : refuse('socket', 'times in milliseconds'),
      ]),
    )
  if (languages !== undefined && !(Array.isArray(languages) && languages.length === 2))
    refuse('languages', 'a list of two languages, such as [en-US, vi-VN]')
  if (otp !== undefined) settings['otp'] = getOtp(otp) ?? refuse('otp', `one of ${OTP_WAYS.join(', ')}`)
  if (isJson(clock) && typeof clock['command'] !== 'string') refuse('clock', 'a command')
  if (isJson(restart)) settings['restart'] = getRestart(restart) ?? refuse('restart', 'a command, and timeoutMs')
  if (server !== undefined) {
    if (typeof server !== 'string' && typeof server !== 'number') refuse('server', 'a number from 1, or a name')
    settings['server'] = String(server)
  }
  if (register !== undefined && typeof register !== 'string' && register !== false)
    refuse('register', 'an operationId, or false')
  if (proxy !== undefined && !(typeof proxy === 'string' && URL.canParse(proxy)))
    throw new Error(`${file}: proxy must be an address, such as http://proxy:3128`)
  return settings
}

/** Whether the file itself writes a number as text, such as `"10"`, which only the environment may. */
function isQuoted(written: unknown, name: string): boolean {
  return isJson(written) && typeof written[name] === 'string'
}

/** The value of a setting; undefined if it is not of its kind. */
function readKind({ kind, minimum = 0 }: Setting, value: unknown): unknown {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value : undefined
    case 'integer': {
      const number = toNumber(value)
      return Number.isInteger(number) && Number(number) >= minimum ? number : undefined
    }
    case 'switch': {
      const isOn = value === 'true' ? true : value === 'false' ? false : value
      return typeof isOn === 'boolean' ? isOn : undefined
    }
    case 'names':
      return listNames(value)
    case 'object':
      return isJson(value) ? value : undefined
    case 'other':
      return value
  }
}

function describeKind({ kind, minimum = 0 }: Setting): string {
  if (kind === 'integer') return `a whole number${minimum === 0 ? '' : ` from ${String(minimum)}`}`
  return { text: 'a text', switch: 'true or false', names: 'a list', object: 'an object', other: 'valid' }[kind]
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
  return value.split(',').map((word) => word.trim())
}

function getOtp(value: unknown): Json | undefined {
  if (!isJson(value) || !OTP_WAYS.some((way) => value[way] !== undefined)) return undefined
  // YAML reads a password such as 123456 as a number.
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]))
}

function getRestart({ command, timeoutMs }: Json): Json | undefined {
  const milliseconds = toNumber(timeoutMs)
  if (typeof command !== 'string' || (timeoutMs !== undefined && !(Number(milliseconds) > 0))) return undefined
  return { command, ...(timeoutMs === undefined ? {} : { timeoutMs: milliseconds }) }
}
