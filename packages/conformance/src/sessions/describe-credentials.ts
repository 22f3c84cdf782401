import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { listInputNames } from '../cases/input-names.ts'
import type { Player } from '../config/player.ts'
import type { RunContext } from '../context/run-context.ts'

/** How many fields of a login an error names. */
const MAX_FIELDS = 5

/** Where a player's credentials come from, in the words of the configuration. */
export function describeCredentials(
  players: readonly Player[],
  player: Player,
  fields: readonly string[] = ['username', 'password'],
): string {
  const { token, tokenCommand, tokenUrl } = player.fields
  const entry = nameEntry(players, player)
  if (token !== undefined) return `its token (${entry})`
  if (tokenCommand !== undefined) return `the token of its command (${entry})`
  if (tokenUrl !== undefined) return `the token of ${tokenUrl} (${entry})`
  return `its ${joinNames(fields)} (${entry})`
}

/** Says what to do about a refused login, by the names of its inputs; '' for a login without inputs. */
export function adviseLogin(
  { root, config }: Pick<RunContext, 'root' | 'config'>,
  login: Operation,
  players: readonly Player[],
  player: Player,
): string {
  const headers = login.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  const names = [...listInputNames(root, login).fields].filter((name) => !headers.includes(name))
  const given = names.filter((name) => Object.hasOwn(player.fields, name))
  if (given.length > 0)
    return `Is ${describeCredentials(players, player, given)} right? An earlier run may have changed the password`
  const keys = Object.keys(config.inputs).filter((key) =>
    names.some((name) => [name, `${login.id}/${name}`].includes(key)),
  )
  if (keys.length > 0) return `Is ${joinNames(keys)} of inputs right?`
  if (names.length === 0) return ''
  return `It takes ${joinNames(names.slice(0, MAX_FIELDS))}, and ${nameEntry(players, player)} has none of these`
}

function joinNames(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

function nameEntry(players: readonly Player[], player: Player): string {
  const index = players.indexOf(player)
  return index === -1 ? 'the account that the run registered' : `entry ${String(index + 1)} of players`
}
