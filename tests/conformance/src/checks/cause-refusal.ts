import type { Candidate } from '../cases/candidates.ts'
import { causingValues } from '../cases/causing-values.ts'
import { isJson, withAt } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { isSecretName } from '../document/secret-name.ts'
import type { Answer, CallInput } from '../http/answer.ts'
import type { Stage } from '../run/judge-call.ts'

/** Values of one field that are tried. */
const VALUES = 3

/**
 * A good input spoilt in one field until the call refuses it by a code of its own: a wrong password first, then a name
 * that nobody has, then too much. Gives what `send` gave for it; undefined where no refusal can be caused so.
 */
export async function causeRefusal<Sent extends { answer: Answer }>(
  stage: Stage,
  operation: Operation,
  { input, player }: Candidate,
  send: (input: CallInput) => Promise<Sent>,
): Promise<Sent | undefined> {
  const { body } = input
  if (!isJson(body)) return undefined
  const fields = [...new Set(operation.codes.flatMap(({ field }) => field ?? []))].filter((field) => field in body)
  const rank = (field: string): number => (isSecretName(field) ? 0 : typeof body[field] === 'string' ? 1 : 2)
  for (const field of fields.toSorted((a, b) => rank(a) - rank(b))) {
    const values = (await causingValues(stage, operation, player, field)).filter((value) => value !== body[field])
    const largestFirst = values.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? b - a : 0))
    for (const value of largestFirst.slice(0, VALUES)) {
      const sent = await send({ ...input, body: withAt(body, `/${field}`, value) })
      if (stage.bench.isListed(sent.answer)) return sent
    }
  }
  return undefined
}
