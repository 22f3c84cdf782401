import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { trimSlash } from '@tumpak/contract-kit/path-template.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isDeletion } from '../../checks/write/effect.ts'
import { getShape } from '../../document/schema/shape.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { isRead } from '../../context/risk.ts'

/**
 * Names of deletions in documents that do not say what a write deletes. They only affect the order: an early deletion
 * would take the data that later operations need.
 */
const DELETES = /^(delete|remove|cancel|clear)|\bdel\b|\/(del|delete|remove)$/i

/** Fields that prove the right to replace a password: the old password, or a code from a message. */
const PROOF = /^(old|current|previous)|otp|code$|token$/i

/** The order of a run: reads, writes, then operations that replace passwords, end sessions or may lock an account. */
export interface Plan {
  reads: Operation[]
  writes: Operation[]
  last: Operation[]
}

/** Orders operations: sources of links come first, deletions last. */
export function planRun(root: Json, operations: readonly Operation[], chosen: (operation: Operation) => boolean): Plan {
  const mine = operations.filter(chosen)
  const isLast = (operation: Operation): boolean => operation.effect === 'session' || replacesPassword(root, operation)
  const writes = mine.filter((operation) => !isRead(operation) && !isLast(operation))
  const last = mine.filter((operation) => !isRead(operation) && isLast(operation))
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

/** Whether a write replaces a password or PIN, with which other operations succeed until then. */
export function replacesPassword(root: Json, { body }: Operation): boolean {
  const names = body === undefined ? [] : [...getShape(root, body.schema).properties.keys()]
  return names.length > 1 && names.every(isSecretName) && names.some((name) => PROOF.test(name))
}

/** Sorts the operations without `x-effect: session` first, then logins, logouts, and changes of the login password. */
function weight(operation: Operation): number {
  if (operation.effect !== 'session') return -1
  return operation.needsSession ? (operation.body === undefined ? 1 : 2) : 0
}
