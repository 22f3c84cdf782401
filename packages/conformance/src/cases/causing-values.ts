import { isJson } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { FormFile } from '../http/multipart.ts'
import type { SessionPool } from '../context/session-pool.ts'
import { wantsHash, type Player } from '../context/player.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import { flatten } from '../document/flatten.ts'
import { createSample } from '../document/schema/sample.ts'
import { getShape } from '../document/schema/shape.ts'
import { PNG_SIGNATURE } from '@tumpak/contract-kit/picture-type.ts'

const DAY_MS = 86_400_000
/** Larger than any picture for a form, and small enough to send at once. */
const LARGE_FILE = 12 * 1_048_576
/** More than a player has, and less than what a server takes for a mistake. */
const MUCH = 1_000_000
/** The number of tried values of one kind. */
const MAX = 4

/** Values that fit the document but may still be refused, for a field of a good input. */
export async function causingValues(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  field: string,
): Promise<unknown[]> {
  const { context } = pool
  const { root } = context
  const schemas = getSchemas(pool, operation, field)
  const [schema] = schemas
  if (schema === undefined) return []
  const { keywords, types, component } = getShape(root, schema)
  if (keywords['format'] === 'binary') return [textFile(), largeFile()]
  const random = context.unique(`${operation.id} ${field} ${player.name}`)
  const isNumber = types.includes('number') || types.includes('integer')
  const values: unknown[] = [
    ...schemas.map((one) => createSample(root, one, random)),
    ...(isNumber ? [keywords['minimum'], keywords['maximum'], MUCH] : []),
    ...(keywords['format'] === 'date' ? [day(-365 * 5), day(1), '1900-01-01'] : []),
    ...(await shownValues(pool, operation, player, field)),
    ...pool.sessions.players.filter((one) => one !== player).map((one) => one.fields[field]),
    ...(wantsHash(keywords['pattern']) ? [hashPassword(player.fields['password'] ?? '')] : []),
  ]
  // Two fields of one kind may have to differ.
  const body = operation.body === undefined ? undefined : (await pool.inputs.first(operation, player)).body
  for (const [name, value] of Object.entries(isJson(body) ? body : {})) {
    const [other] = getSchemas(pool, operation, name)
    const isAlike = other !== undefined && component !== undefined && getShape(root, other).component === component
    if (name !== field && isAlike) values.push(value)
  }
  const fits = (value: unknown): boolean =>
    schemas.some((one) => context.validate(one, value, 'request').violations.length === 0)
  return [...new Set(values)].filter((value) => value !== undefined && fits(value))
}

/** The schemas of a field, one for each shape of the body. */
function getSchemas({ context }: SessionPool, operation: Operation, field: string): DocumentNode[] {
  const parameter = operation.parameters.find((one) => one.name === field)
  if (parameter !== undefined) return [parameter.schema]
  if (operation.body === undefined) return []
  const shape = getShape(context.root, operation.body.schema)
  const shapes = [shape, ...shape.branches.map((one) => getShape(context.root, one))]
  return shapes.flatMap(({ properties }) => properties.get(field) ?? [])
}

/** The values in any player's reads under this name, or under one that ends in it: `invitationCode` for `code`. */
async function shownValues(
  { context, candidates, sessions }: SessionPool,
  operation: Operation,
  player: Player,
  field: string,
): Promise<unknown[]> {
  const ending = field.charAt(0).toUpperCase() + field.slice(1)
  const found: unknown[] = []
  const reads = operation.shows.flatMap((id) => context.operation(id) ?? []).filter(isRead)
  for (const one of new Set([player, ...sessions.players])) {
    for (const read of reads) {
      if (getExclusionReason(read, context.config) !== undefined) continue
      const result = await candidates.capture(read, one)
      const values = [...flatten(result === undefined ? null : context.data(result))]
        .filter(([pointer]) => [field, 'id'].includes(getLast(pointer)) || getLast(pointer).endsWith(ending))
        .map(([, value]) => value)
      found.push(...values.slice(0, MAX))
    }
  }
  return found
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

/** A picture by its first bytes, but far too large. */
function largeFile(): FormFile {
  const content = Buffer.alloc(LARGE_FILE)
  content.set(PNG_SIGNATURE)
  return new FormFile('large.png', 'image/png', content)
}
