import type { CODES } from '#generated/http/codes.ts'
import type { OPERATIONS, OperationId } from '#generated/http/operations.ts'
import type { Player } from './player.ts'

/** How one call is made: with success, with input that does not fit, and into each failure that it names. */
export interface WalkCase<Id extends OperationId> {
  /** Who calls; the persona is logged in before, where the call needs a session. */
  as?: string
  success(player: Player): Promise<unknown>
  badInput?(): Promise<unknown>
  failures: { [Name in keyof (typeof CODES)[Id]]: (player: Player) => Promise<unknown> }
}

/** The cases of every call under a tag; a missing call, or a missing failure, is a compile error. */
export type WalkCases<Tag extends (typeof OPERATIONS)[OperationId]['tag']> = {
  [Id in OperationId as (typeof OPERATIONS)[Id]['tag'] extends Tag ? Id : never]: WalkCase<Id>
}
