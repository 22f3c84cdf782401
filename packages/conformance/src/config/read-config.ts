import { TOKEN_OF } from './credentials.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { isJson, text, type Json } from '@tumpak/contract-kit/json.ts'
import type { Trigger } from './trigger.ts'
import { readFrames } from './frame-config.ts'
import { readCheckSettings } from './check-setting.ts'
import { checkSettings } from './check-settings.ts'
import { isAddress } from '../document/fetch-document.ts'
import { findUnknownKey } from './find-unknown-key.ts'
import { getPreset } from './presets.ts'
import { SETTINGS } from './settings.ts'
import { RISKS, type BaselineEntry, type ConfigInput, type PlayerConfig, type Risk } from './config.ts'

/** The value of `asyncapi` if there is no socket to check. */
export const NO_DOCUMENT = 'none'

/** Settings whose values from the environment are masked. An address or a number of workers is not secret. */
const MAY_BE_SECRET = [
  'players',
  'accounts',
  'headers',
  'otp',
  'inputs',
  'triggers',
  'restart',
  'clock',
  'frames',
  'tls',
  'proxy',
]

/**
 * Reads a config file (YAML or JSON). Paths are relative to it, and `{env: NAME}` reads an environment variable. Throws
 * a readable message.
 */
export function readConfig(file: string, env: NodeJS.ProcessEnv): Partial<ConfigInput> {
  const given = parseFile(file)
  const value = withEnvironment(given, env)
  if (!isJson(value)) throw new Error(`${file}: the configuration must be an object`)
  const names = Object.keys(SETTINGS)
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`${file}: there is no setting named ${unknown}.${didYouMean(unknown, names)}`)
  for (const [name, inner] of Object.entries(value)) {
    const inside = findUnknownKey(SETTINGS[name]?.schema, inner, name)
    if (inside !== undefined)
      throw new Error(
        `${file}: ${inside.place} has no setting named ${inside.name}.${didYouMean(inside.name, inside.known)}`,
      )
  }
  const near = (path: unknown): string => resolve(dirname(file), String(path))
  const { extends: preset, accounts, ...config } = checkSettings(file, value, given)
  if (typeof preset === 'string') Object.assign(config, { ...getPreset(preset), ...config })
  for (const name of ['openapi', 'asyncapi', 'frameDocument']) {
    const document = value[name]
    if (typeof document === 'string' && document !== NO_DOCUMENT && !isAddress(document)) config[name] = near(document)
  }
  if (value['checkSettings'] !== undefined) config['checkSettings'] = readCheckSettings(file, value['checkSettings'])
  if (value['hooks'] !== undefined) config['hooks'] = near(value['hooks'])
  if (Array.isArray(config['checks'])) config['checks'] = config['checks'].map(near)
  if (value['frames'] !== undefined) config['frames'] = readFrames(file, value['frames'])
  if (value['triggers'] !== undefined) config['triggers'] = readTriggers(file, value['triggers'])
  if (isJson(value['tls'])) config['tls'] = readTls(value['tls'], near)
  if (isJson(value['files'])) {
    config['files'] = Object.fromEntries(Object.entries(value['files']).map(([name, path]) => [name, near(path)]))
  }
  if (accounts !== undefined && value['players'] !== undefined)
    throw new Error(`${file}: accounts is another name of players: give one of them`)
  const players = accounts ?? value['players']
  if (players !== undefined) config['players'] = readPlayers(file, players)
  if (value['allow'] !== undefined) config['allow'] = readAllowed(value['allow'])
  if (value['baseline'] !== undefined) config['baseline'] = readBaseline(file, value['baseline'])
  const mayBe = isJson(given) ? MAY_BE_SECRET.map((name) => given[name]) : []
  config['secrets'] = getSecrets(mayBe, env)
  return config as Partial<ConfigInput>
}

function parseFile(file: string): unknown {
  if (!existsSync(file)) throw new Error(`there is no config file ${file}`)
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Makes paths relative to the file. Leaves the content of a file, as CI keeps it in a variable, unchanged. */
function readTls(given: Json, near: (path: unknown) => string): Json {
  const entries = Object.entries(given).map(([name, value]) => {
    const isPath = name !== 'passphrase' && !String(value).startsWith('-----BEGIN')
    return [name, isPath ? near(value) : String(value)]
  })
  return Object.fromEntries(entries) as Json
}

/** Parses `money,message` or a list of it. */
export function readAllowed(value: unknown): Risk[] {
  const names = Array.isArray(value) ? value.map(String) : String(value).split(',')
  const unknown = names.find((name) => !(RISKS as readonly string[]).includes(name))
  if (unknown !== undefined) throw new Error(`allow accepts ${RISKS.join(', ')}, not ${unknown}`)
  return names as Risk[]
}

/** Reads how to make the server send each event: `{command}`, `{url, method?, body?}` or `{call}`. */
function readTriggers(file: string, value: unknown): { [event: string]: Trigger } {
  if (!isJson(value)) throw new Error(`${file}: triggers must be an object of events, each with command, url or call`)
  for (const [event, trigger] of Object.entries(value)) {
    const ways = isJson(trigger) ? ['command', 'url', 'call'].filter((way) => typeof trigger[way] === 'string') : []
    if (ways.length !== 1) throw new Error(`${file}: the trigger of ${event} must have one of command, url and call`)
  }
  return value as { [event: string]: Trigger }
}

function readPlayers(file: string, value: unknown): PlayerConfig[] {
  if (!Array.isArray(value)) throw new Error(`${file}: players must be a list`)
  return value.map((player, index) => {
    if (!isJson(player)) throw new Error(`${file}: entry ${index + 1} of players must be an object`)
    return Object.fromEntries(
      Object.entries(player).flatMap(([name, field]) =>
        name === 'token' && isJson(field)
          ? readToken(`${file}: the token of entry ${index + 1} of players`, field)
          : name === 'tokens' && isJson(field)
            ? Object.entries(field).map(([scheme, token]) => [TOKEN_OF + scheme, String(token)] as const)
            : [[name, String(field)]],
      ),
    )
  })
}

/** Reads where an account's token comes from: `{ command }`, or `{ url, … }` with form fields. */
function readToken(what: string, { command, url, ...fields }: Json): [name: string, value: string][] {
  const isCommand = typeof command === 'string' && url === undefined
  const [unknown] = Object.keys(fields)
  if (isCommand && unknown !== undefined) throw new Error(`${what}: a command has no field ${unknown}`)
  if (isCommand) return [['tokenCommand', command]]
  if (typeof url !== 'string' || command !== undefined)
    throw new Error(`${what} must be a text, { command: … } or { url: … }`)
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).username !== '')
    throw new Error(`${what}: url must begin with http:// or https:// and contain no credentials`)
  const form = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return [
    ['tokenUrl', url],
    ['tokenForm', String(form)],
  ]
}

function readBaseline(file: string, value: unknown): BaselineEntry[] {
  if (!Array.isArray(value)) throw new Error(`${file}: baseline must be a list`)
  return value.map((entry, index) => {
    const { id, reason, expires } = isJson(entry) ? entry : {}
    if (
      typeof id !== 'string' ||
      typeof reason !== 'string' ||
      reason === '' ||
      Number.isNaN(Date.parse(String(expires)))
    ) {
      throw new Error(`${file}: baseline entry ${index + 1} must have id, reason and expires (YYYY-MM-DD)`)
    }
    return { id, reason, expires: String(expires) }
  })
}

/** Returns the secret values that settings take from the environment. */
function getSecrets(given: unknown, env: NodeJS.ProcessEnv): string[] {
  if (Array.isArray(given)) return given.flatMap((item) => getSecrets(item, env))
  if (!isJson(given)) return []
  const name = getVariable(given)
  if (name === undefined) return getSecrets(Object.values(given), env)
  return [env[name] ?? '']
}

function withEnvironment(value: unknown, env: NodeJS.ProcessEnv): unknown {
  if (Array.isArray(value)) return value.map((item) => withEnvironment(item, env))
  if (!isJson(value)) return value
  const name = getVariable(value)
  if (name !== undefined) {
    const found = env[name]
    if (found === undefined) throw new Error(`the environment variable ${name} is not set`)
    return found
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withEnvironment(field, env)]))
}

/** Returns the variable named by `{env: NAME}`; undefined for anything else. */
function getVariable(value: Json): string | undefined {
  return Object.keys(value).length === 1 ? text(value['env']) : undefined
}
