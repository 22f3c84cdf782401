import type { Candidate } from '../../cases/candidate.ts'
import { causingValues } from './causing-values.ts'
import { isJson, withAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import type { RequestResult, RequestInput } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'

/** How many values to try for one field. */
const MAX_VALUES = 3

/**
 * Breaks one field of a valid input until the operation refuses it with a documented code: first a wrong password, then
 * an unknown name, then a large amount. Returns the result of `send`, or undefined if nothing is refused.
 */
export async function causeRefusal<Sent extends { result: RequestResult }>(
  pool: SessionPool,
  operation: Operation,
  { input, player }: Candidate,
  send: (input: RequestInput) => Promise<Sent>,
): Promise<Sent | undefined> {
  const { body } = input
  if (!isJson(body)) return undefined
  const fields = [...new Set(operation.codes.flatMap(({ field }) => field ?? []))].filter((field) => field in body)
  const rank = (field: string): number => (isSecretName(field) ? 0 : typeof body[field] === 'string' ? 1 : 2)
  for (const field of fields.toSorted((a, b) => rank(a) - rank(b))) {
    const values = (await causingValues(pool, operation, player, field)).filter((value) => value !== body[field])
    const largestFirst = values.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? b - a : 0))
    for (const value of largestFirst.slice(0, MAX_VALUES)) {
      const sent = await send({ ...input, body: withAt(body, `/${field}`, value) })
      if (pool.context.isListed(sent.result)) return sent
    }
  }
  return undefined
}
