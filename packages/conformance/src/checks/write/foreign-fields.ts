import { isJson } from '@tumpak/contract-kit/json.ts'
import type { PhaseInput } from '../define-check.ts'
import { findPair, findProperty, getPayload } from './sent-fields.ts'
import { showValue } from './show-value.ts'
import { readAfter, type ForeignFields, type Trial } from './trial.ts'

/** Checks that a success has not taken over the values of a client. A refusal is right too. */
export function judgeForeignFields(
  { context, report }: Pick<PhaseInput<'stored'>, 'context' | 'report'>,
  { values }: ForeignFields,
  { write, after }: Trial,
): void {
  const { operation } = write
  if (write.outcome.kind !== 'success' || operation.body === undefined) return
  for (const result of [after, write]) {
    const payload = result?.outcome.kind === 'success' ? getPayload(context, result) : undefined
    const pair = payload && findPair(context, { value: write.input.body, node: operation.body.schema }, payload)
    if (result === undefined || !isJson(pair?.got.value)) continue
    const shown = pair.got.value
    const taken = Object.keys(values).find((name) => shown[name] === values[name])
    if (taken === undefined) continue
    report.fail({
      pointer: `/${taken}`,
      cause: `/${taken}/readOnly`,
      rule: `${findProperty(context.root, pair.got.node, taken, 'response')?.pointer ?? operation.pointer}/readOnly`,
      title: `A client sets \`${taken}\`, which only the server may set`,
      explanation: `The document marks ${taken} as readOnly. ${showValue(values[taken])} was sent, and ${result === write ? 'the response' : result.operation.id} shows it. Take only the documented fields from a request.`,
      evidence: result,
      steps: result === write ? [] : readAfter(write, result, `/${taken}`),
    })
    return
  }
  report.pass()
}
