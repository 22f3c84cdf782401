import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { getShape } from '../document/schema/shape.ts'
import type { RequestInput } from '../http/request-result.ts'
import type { Player } from '../config/player.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Candidate } from './candidate.ts'

/**
 * Whether an operation without a session acts on the account that its request names: it ends sessions, or leads to one
 * that does, such as by sending an OTP.
 */
export function isByName(context: Pick<RunContext, 'operation' | 'config'>, operation: Operation): boolean {
  if (operation.needsSession) return false
  const { after } = context.config
  const next = [
    ...operation.links.map(({ to }) => to),
    ...Object.keys(after).filter((to) => after[to]?.includes(operation.id)),
  ]
  return [operation, ...next.flatMap((id) => context.operation(id) ?? [])].some(
    ({ ends, needsSession }) => ends !== undefined && !needsSession,
  )
}

/**
 * Returns what to add to the configuration, so that a request names an account; '' if no field can name one. Leaves out
 * the fields that have a value of the account already.
 */
export function adviseName(
  { root, config: { inputs } }: RunContext,
  { id, body }: Operation,
  sent?: Candidate,
): string {
  const known = new Set(Object.values(sent?.player.fields ?? {}))
  const own = listValues(sent?.input.body).filter(([, value]) => known.has(value))
  const properties = body === undefined ? [] : [...getShape(root, body.schema).properties]
  const names = properties.flatMap(([name, node]) => {
    const { keywords, types } = getShape(root, node)
    // Neither secrets nor closed lists, such as countries, name an account.
    const isClosed = 'const' in keywords || 'enum' in keywords || types.includes('boolean')
    const isSecret = isSecretName(name) || [inputs[name], inputs[`${id}/${name}`]].includes('{otp}')
    return isClosed || isSecret || own.some(([field]) => field === name) ? [] : [name]
  })
  if (names.length === 0) return ''
  const settings = names.map((name) => `${id}/${name}: '{player.${name}}'`)
  const list = names.join(', ')
  return `It acts on an account by name (${list}): give the accounts that field (players), or say which of their fields it is (inputs: ${settings.join(', ')})`
}

/**
 * Whether a request, or the one that its values come from, names a player's account: it has a value that no other
 * player has, and no value that contradicts the player's fields.
 */
export function namesAccount({ input, from }: Candidate, player: Player, all: readonly Player[]): boolean {
  const others = all.filter(({ fields }) => fields !== player.fields)
  const sent = [input, ...(from === undefined ? [] : [from.input])].flatMap(listSent)
  const own = Object.entries(player.fields).filter(([name]) => !isSecretName(name))
  const isUnique = ([name, value]: [string, string]): boolean => others.every(({ fields }) => fields[name] !== value)
  return (
    sent.every(([name, value]) => (player.fields[name] ?? value) === value) &&
    own.filter(isUnique).some(([, value]) => sent.some(([, given]) => given === value))
  )
}

function listSent({ path, query, body }: RequestInput): [name: string, value: string][] {
  return [path, query, body].flatMap(listValues).filter(([name]) => !isSecretName(name))
}

/** The texts and numbers of a value, by the name of their field. */
export function listValues(value: unknown): [name: string, value: string][] {
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, field]): [string, string][] => {
    if (isJson(field)) return listValues(field)
    return typeof field === 'string' || typeof field === 'number' ? [[name, String(field)]] : []
  })
}
