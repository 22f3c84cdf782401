import { withAt } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Case } from '../../cases/case.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { relatedInputs } from '../../cases/related-inputs.ts'
import type { RunContext } from '../../context/run-context.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'

type Send = (input: RequestInput) => Promise<RequestResult>

/**
 * Whether a refusal of a valid case is about something else than its value: it names something that nobody has, or does
 * not go with a neighbor.
 */
export async function isExcused(
  context: RunContext,
  variant: Case,
  result: RequestResult,
  send: Send,
): Promise<boolean> {
  const { operation, outcome } = result
  if (outcome.kind !== 'refused' || variant.raw !== undefined || variant.kind !== 'inside') return false
  // A refusal for a documented state is no finding, and other inputs may still succeed.
  if (context.isListed(result) && (outcome.code === undefined || outcome.code !== context.badInputCode)) return false
  if (await isUnknownId(context, variant, result, send)) return true
  for (const input of relatedInputs(context, operation, variant)) {
    const { outcome: other } = await send(input)
    if (other.kind === 'success') return true
  }
  return false
}

/** Whether an id in mid-range that nobody has is refused alike, so that the refusal does not concern the limit. */
async function isUnknownId(
  context: RunContext,
  { at: place, input }: Case,
  { operation, outcome }: RequestResult,
  send: Send,
): Promise<boolean> {
  const [part, ...steps] = place.split('/')
  const name = steps.at(-1) ?? ''
  const isBody = part === 'body' && steps.length === 1 && isIdName(name)
  const schema = isBody
    ? operation.body && getShape(context.root, operation.body.schema).properties.get(name)
    : operation.parameters.find(
        (parameter) => parameter.in === part && (part === 'path' || isIdName(name)) && parameter.name === name,
      )?.schema
  if (schema === undefined || outcome.kind !== 'refused') return false
  const value = createUnknownId(context, schema)
  const probe: RequestInput = isBody
    ? { ...input, body: withAt(input.body, `/${name}`, value) }
    : {
        ...input,
        [part as 'path' | 'query' | 'header']: { ...input[part as 'path' | 'query' | 'header'], [name]: value },
      }
  const other = (await send(probe)).outcome
  return other.kind === 'refused' && other.status === outcome.status && other.code === outcome.code
}

/** Makes an id well inside its limits. */
function createUnknownId(context: RunContext, schema: DocumentNode): unknown {
  const { keywords, types } = getShape(context.root, schema)
  const random = context.unique(`unknown ${schema.pointer}`)
  const { minimum = 0, maximum } = keywords
  if (!types.includes('integer') || typeof maximum !== 'number' || typeof minimum !== 'number')
    return createSample(context.root, schema, random)
  const [middle, part] = [(minimum + maximum) / 2, (maximum - minimum) / 8]
  return Math.floor(middle + random.below(Math.max(1, Math.floor(part))))
}
