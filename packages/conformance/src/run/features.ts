import { at, strings, text } from '@tumpak/contract-kit/json.ts'
import { parsePlace } from '@tumpak/contract-kit/rules.ts'
import { Inputs } from '../cases/inputs.ts'
import { allCheck } from '../checks/whole/all.ts'
import type { RunContext } from '../context/run-context.ts'
import { isRead } from '../context/risk.ts'

/** Why an operation or a message of an optional part is not judged. */
export const FEATURE_IS_OFF = 'it belongs to a feature that the server does not have: '

/**
 * Reads which optional parts the server has (`x-features`), and takes the others out of the run before anything calls them.
 * A list that cannot be read has none of them, as for an app; the read itself is judged later. Returns a note for the report, if any are out.
 */
export async function leaveOutFeatures(context: RunContext): Promise<string[]> {
  const place = text(context.root['x-features'])
  if (place === undefined) return []
  const { read, pointer } = parsePlace(place)
  const operation = context.operation(read)
  if (operation === undefined || !isRead(operation) || operation.needsSession)
    return [`x-features names ${place}, which is no read without a session: all optional parts are judged`]
  const visitor = { name: 'visitor', fields: {}, isFresh: false }
  const result = await context.client.send(operation, await new Inputs(context).first(operation, visitor))
  const list = result.outcome.kind === 'success' ? strings(at(context.data(result), pointer)) : []
  context.features = new Set(list)
  const out = context.documented.filter((one) => !context.hasFeature(one))
  for (const one of out) context.ledger.markInconclusive(one, allCheck, `${FEATURE_IS_OFF}${String(one.feature)}`, true)
  const features = [...new Set(out.map(({ feature }) => String(feature)))]
  const count = out.length === 1 ? '1 operation belongs' : `${String(out.length)} operations belong`
  return out.length === 0 ? [] : [`${count} to features that the server does not have: ${features.join(', ')}.`]
}
