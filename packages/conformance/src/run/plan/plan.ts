import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isDeletion } from '../../checks/write/effect.ts'
import { isRead } from '../../context/risk.ts'

/** The order of a run: reads, writes, then operations that end sessions or may lock an account. */
export interface Plan {
  reads: Operation[]
  writes: Operation[]
  last: Operation[]
}

/** Orders operations: sources of links come first, deletions last. */
export function planRun(operations: readonly Operation[], chosen: (operation: Operation) => boolean): Plan {
  const mine = operations.filter(chosen)
  const writes = mine.filter((one) => !isRead(one) && one.effect !== 'session')
  const last = mine.filter((one) => one.effect === 'session')
  const inOrder = sorted(writes).toSorted((a, b) => Number(isDeletion(a)) - Number(isDeletion(b)))
  return { reads: mine.filter(isRead), writes: inOrder, last: last.toSorted((a, b) => weight(a) - weight(b)) }
}

function sorted(writes: readonly Operation[]): Operation[] {
  const done: Operation[] = []
  const visit = (operation: Operation, path: readonly Operation[]): void => {
    if (done.includes(operation) || path.includes(operation)) return
    for (const source of writes) {
      if (source.links.some((link) => link.to === operation.id)) visit(source, [...path, operation])
    }
    done.push(operation)
  }
  for (const operation of writes) visit(operation, [])
  return done
}

/** Sorts logins before logouts, and password changes last. */
function weight(operation: Operation): number {
  return operation.needsSession ? (operation.body === undefined ? 1 : 2) : 0
}
