import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { STATED } from '@tumpak/contract-kit/stated.ts'
import { listInputNames } from '../cases/input-names.ts'
import { CHECKS } from '../checks/registry.ts'
import type { Check } from '../checks/define-check.ts'
import type { Config } from '../config/config.ts'
import { getSchemes, TOKEN_OF } from '../config/credentials.ts'
import { patternMaker } from '../document/schema/pattern.ts'
import { CannotRun, findLogin, findRegister } from '../sessions/sessions.ts'
import type { SocketContract } from '../socket/socket-contract.ts'
import { CONNECTION, listNames } from '../socket/socket-ledger.ts'

/** What the settings of a run may name. */
export interface SettingsScope {
  readonly root: Json
  readonly operations: readonly Operation[]
  readonly contract: SocketContract | undefined
  /** The names of framed pages. */
  readonly pages: readonly string[]
  readonly ownChecks: readonly Check[]
}

/** Fields of an account that are no input of the document. */
const OF_ACCOUNT = [
  'token',
  'tokens',
  'tokenPrefix',
  'tokenCommand',
  'tokenUrl',
  'tokenForm',
  'username',
  'password',
  'lasting',
]
const PLACEHOLDERS = ['fresh', 'otp']
const REFERENCE = /\{([^{}]+)\}/g

/** Throws CannotRun for a setting that names what the documents do not have, because it would have no effect. */
export function assertSettings(config: Config, scope: SettingsScope): void {
  for (const [key, value] of Object.entries(config.inputs)) {
    checkInput(key, scope)
    for (const name of listPlaceholders(value)) checkPlaceholder(key, name, config, scope)
    for (const pattern of listPatterns(value))
      if (patternMaker(pattern) === undefined) throw new CannotRun(`inputs: ${key}: no text is made from ${pattern}`)
  }
  if (config.otp !== undefined && 'url' in config.otp)
    for (const [, name = ''] of config.otp.url.matchAll(/\{(\w+)\}/g)) checkFieldOfSomeone('otp', name, config, scope)
  const fields = new Set(scope.operations.flatMap((operation) => [...listInputNames(scope.root, operation).fields]))
  for (const name of Object.keys(config.files))
    if (!['file', 'body'].includes(name) && !fields.has(name))
      refuse('files', `no operation has a field named ${name}`, name, fields)
  checkTriggers(config, scope)
  for (const [index, player] of config.players.entries())
    for (const name of Object.keys(player)) checkAccountField(index, name, config, scope)
  for (const { id } of config.baseline) checkBaselineId(id, scope)
}

/** Throws CannotRun for `stated` if no document says what is stated: nothing would become a warning. */
export function assertProvenance({ stated }: Config, roots: readonly (Json | undefined)[]): void {
  const says = (root: Json | undefined): boolean =>
    root?.[STATED] !== undefined || JSON.stringify(root ?? {}).includes('"x-proposed')
  if (stated && !roots.some(says))
    throw new CannotRun(
      `stated: the documents do not say what is stated. Put their stated.yaml beside them, use the bundled documents, or mark what is proposed with x-proposed`,
    )
}

/** The operation and the field of `operationId/field`. An id may contain slashes. */
export function splitInput(key: string): { id: string; field: string } | undefined {
  const cut = key.lastIndexOf('/')
  return cut === -1 ? undefined : { id: key.slice(0, cut), field: key.slice(cut + 1) }
}

function refuse(setting: string, problem: string, word: string, known: Iterable<string>): never {
  throw new CannotRun(`${setting}: ${problem}.${didYouMean(word, known)}`)
}

function checkInput(key: string, { root, operations }: SettingsScope): void {
  const all = operations.map((operation) => listInputNames(root, operation))
  const names = new Set(all.flatMap(({ fields, kinds }) => [...fields, ...kinds]))
  if (names.has(key)) return
  const { id, field } = splitInput(key) ?? {}
  if (id === undefined || field === undefined)
    return refuse('inputs', `no operation has a field, a component or an x-input named ${key}`, key, names)
  const operation = operations.find((candidate) => candidate.id === id)
  if (operation === undefined) {
    const ids = operations.map((other) => other.id)
    return refuse('inputs', `the document has no operation named ${id}`, id, ids)
  }
  const { fields } = listInputNames(root, operation)
  if (!fields.has(field)) refuse('inputs', `${id} has no field or parameter named ${field}`, field, fields)
}

/** Lists the names in braces of a value, at any depth. */
function listPlaceholders(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPlaceholders)
  if (isJson(value))
    return Object.keys(value).join() === 'pattern' ? [] : Object.values(value).flatMap(listPlaceholders)
  return typeof value === 'string' ? [...value.matchAll(REFERENCE)].map(([, name = '']) => name) : []
}

/** Lists the values of `{ pattern }` in a value. */
function listPatterns(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPatterns)
  if (!isJson(value)) return []
  const { pattern, ...others } = value
  const isAlone = typeof pattern === 'string' && Object.keys(others).length === 0
  return isAlone ? [pattern] : Object.values(value).flatMap(listPatterns)
}

function checkPlaceholder(key: string, name: string, config: Config, scope: SettingsScope): void {
  const [, field] = /^player\.(.*)$/.exec(name) ?? []
  if (field !== undefined) checkFieldOfSomeone(`inputs: ${key}`, field, config, scope)
  else if (name.includes('#')) {
    const id = name.split(/[?#]/)[0] ?? ''
    const ids = scope.operations.map(({ id }) => id)
    if (!ids.includes(id)) refuse('inputs', `${key}: the document has no operation named ${id}`, id, ids)
  } else if (!PLACEHOLDERS.includes(name)) {
    const words = `{${name}}`
    refuse(
      'inputs',
      `${key}: there is no placeholder ${words}`,
      words,
      PLACEHOLDERS.map((placeholder) => `{${placeholder}}`),
    )
  }
}

function checkFieldOfSomeone(setting: string, name: string, config: Config, scope: SettingsScope): void {
  const known = new Set([...config.players.flatMap(Object.keys), ...listAccountFields(config, scope)])
  if (!known.has(name)) refuse(setting, `no account has a field named ${name} (players)`, name, known)
}

function checkTriggers({ triggers = {} }: Config, { operations, contract }: SettingsScope): void {
  const ids = operations.map(({ id }) => id)
  const events = contract?.messages.filter(({ isFromServer }) => isFromServer).map(({ event }) => event)
  for (const [event, trigger] of Object.entries(triggers)) {
    if (event !== '*' && events !== undefined && !events.includes(event))
      refuse('triggers', `the server sends no event named ${event}`, event, events)
    if (typeof trigger === 'object' && 'call' in trigger && !ids.includes(trigger.call))
      refuse('triggers', `${event}: the document has no operation named ${trigger.call}`, trigger.call, ids)
  }
}

/** The fields that the login and the registration take. */
function listAccountFields({ login, register }: Config, { root, operations }: SettingsScope): string[] {
  const find = (wanted: string | false): Operation | undefined => operations.find(({ id }) => id === wanted)
  const own = login === undefined ? findLogin({ root, operations }) : find(login)
  const other = register === undefined ? findRegister({ root, operations }, own) : find(register)
  return [own, other].flatMap((operation) =>
    operation === undefined ? [] : [...listInputNames(root, operation).fields],
  )
}

/** A misspelled field of an account would only show as a login that is refused. */
function checkAccountField(index: number, name: string, config: Config, scope: SettingsScope): void {
  const setting = `players, entry ${String(index + 1)}`
  const player = config.players[index] ?? {}
  if (name.startsWith(TOKEN_OF)) {
    const [scheme, known] = [name.slice(TOKEN_OF.length), [...getSchemes(scope.root).keys()]]
    if (!known.includes(scheme)) refuse(setting, `the document has no security scheme named ${scheme}`, scheme, known)
    return
  }
  if (isKnownField(name, config, scope)) return
  const missing = [...listAccountFields(config, scope), ...OF_ACCOUNT].filter((field) => !(field in player))
  if (didYouMean(name, missing) !== '') refuse(setting, `there is no field named ${name}`, name, missing)
}

/** Whether a field of an account is an input of some operation, or named by another setting. */
export function isKnownField(
  name: string,
  config: Config,
  { root, operations }: Pick<SettingsScope, 'root' | 'operations'>,
): boolean {
  const { inputs, otp } = config
  const isNamed = JSON.stringify([inputs, otp]).includes(name === '' ? '{}' : `${name}}`)
  // A command gets all fields.
  const isOfCommand = otp !== undefined && 'command' in otp
  return (
    isNamed ||
    isOfCommand ||
    OF_ACCOUNT.includes(name) ||
    operations.some((operation) => listInputNames(root, operation).fields.has(name))
  )
}

/** Refuses an id with a misspelled operation or check. Others may be of a part that this run does not have. */
function checkBaselineId(id: string, { operations, contract, pages, ownChecks }: SettingsScope): void {
  const ids = [
    ...operations.map((operation) => operation.id),
    ...(contract ? listNames(contract) : []),
    ...pages,
    'document',
    CONNECTION,
  ]
  const { id: operation = '', field: check = '' } = splitInput(id.split('#')[0] ?? '') ?? {}
  const checks = [...CHECKS, ...ownChecks].map((info) => info.id)
  if (!ids.includes(operation) && didYouMean(operation, ids) !== '')
    refuse('baseline', `${id}: the document has no operation named ${operation}`, operation, ids)
  if (!checks.some((known) => known === check) && didYouMean(check, checks) !== '')
    refuse('baseline', `${id}: there is no check named ${check}`, check, checks)
}
