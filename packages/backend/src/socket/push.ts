import type { Tx } from '../money.ts'

/** Sends an event to the sockets of an account once the transaction commits. */
export async function push(_tx: Tx, _accountId: number, _event: string, _content: unknown): Promise<void> {}

/** Sends the new count of a counter's event. */
export async function pushCount(_tx: Tx, _accountId: number, _event: string): Promise<void> {}

/** The number of the state of a player's counters. */
export async function getRevision(_tx: Tx, _accountId: number): Promise<number> {
  return 0
}
