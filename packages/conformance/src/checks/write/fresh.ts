import { createdCheck } from './response-links.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Step } from '../../context/exchanges.ts'
import { isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'
import { changesBetween, readSteps, type Snapshot, type Watch } from '../../sessions/watch.ts'
import { documentsItsReads, isDeletion, type Effect } from './effect.ts'
import { defineCheck } from '../define-check.ts'

export const deletedCheck = defineCheck({
  id: 'deleted',
  title: 'Deleted data',
  severity: 'critical',
  phase: 'afterWrite',
  description: 'Deleted data can no longer be read.',
  fix: 'Delete or hide the row in every read before responding.',
  since: '0.1.0',
})

export const freshCheck = defineCheck({
  id: 'fresh',
  title: 'Freshness',
  severity: 'critical',
  phase: 'afterWrite',
  description: 'A read shows the writes that it must show, not an earlier state.',
  fix: 'Clear the cache with the write, or do not cache this read.',
  since: '0.1.0',
  alsoReportedBy: ['created'],
})

const SHOWN = {
  byPath: 'The same read shows it at an address with another query.',
  bySaying: 'The document says that it shows the write at once (x-shows).',
}

/** What was sent before and after a write. */
export interface Around {
  /** The response that its input comes from, or the opposite action before it. */
  earlier?: RequestResult | undefined
  before: Snapshot
  after: Snapshot
}

/** The requests around a write in order, with those reads of the snapshots that matter. */
export function stepsAround(
  write: RequestResult,
  around: Around,
  reads: readonly (string | undefined)[],
  pointer?: string,
): Step[] {
  const { earlier, before, after } = around
  return [
    ...(earlier === undefined ? [] : [stepBefore(earlier)]),
    ...readSteps('read before', before, reads, pointer),
    { label: 'write', result: write },
    ...readSteps('read after', after, reads, pointer),
  ]
}

/** The request whose response gave the input of a later one. */
export function stepBefore(result: RequestResult): Step {
  return { label: isRead(result.operation) ? 'earlier read' : 'earlier write', result }
}

/** Returns the reads that differ between two snapshots. */
export function changedReads(before: Snapshot, after: Snapshot): string[] {
  return [...new Set(changesBetween(before, after).map(({ read }) => read))]
}

/**
 * Adds the reads that show an effect only at a URL that was never requested, because their usual response is cached.
 * `before` and `after` are the snapshots around the success.
 */
export async function withUncachedReads(
  watch: Watch,
  operation: Operation,
  { before, after }: { before: Snapshot; after: Snapshot },
  effect: Effect,
): Promise<Effect> {
  const { shows, listedIn, actsOn } = operation
  const isDocumented = documentsItsReads(operation)
  // Without x-shows, use the reads at the operation's path.
  const reads = isDocumented ? shows : [...shows, listedIn, actsOn]
  const isDue = isDocumented ? effect.shown === 'not shown' && effect.missing === undefined : effect.isCertain !== true
  const changed = changedReads(before, after)
  const isUnchanged = (read: string): boolean => reads.includes(read) && !changed.includes(read)
  if (!isDue || effect.isLater === true || ![...before.keys()].some(isUnchanged)) return effect
  const uncached = changedReads(before, await watch.readUncached()).filter(isUnchanged)
  // What was only late is shown at the usual URL by now.
  const late = isDocumented || uncached.length === 0 ? [] : changedReads(before, await watch.look())
  const cached = uncached.filter((read) => !late.includes(read))
  return cached.length === 0 ? effect : { ...effect, shown: 'shown', missing: undefined, staleReads: cached }
}

/** Reports a success that no read shows, unless it may have had no effect. */
export function reportEffect(
  context: RunContext,
  result: RequestResult,
  { shown, missing, pointer, isProposed = false }: Effect,
  around: Around,
): void {
  const { ledger, envelope } = context
  const { operation: write } = result
  const isGone = isDeletion(write)
  const check = isGone ? deletedCheck : createdCheck
  if (shown === 'shown') return ledger.pass(write, check)
  const ids = write.shows.length > 0 ? write.shows : [write.actsOn, write.listedIn]
  const reads = ids.flatMap((id) => (id === undefined ? [] : (context.operation(id) ?? [])))
  if (shown === 'not shown' && missing === undefined && documentsItsReads(write))
    return ledger.markInconclusive(
      write,
      check,
      `it succeeded, and ${ids.join(', ')} did not change: what was sent may be what was stored. Give it other values (inputs: ${write.id}/field), or another account (players)`,
    )
  if (shown === 'cannot tell' || missing === undefined) return ledger.notApplicable(write, check)
  // In a run of the read alone, the read gets the finding, although the write may be wrong.
  const read = ledger.judges(write) ? undefined : reads.find((one) => ledger.judges(one))
  ledger.fail(read ?? write, {
    check: read === undefined ? check : freshCheck,
    severity: 'critical',
    rule: `${write.pointer}/x-shows`,
    proposed: isProposed,
    title: isGone
      ? 'The deleted item can still be read'
      : 'The operation reports success, but no read shows the change',
    explanation: `${write.id} succeeded, and ${reads.map(({ id }) => id).join(', ')} should show it, but ${missing}. Store the change before responding, and read from the same data.`,
    evidence: result,
    steps: stepsAround(result, around, ids, pointer && `${envelope?.data ?? ''}${pointer}`),
  })
}

/** Reports the reads of `x-shows` that no success of a write changed, and passes the others. */
export function reportFresh(
  context: RunContext,
  result: RequestResult,
  freshReads: readonly string[],
  staleReads: readonly string[],
  around: Around,
): void {
  const { ledger } = context
  const { operation: write } = result
  for (const id of new Set([...write.shows, ...staleReads])) {
    const read = context.operation(id)
    if (read === undefined) continue
    // Count a case for the read, so that a shard with only the write reports it.
    if (freshReads.includes(id) || staleReads.includes(id)) ledger.countCase(read)
    if (freshReads.includes(id)) ledger.pass(read, freshCheck)
    if (freshReads.includes(id) || !staleReads.includes(id)) continue
    // In a run without the read, the write gets the finding.
    const isOfRead = ledger.judges(read)
    ledger.fail(isOfRead ? read : write, {
      check: freshCheck,
      pointer: isOfRead ? '' : id,
      rule: write.shows.includes(id) && write.isInferred !== true ? `${write.pointer}/x-shows` : write.pointer,
      title: `${isOfRead ? 'The response' : `The response of ${id}`} does not show what ${write.id} has done`,
      explanation: `${write.id} succeeded and had an effect elsewhere, but ${id} is as before. ${SHOWN[write.isInferred === true || !write.shows.includes(id) ? 'byPath' : 'bySaying']} Check for a cache or a replica that lags behind.`,
      evidence: result,
      steps: stepsAround(result, around, [id]),
    })
  }
}
