import type { Config } from '../config/config.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'

/** Why an operation with lasting effects is not judged. */
export const NO_LASTING_PLAYER =
  'its effect lasts (x-lasting), and the run can neither register an account for it nor has one for it (players, lasting: true)'

/** Whether an operation is read-only. */
export function isRead(operation: Operation): boolean {
  return operation.effect === 'read'
}

/** Returns why the configuration excludes an operation; undefined if it may be called. */
export function getExclusionReason(operation: Operation, { deny, allow }: Config): string | undefined {
  if (deny.includes(operation.id)) return 'the configuration denies it'
  if (operation.effect === 'money' && !allow.includes('money')) return 'it moves money (allow: money)'
  if (operation.effect === 'message' && !allow.includes('message')) return 'it sends a message (allow: message)'
  if (operation.destructive && !allow.includes('destructive')) return 'it deletes data (allow: destructive)'
  return undefined
}
