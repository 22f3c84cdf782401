import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { PhaseInput } from '../define-check.ts'
import { findPair, getPayload } from './sent-fields.ts'
import { showValue } from './show-value.ts'
import type { Trial } from './trial.ts'

const MINUTE_MS = 60_000

/** Checks that the fields that a PATCH did not name are as they were. */
export function judgeUnnamed(
  { context, report }: Pick<PhaseInput<'stored'>, 'context' | 'report'>,
  { before, write, after }: Trial,
  names: readonly string[],
): void {
  const { operation, input } = write
  if (write.outcome.kind !== 'success' || before === undefined || after === undefined) return
  if (before.outcome.kind !== 'success' || after.outcome.kind !== 'success' || operation.body === undefined) return
  // Every field that may be sent, to find the object that has them.
  const whole = { value: Object.fromEntries(names.map((name) => [name, null])), node: operation.body.schema }
  const [was, is] = [before, after].map((read) => {
    const payload = getPayload(context, read)
    return payload && findPair(context, whole, payload)?.got.value
  })
  if (!isJson(was) || !isJson(is)) return
  const changed = names.find((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]) && !isNow(is[name]))
  if (changed === undefined) return report.pass()
  report.fail({
    pointer: `/${changed}`,
    cause: `/${changed}/kept`,
    rule: operation.body.schema.pointer,
    title: `\`${changed}\` changes although the request does not name it`,
    explanation: `Only ${Object.keys(input.body as Json).join(', ')} was sent. ${changed} was ${showValue(was[changed])} before and is ${showValue(is[changed])} now. Change only the fields that a PATCH names.`,
    evidence: write,
    steps: [
      { label: 'read before', result: before },
      { label: 'write', result: write },
      { label: 'read after', result: after },
    ],
  })
}

/** Whether a value is the time of this request, as of a field that tells when something changed. */
function isNow(value: unknown): boolean {
  return typeof value === 'string' && Math.abs(Date.parse(value) - Date.now()) < MINUTE_MS
}
