import { isJson } from '../document/json.ts'
import type { BusinessCode, Operation } from '../document/operation.ts'
import type { CallInput } from '../http/answer.ts'
import type { Base, JarOf, Stage } from '../run/judge-call.ts'
import { sampleOf } from '../schema/sample.ts'
import { shapeOf } from '../schema/shape.ts'

/** Cases built to cause the listed codes: the call again, and each code's field with a value nobody has. */
export async function causeCodes({ bench }: Stage, operation: Operation, base: Base, jarOf: JarOf): Promise<void> {
  const inputs = [
    base.used.input,
    ...operation.codes.flatMap((code) => withOddField(bench, operation, base.used.input, code)),
  ]
  if (operation.codes.length === 0) return
  for (const input of inputs) {
    const answer = await bench.call(operation, input, { jar: await jarOf(base.used.player) })
    if (answer.outcome.kind === 'refused') bench.ledger.seeCode(operation, answer.outcome.code)
  }
}

function withOddField(
  bench: Stage['bench'],
  operation: Operation,
  input: CallInput,
  { field, code }: BusinessCode,
): CallInput[] {
  const { body } = operation
  if (field === undefined || body === undefined || !isJson(input.body)) return []
  const { root } = bench
  const property = shapeOf(root, body.schema).properties.get(field)
  if (property === undefined) return []
  const { keywords, types } = shapeOf(root, property)
  const values: unknown[] = [sampleOf(root, property, bench.random(`${operation.id} ${code}`))]
  if (types.includes('number') || types.includes('integer')) values.push(keywords['minimum'], keywords['maximum'])
  return values
    .filter((value) => value !== undefined)
    .map((value) => ({ ...input, body: { ...(input.body as object), [field]: value } }))
}
