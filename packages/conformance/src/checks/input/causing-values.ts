import { isJson } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { FormFile } from '../../http/multipart.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { wantsHash, type Player } from '../../config/player.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { isRead, getExclusionReason } from '../../context/risk.ts'
import { flatten } from '../../document/flatten.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import { PNG_SIGNATURE } from '@tumpak/contract-kit/picture-type.ts'

const DAY_MS = 86_400_000
/** Larger than any form accepts for a picture, and small enough to send quickly. */
const LARGE_FILE_BYTES = 12 * 1_048_576
/** More money than a player has, and still a plausible amount. */
const LARGE_AMOUNT = 1_000_000
/** How many values to take from one read. */
const MAX_VALUES = 4

/** Returns values for one field that are valid by the document but that a server may refuse. */
export async function causingValues(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  field: string,
): Promise<unknown[]> {
  const { context } = pool
  const { root } = context
  const schemas = getFieldSchemas(context, operation, field)
  const [schema] = schemas
  if (schema === undefined) return []
  const { keywords, types, component } = getShape(root, schema)
  if (keywords['format'] === 'binary') return [textFile(), largeFile()]
  const random = context.unique(`${operation.id} ${field} ${player.name}`)
  const isNumber = types.includes('number') || types.includes('integer')
  const values: unknown[] = [
    ...schemas.map((branch) => createSample(root, branch, random)),
    ...(isNumber ? [keywords['minimum'], keywords['maximum'], LARGE_AMOUNT] : []),
    ...(keywords['format'] === 'date' ? [day(-365 * 5), day(1), '1900-01-01'] : []),
    ...(await findShownValues(pool, operation, [player, ...pool.sessions.players], field)),
    ...pool.sessions.players.filter((other) => other !== player).map(({ fields }) => fields[field]),
    ...(wantsHash(keywords['pattern']) ? [hashPassword(player.fields['password'] ?? '')] : []),
  ]
  // A server may refuse equal values in two fields of the same type, such as an old and a new password.
  const body = operation.body === undefined ? undefined : (await pool.inputs.first(operation, player)).body
  for (const [name, value] of Object.entries(isJson(body) ? body : {})) {
    const [other] = getFieldSchemas(context, operation, name)
    const isSameType = other !== undefined && component !== undefined && getShape(root, other).component === component
    if (name !== field && isSameType) values.push(value)
  }
  const fits = (value: unknown): boolean =>
    schemas.some((branch) => context.validate(branch, value, 'request').violations.length === 0)
  return [...new Set(values)].filter((value) => value !== undefined && fits(value))
}

/** The schemas of a field, one for each branch of the body. */
export function getFieldSchemas(context: RunContext, operation: Operation, field: string): DocumentNode[] {
  const parameter = operation.parameters.find(({ name }) => name === field)
  if (parameter !== undefined) return [parameter.schema]
  if (operation.body === undefined) return []
  const shape = getShape(context.root, operation.body.schema)
  const shapes = [shape, ...shape.branches.map((branch) => getShape(context.root, branch))]
  return shapes.flatMap(({ properties }) => properties.get(field) ?? [])
}

/**
 * Values in the players' reads under this name or one that ends with it: `invitationCode` for `code`. A field that is a
 * list gets each in a list of its own.
 */
export async function findShownValues(
  { context, candidates }: SessionPool,
  operation: Operation,
  players: readonly Player[],
  field: string,
): Promise<unknown[]> {
  const [schema] = getFieldSchemas(context, operation, field)
  if (schema === undefined) return []
  const isList = getShape(context.root, schema).types.includes('array')
  const name = isList ? field.replace(/s$/, '') : field
  const ending = name.charAt(0).toUpperCase() + name.slice(1)
  const found: unknown[] = []
  const reads = operation.shows.flatMap((id) => context.operation(id) ?? []).filter(isRead)
  for (const player of new Set(players)) {
    for (const read of reads) {
      if (getExclusionReason(read, context.config) !== undefined) continue
      const result = await candidates.capture(read, player)
      const values = [...flatten(result === undefined ? null : context.data(result))]
        .filter(([pointer]) => [name, 'id'].includes(getLast(pointer)) || getLast(pointer).endsWith(ending))
        .map(([, value]) => (isList ? [value] : value))
      found.push(...values.slice(0, MAX_VALUES))
    }
  }
  return found.filter((value) => context.validate(schema, value, 'request').violations.length === 0)
}

function getLast(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1)
}

function day(offset: number): string {
  return new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
}

function textFile(): FormFile {
  return new FormFile('notes.txt', 'text/plain', Buffer.from('not a picture'))
}

/** A file that is a picture by its first bytes, but far too large. */
function largeFile(): FormFile {
  const content = Buffer.alloc(LARGE_FILE_BYTES)
  content.set(PNG_SIGNATURE)
  return new FormFile('large.png', 'image/png', content)
}
