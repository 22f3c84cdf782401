import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { isJson, type Json } from '../document/json.ts'
import { RISKS, type BaselineEntry, type ConfigInput, type PlayerConfig, type Risk } from './config.ts'

const NAMES = new Set(
  'url openapi asyncapi envelope players otp inputs files after deny allow rateLimit workers timeoutMs seed baseline stated slow fuzz only languages login register'.split(
    ' ',
  ),
)

/** Reads a config file (YAML or JSON). Paths in it are relative to it; `{env: NAME}` takes a variable. Throws in words. */
export function readConfig(file: string, env: NodeJS.ProcessEnv): Partial<ConfigInput> {
  const value = withEnvironment(parseFile(file), env)
  if (!isJson(value)) throw new Error(`${file}: a configuration is an object`)
  for (const name of Object.keys(value)) {
    if (!NAMES.has(name)) throw new Error(`${file}: there is no setting named ${name}`)
  }
  const near = (path: unknown): string => resolve(dirname(file), String(path))
  const config: Json = { ...value }
  if (typeof value['openapi'] === 'string') config['openapi'] = near(value['openapi'])
  if (isJson(value['files'])) {
    config['files'] = Object.fromEntries(Object.entries(value['files']).map(([name, path]) => [name, near(path)]))
  }
  if (value['players'] !== undefined) config['players'] = readPlayers(file, value['players'])
  if (value['allow'] !== undefined) config['allow'] = readAllowed(value['allow'])
  if (value['baseline'] !== undefined) config['baseline'] = readBaseline(file, value['baseline'])
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

/** Reads `money,message` or a list of it. */
export function readAllowed(value: unknown): Risk[] {
  const names = Array.isArray(value) ? value.map(String) : String(value).split(',')
  const odd = names.find((name) => !(RISKS as readonly string[]).includes(name))
  if (odd !== undefined) throw new Error(`allow knows ${RISKS.join(', ')}, not ${odd}`)
  return names as Risk[]
}

function readPlayers(file: string, value: unknown): PlayerConfig[] {
  if (!Array.isArray(value)) throw new Error(`${file}: players is a list`)
  return value.map((one, index) => {
    if (!isJson(one)) throw new Error(`${file}: player ${index + 1} is an object`)
    return Object.fromEntries(Object.entries(one).map(([name, field]) => [name, String(field)]))
  })
}

function readBaseline(file: string, value: unknown): BaselineEntry[] {
  if (!Array.isArray(value)) throw new Error(`${file}: baseline is a list`)
  return value.map((one, index) => {
    const { id, reason, expires } = isJson(one) ? one : {}
    if (
      typeof id !== 'string' ||
      typeof reason !== 'string' ||
      reason === '' ||
      Number.isNaN(Date.parse(String(expires)))
    ) {
      throw new Error(`${file}: baseline entry ${index + 1} wants id, reason and expires (YYYY-MM-DD)`)
    }
    return { id, reason, expires: String(expires) }
  })
}

function withEnvironment(value: unknown, env: NodeJS.ProcessEnv): unknown {
  if (Array.isArray(value)) return value.map((one) => withEnvironment(one, env))
  if (!isJson(value)) return value
  const { env: name } = value
  if (typeof name === 'string' && Object.keys(value).length === 1) {
    const found = env[name]
    if (found === undefined) throw new Error(`the variable ${name} is not set`)
    return found
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withEnvironment(one, env)]))
}
