import type { CODES } from '#generated/http/codes.ts'
import type { OPERATIONS, OperationId } from '#generated/http/operations.ts'
import type { Player } from './player.ts'

/** How to send an operation: with success, with invalid input, and into each of its failures. */
export interface OperationCase<Id extends OperationId> {
  /** The caller; logged in first if the operation needs a session. */
  as?: string
  success(player: Player): Promise<unknown>
  badInput?(): Promise<unknown>
  failures: { [Name in keyof (typeof CODES)[Id]]: (player: Player) => Promise<unknown> }
}

/** The cases of all operations of a tag; a missing operation or failure is a compile error. */
export type OperationCases<Tag extends (typeof OPERATIONS)[OperationId]['tag']> = {
  [Id in OperationId as (typeof OPERATIONS)[Id]['tag'] extends Tag ? Id : never]: OperationCase<Id>
}
