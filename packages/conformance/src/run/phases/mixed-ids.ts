import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { Watch } from '../../sessions/watch.ts'
import type { OperationRun } from '../operation-run.ts'
import { sendRefused } from './refusals.ts'

/** How many known ids to try, because earlier requests may have used one up. */
const MAX_TRIES = 3

/** Sends lists of ids of which the last is made up. If one is refused, nothing may change. */
export async function sendMixedIds(run: OperationRun): Promise<void> {
  const { context, operation } = run
  if (operation.body === undefined) return
  for (const [name, schema] of getShape(context.root, operation.body.schema).properties) {
    const { items } = getShape(context.root, schema)
    if (items !== undefined && isIdName(name)) await sendMixed(run, name, items)
  }
}

async function sendMixed(run: OperationRun, name: string, items: DocumentNode): Promise<void> {
  const { context, operation, pool, player } = run
  let tries = 0
  for await (const used of pool.candidates.of(operation, player)) {
    tries += 1
    const bad = createSample(context.root, items, context.unique(`mixed ${operation.id} ${name} ${String(tries)}`))
    const input = addId(run, used.input, name, bad)
    if (input === undefined) continue
    const watch = await Watch.of(pool, operation, player, input)
    const jar = await run.getJar(player)
    const results: RequestResult[] = []
    await sendRefused({ context, operation, earlier: used.from }, watch, [
      async () => {
        const result = await context.send(operation, input, { jar })
        results.push(result)
        return result
      },
    ])
    const isAccepted = results.some(({ outcome }) => outcome.kind === 'success')
    if (isAccepted || tries >= MAX_TRIES) return
  }
}

/** Adds an id to the list of an input; undefined if it has no list, or the document does not allow it. */
function addId(
  { context, operation }: OperationRun,
  input: RequestInput,
  name: string,
  id: unknown,
): RequestInput | undefined {
  const { body } = input
  const known = isJson(body) ? body[name] : undefined
  if (!isJson(body) || !Array.isArray(known) || known.length === 0 || known.includes(id)) return undefined
  const changed: Json = { ...body, [name]: [...(known as unknown[]), id] }
  const schema = operation.body?.schema
  const isFit = schema !== undefined && context.validate(schema, changed, 'request').violations.length === 0
  return isFit ? { ...input, body: changed } : undefined
}
