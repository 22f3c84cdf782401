import { getItems } from '../../cases/items.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { getSeenResult, readSteps, type Snapshot } from '../../sessions/watch.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const sumCheck = defineCheck({
  id: 'sum',
  title: 'Sums and their entries',
  severity: 'critical',
  when: ['tried', 'pair'],
  description: 'The new entries of a list add up to the change of the sum that they belong to (`x-sum`).',
  fix: 'Change the sum and write its entry in one transaction.',
  since: '0.3.0',
  run(input) {
    const result = input.phase === 'tried' ? input.result : input.pair.find(isSuccess)
    if (result === undefined || !isSuccess(result)) return
    checkSums(input, result, input.phase === 'tried' ? input.before : input.between, input.after)
  },
})

/** Half a hundredth, so that sums of decimals compare. */
const TOLERANCE = 0.005

type Input = Pick<PhaseInput<'tried'>, 'context' | 'report'>

/** Compares the new entries of each list with `x-sum` with the change of its sum, around a success. */
function checkSums({ context, report }: Input, result: RequestResult, before: Snapshot, after: Snapshot): void {
  for (const id of before.keys()) {
    const list = context.operation(id)
    if (list?.sum === undefined) continue
    const { read, pointer, field } = list.sum
    const [was, is] = [before, after].map((snapshot) => snapshot.get(read)?.get(pointer))
    const entries = listNew(context, before, after, id)
    if (typeof was !== 'number' || typeof is !== 'number' || entries === undefined) continue
    const sum = entries.reduce((total, entry) => total + Number(entry[field] ?? 0), 0)
    if (Math.abs(is - was - sum) < TOLERANCE) {
      report.pass()
      continue
    }
    report.fail({
      cause: `${read}${pointer}`,
      rule: `${list.pointer}/x-sum`,
      proposed: true,
      title: `${pointer.slice(1).replaceAll('/', '.')} of ${read} changes by ${round(is - was)}, and the new entries of ${id} add up to ${round(sum)}`,
      explanation: `After ${result.operation.id} the sum was ${String(was)} and is ${String(is)}. Change it and write its entry in one transaction.`,
      evidence: result,
      steps: [
        ...readSteps('read before', before, [read, id], pointer),
        { label: 'write', result },
        ...readSteps('read after', after, [read, id], pointer),
      ],
    })
  }
}

/** The items of a list after a write that it did not have before. */
export function listNew(
  context: RunContext,
  before: Snapshot,
  after: Snapshot,
  id: string,
): { [name: string]: unknown }[] | undefined {
  const [was, is] = [before, after].map((snapshot) => getSeenResult(snapshot.get(id)))
  if (was === undefined || is === undefined) return undefined
  const known = new Set(getItems(context.data(was)).map((item) => JSON.stringify(item)))
  return getItems(context.data(is)).filter((item) => isJson(item) && !known.has(JSON.stringify(item)))
}

function isSuccess({ outcome }: RequestResult): boolean {
  return outcome.kind === 'success'
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
