import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Violation } from '../../context/ledger.ts'
import type { PhaseInput } from '../define-check.ts'
import { stepsAround } from './around.ts'
import { documentsItsReads, isDeletion } from './effect.ts'

/** Reports a success that no read shows, unless it may have had no effect. */
export function reportEffect(input: PhaseInput<'effect'>): void {
  const { operation: write, report } = input
  const { shown, missing } = input.effect
  if (shown === 'shown') return report.pass()
  if (shown === 'not shown' && missing === undefined && documentsItsReads(write))
    return report.markInconclusive(
      `it succeeded, and ${listReadIds(write).join(', ')} did not change: what was sent may be what was stored. Give it other values (inputs: ${write.id}/field), or another account (players)`,
    )
  const violation = describeMissingEffect(input)
  if (violation === undefined) return report.notApplicable()
  if (findReadToBlame(input) === undefined) report.fail(violation)
}

/** In a run of a read alone, the read gets the finding, although the write may be wrong. */
export function findReadToBlame(input: PhaseInput<'effect'>): Operation | undefined {
  const { ledger } = input.context
  return ledger.judges(input.operation) ? undefined : listReads(input).find((read) => ledger.judges(read))
}

/** What is wrong with a success that no read shows; undefined if nothing is certain. */
export function describeMissingEffect(input: PhaseInput<'effect'>): Omit<Violation, 'check'> | undefined {
  const { context, operation: write, result, around } = input
  const { shown, missing, pointer, isProposed = false } = input.effect
  if (shown !== 'not shown' || missing === undefined) return undefined
  const reads = listReads(input).map(({ id }) => id)
  return {
    severity: 'critical',
    rule: `${write.pointer}/x-shows`,
    proposed: isProposed,
    title: isDeletion(write)
      ? 'The deleted item can still be read'
      : 'The operation reports success, but no read shows the change',
    explanation: `${write.id} succeeded, and ${reads.join(', ')} should show it, but ${missing}. Store the change before responding, and read from the same data.`,
    evidence: result,
    steps: stepsAround(result, around, listReadIds(write), pointer && `${context.envelope?.data ?? ''}${pointer}`),
  }
}

function listReadIds({ shows, actsOn, listedIn }: Operation): (string | undefined)[] {
  return shows.length > 0 ? [...shows] : [actsOn, listedIn]
}

function listReads({ context, operation }: PhaseInput<'effect'>): Operation[] {
  return listReadIds(operation).flatMap((id) => (id === undefined ? [] : (context.operation(id) ?? [])))
}
