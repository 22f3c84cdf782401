import type { GeneratedAlways } from 'kysely'
import type { Instant } from './core.ts'

/** Messages of the socket. */
export interface LiveTables {
  /** A message that no client has acknowledged. */
  live_message: {
    id: GeneratedAlways<number>
    account_id: number
    event: string
    /** JSON; null for a count, which is read when it is sent. */
    content: string | null
    /** Of a count. */
    revision: number | null
    at: Instant
  }
  /** Numbers the states of a player's counts. */
  live_revision: { account_id: number; revision: number }
  /** One row, once the players of the development are in the database. */
  seeded: { at: Instant }
}
