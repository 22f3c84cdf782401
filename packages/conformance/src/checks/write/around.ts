import type { Step } from '../../context/exchanges.ts'
import { isRead } from '../../context/risk.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { readSteps, type Snapshot } from '../../sessions/watch.ts'

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
