import { isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { RunContext } from '../../context/run-context.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import { findPair, findProperty, getPayload } from './sent-fields.ts'
import { show, storedCheck } from './stored.ts'
import { readAfter, type Trial } from './trial.ts'

/** A step by which a number differs from the present one, so that no server has it by chance. */
const STEP = 1009

/** A body with values for fields that only the server sets. */
export interface ForeignFields {
  body: Json
  values: Json
}

/** Adds other values of `readOnly` fields to the body of a success; undefined if there are none. */
export function createForeignFields(
  context: RunContext,
  operation: Operation,
  { write, after }: Trial,
): ForeignFields | undefined {
  const { root } = context
  const { body } = operation
  const payload = after?.outcome.kind === 'success' ? getPayload(context, after) : getPayload(context, write)
  const pair = body && payload && findPair(context, { value: write.input.body, node: body.schema }, payload)
  if (pair === undefined || !isJson(pair.got.value)) return undefined
  const now = pair.got.value
  const isClosed = getShape(root, pair.sent.node).keywords['additionalProperties'] === false
  const allowed = new Set(getShape(root, pair.sent.node, 'response').properties.keys())
  const values: Json = {}
  for (const name of Object.keys(now)) {
    const node = findProperty(root, pair.got.node, name, 'response')
    if (node === undefined || (isClosed && !allowed.has(name)) || !isReadOnly(context, pair.sent.node, node, name))
      continue
    const other = createOther(context, node, now[name])
    if (other !== undefined) values[name] = other
  }
  if (Object.keys(values).length === 0) return undefined
  const sent = isJson(pair.sent.value) ? pair.sent.value : {}
  return { body: withAt(write.input.body, pair.pointer, { ...sent, ...values }) as Json, values }
}

/** Checks that a success has not taken over the values of a client. A refusal is right too. */
export function judgeForeignFields(context: RunContext, { values }: ForeignFields, { write, after }: Trial): void {
  const { operation } = write
  if (write.outcome.kind !== 'success' || operation.body === undefined) return
  for (const result of [after, write]) {
    const payload = result?.outcome.kind === 'success' ? getPayload(context, result) : undefined
    const pair = payload && findPair(context, { value: write.input.body, node: operation.body.schema }, payload)
    if (result === undefined || !isJson(pair?.got.value)) continue
    const shown = pair.got.value
    const taken = Object.keys(values).find((name) => shown[name] === values[name])
    if (taken === undefined) continue
    context.ledger.fail(operation, {
      check: storedCheck,
      pointer: `/${taken}`,
      cause: `/${taken}/readOnly`,
      rule: `${findProperty(context.root, pair.got.node, taken, 'response')?.pointer ?? operation.pointer}/readOnly`,
      title: `A client sets \`${taken}\`, which only the server may set`,
      explanation: `The document marks ${taken} as readOnly. ${show(values[taken])} was sent, and ${result === write ? 'the response' : result.operation.id} shows it. Take only the documented fields from a request.`,
      evidence: result,
      steps: result === write ? [] : readAfter(write, result, `/${taken}`),
    })
    return
  }
  context.ledger.pass(operation, storedCheck)
}

/** Whether a field is `readOnly` in the response, or in the request if that describes it. */
function isReadOnly({ root }: RunContext, sent: DocumentNode, shown: DocumentNode, name: string): boolean {
  // A field that the request describes without the mark may be set.
  if (getShape(root, sent).properties.has(name)) return false
  const own = getShape(root, sent, 'response').properties.get(name)
  return [own, shown].some(
    (node) =>
      node !== undefined &&
      (unwrap(root, node).value['readOnly'] === true || getShape(root, node, 'response').keywords['readOnly'] === true),
  )
}

/** Makes a valid value that differs from the present one; undefined for lists and objects. */
function createOther(context: RunContext, node: DocumentNode, now: unknown): unknown {
  const { keywords, types } = getShape(context.root, node, 'response')
  const sample = (): unknown => createSample(context.root, node, context.unique(`readOnly ${node.pointer}`))
  const choices = Array.isArray(keywords['enum'])
    ? keywords['enum']
    : types.includes('boolean')
      ? [now !== true]
      : typeof now === 'number'
        ? [now + STEP, now - STEP]
        : types.includes('object') || types.includes('array')
          ? []
          : [sample()]
  return choices.find((one) => one !== now && one !== null && context.validate(node, one).violations.length === 0)
}
