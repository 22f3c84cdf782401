import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Player } from '../../config/player.ts'
import type { Sessions } from '../../sessions/sessions.ts'

/** Another configured player. */
export function otherPlayer(sessions: Sessions, player: Player): Player | undefined {
  return sessions.players.find((other) => other !== player && !other.isFresh)
}

/** Whether the data of a read is the caller's own: by `x-own`, else if it shows money. Other data may be the same for all. */
export function statesOwnership(operations: readonly Operation[], read: Operation): boolean {
  return read.own ?? isOfMoney(operations, read)
}

/** Whether all may have the same data in a read: by `x-own`, or because no write of a user changes it. */
export function isSharedByAll(operations: readonly Operation[], read: Operation): boolean {
  return !(read.own ?? operations.some((write) => isUsersWrite(write, read)))
}

/** Whether a user's write changes what a read shows. */
function isUsersWrite({ shows, listedIn, needsSession, effect }: Operation, read: Operation): boolean {
  return [...shows, listedIn].includes(read.id) && needsSession && (effect === 'write' || effect === 'money')
}

/** Whether a read must show the effect of a money operation. */
export function isOfMoney(operations: readonly Operation[], read: Operation): boolean {
  return operations.some((write) => write.effect === 'money' && write.shows.includes(read.id))
}
