import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { trimSlash } from '@tumpak/contract-kit/path-template.ts'
import { isDeletion } from '../../checks/write/effect.ts'
import { isRead } from '../../context/risk.ts'

/**
 * Names of deletions in documents that do not say what a write deletes. They choose the order alone: what deletes early
 * takes the data that later operations need.
 */
const DELETES = /^(delete|remove|cancel|clear)|\bdel\b|\/(del|delete|remove)$/i

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
  const inOrder = sorted(writes).toSorted((a, b) => Number(isLikelyDeletion(a)) - Number(isLikelyDeletion(b)))
  return { reads: mine.filter(isRead), writes: inOrder, last: last.toSorted((a, b) => weight(a) - weight(b)) }
}

function isLikelyDeletion(operation: Operation): boolean {
  return isDeletion(operation) || DELETES.test(operation.id) || DELETES.test(trimSlash(operation.path))
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
