import { ACCEPTED } from './effect.ts'
import { orderCheck } from '../list/order.ts'
import { stepBefore } from './fresh.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Attempt, RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Step } from '../../context/exchanges.ts'
import {
  findChanges,
  getSeenResult,
  listReordered,
  readSteps,
  type Change,
  type Snapshot,
  type Watch,
} from '../../sessions/watch.ts'
import { defineCheck } from '../define-check.ts'

export const unchangedCheck = defineCheck({
  id: 'unchanged',
  title: 'No change on refusal',
  severity: 'critical',
  phase: 'write',
  description:
    'The requests of the run that were refused change nothing that the reads of `x-affects` and `x-shows` show.',
  fix: 'Validate everything before the first write, and roll back when refusing.',
  since: '0.1.0',
})

/**
 * Refused requests change nothing. They run together between two snapshots; only if these differ, each is repeated
 * alone to find the one at fault. `earlier` is the response that their input comes from.
 */
export async function checkUnchanged(
  context: RunContext,
  operation: Operation,
  watch: Watch,
  attempts: readonly Attempt[],
  earlier?: RequestResult,
): Promise<void> {
  const { ledger } = context
  if (watch.reads.length === 0) {
    for (const attempt of attempts) await attempt()
    return ledger.notApplicable(operation, unchangedCheck)
  }
  let before = await watch.readStable()
  const results: (RequestResult | undefined)[] = []
  for (const attempt of attempts) results.push(await attempt())
  const isRefusal = (result: RequestResult | undefined): boolean => result?.outcome.kind === 'refused'
  const refused = attempts.filter((_, index) => isRefusal(results[index]))
  let after = await watch.look()
  let changes = findChanges(before, after)
  if (changes.length > 0 && refused.length < attempts.length && refused.length > 0) {
    // An accepted request may change the state, so repeat only the refused ones.
    before = await watch.readStable()
    for (const attempt of refused) results.push(await attempt())
    after = await watch.look()
    changes = findChanges(before, after)
  }
  if (refused.length === 0) return
  reportOrder(context, before, after)
  if (changes.length === 0) return ledger.pass(operation, unchangedCheck)
  const culprit = await findCulprit(watch, refused)
  // Work of an earlier accepted request may have changed the state.
  const isMoving = operation.responses.some(({ status }) => status === String(ACCEPTED))
  if (isMoving && culprit === undefined) return ledger.notApplicable(operation, unchangedCheck)
  const change = culprit?.change ?? changes[0]
  const result = culprit?.result ?? results.findLast(isRefusal)
  if (change === undefined || result === undefined) return
  report(context, result, change, culprit?.around ?? { before, after }, earlier)
}

/** Reports lists with a documented order whose items stand in another one than before: it leaves some of them open. */
function reportOrder(context: RunContext, before: Snapshot, after: Snapshot): void {
  for (const read of listReordered(before, after)) {
    const list = context.operation(read)
    const evidence = getSeenResult(after.get(read))
    if (list?.order === undefined || evidence === undefined) continue
    context.ledger.fail(list, {
      check: orderCheck,
      severity: 'minor',
      cause: 'again',
      rule: `${list.pointer}/x-order`,
      proposed: list.proposed,
      title: 'The items stand in another order than a moment ago',
      explanation: `Only refused requests came between. The list is ordered by ${list.order.replace(/^[-+]/, '')}, which leaves the order of some items open, so that later pages may repeat or miss them. Sort by a unique last criterion.`,
      evidence,
      steps: [...readSteps('read before', before, [read]), ...readSteps('read after', after, [read])],
    })
  }
}

/** Reports a refused request after which the reads have changed. */
export function reportChange(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): void {
  const change = findChanges(before, after)[0]
  if (change !== undefined) report(context, result, change, { before, after })
}

interface Around {
  before: Snapshot
  after: Snapshot
}

function report(
  { ledger, envelope }: RunContext,
  result: RequestResult,
  { read, pointer, before, after }: Change,
  around: Around,
  earlier?: RequestResult,
): void {
  const place = `${envelope?.data ?? ''}${pointer}`
  const steps: Step[] = [
    ...(earlier === undefined ? [] : [stepBefore(earlier)]),
    ...readSteps('read before', around.before, [read], place),
    { label: 'refused write', result },
    ...readSteps('read after', around.after, [read], place),
  ]
  ledger.fail(result.operation, {
    check: unchangedCheck,
    pointer: `${read}/data${pointer}`,
    rule: `${result.operation.pointer}/x-affects`,
    title: `A refused request changed the data of ${read}`,
    explanation: `${pointer === '' ? read : `data${pointer}`} was ${show(before)} and is ${show(after)}. Validate before changing data, or roll back.`,
    evidence: result,
    steps,
  })
}

async function findCulprit(
  watch: Watch,
  attempts: readonly Attempt[],
): Promise<{ change: Change; result: RequestResult; around: Around } | undefined> {
  let before = await watch.look()
  for (const attempt of attempts) {
    const result = await attempt()
    const after = await watch.look()
    const change = findChanges(before, after)[0]
    if (change !== undefined && result !== undefined) return { change, result, around: { before, after } }
    before = after
  }
  return undefined
}

function show(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value)
}
