import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getEndParameter, isBelow, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { Player } from '../../config/player.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { namedValues, objectsIn } from '../../cases/items.ts'
import { withLinked } from '../../cases/link-data.ts'
import { getLocation } from '../../cases/location.ts'

/** The read of what a write created or changed. */
export interface WrittenThing {
  read: Operation
  parameters: RequestInput['path']
  /** The path parameter that names a created thing, and its value. */
  name?: string
  value?: unknown
}

/**
 * Finds the read of what a success wrote: of a PUT or PATCH at the same path; of a POST at its path and the id in the
 * response, or where its `Location` leads.
 */
export function findWritten(context: RunContext, result: RequestResult): WrittenThing | undefined {
  const { operation, input, response } = result
  const reads = context.operations.filter(
    (read) => isRead(read) && getExclusionReason(read, context.config) === undefined && !context.isGivenUp(read),
  )
  if (operation.method === 'PUT' || operation.method === 'PATCH') {
    const read = reads.find(({ path, method }) => method === 'GET' && isSamePath(path, operation.path))
    return read && { read, parameters: input.path }
  }
  if (operation.method !== 'POST') return undefined
  const location = response?.headers['location']
  const below = reads.find(({ path }) => isBelow(path, operation.path))
  const located = reads.find((read) => getLocation(read, location).length > 0)
  for (const read of [below, located]) {
    const name = getEndParameter(read?.path ?? '')
    const schema = read?.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema
    if (read === undefined || name === undefined || schema === undefined) continue
    const named = read === below ? objectsIn(context.data(result)).flatMap((item) => namedValues(name, item)) : []
    const value = [...named, ...getLocation(read, location)].find(
      (candidate) => context.validate(schema, candidate, 'request').violations.length === 0,
    )
    // The parent's path parameters apply here too, as sent, because a case may have varied the path.
    if (value !== undefined) return { read, name, value, parameters: { ...input.path, [name]: value } }
  }
  return undefined
}

/** Reads what a write created or changed as a player. With `isCase` it counts as a case of the read. */
export async function readWritten(
  { context, inputs, sessions }: Pick<SessionPool, 'context' | 'inputs' | 'sessions'>,
  { read, parameters }: WrittenThing,
  player: Player,
  isCase = false,
): Promise<RequestResult> {
  const input = withLinked(read, await inputs.first(read, player), { parameters })
  const jar = read.needsSession ? await sessions.getJar(player) : new CookieJar()
  return isCase ? context.send(read, input, { jar }) : context.look(read, input, { jar })
}
