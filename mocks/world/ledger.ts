import type { Account } from './account.ts'
import type { WorldClock } from './clock.ts'
import type { Note } from './note.ts'

/** The kinds of change that a balance knows, in the order in which they are offered as filters. */
export const LEDGER_TYPES = ['deposit', 'bonus', 'withdrawal', 'return', 'bet', 'win', 'exchange', 'reward'] as const
export type LedgerType = (typeof LEDGER_TYPES)[number]

/** One change of a balance. Amounts in centavos; what leaves the balance is negative. */
export interface LedgerEntry {
  id: string
  type: LedgerType
  amount: number
  balanceAfter: number
  note: Note
  /** The deposit, withdrawal or exchange that it belongs to, if any. */
  orderNo: string | undefined
  createdAt: number
}

const MAX_ENTRIES = 5_000

/**
 * The money journals of a world's players. Every change of a balance goes through here, so that each player's entries
 * add up: what an entry leaves is what the one before left, and its own amount.
 */
export class Ledger {
  readonly #clock: WorldClock
  /** Oldest first. */
  readonly #entries = new Map<string, LedgerEntry[]>()
  #count = 0

  constructor(clock: WorldClock) {
    this.#clock = clock
  }

  /**
   * Changes a balance by an amount in centavos and writes it down; an amount of 0 leaves no entry. The caller has
   * checked that the balance covers it: what would fall below zero is an error.
   */
  post(
    account: Account,
    type: LedgerType,
    centavos: number,
    note: Note,
    at = this.#clock.now(),
    orderNo?: string,
  ): void {
    if (!Number.isSafeInteger(centavos)) throw new Error(`${centavos} is no amount in whole centavos`)
    if (centavos === 0) return
    const balanceAfter = account.purse.balance + centavos
    if (balanceAfter < 0) throw new Error(`the balance of ${account.uid} does not cover ${-centavos}`)
    account.purse.balance = balanceAfter
    const entries = this.#entries.get(account.uid) ?? []
    entries.push({
      id: `J${String(++this.#count).padStart(8, '0')}`,
      type,
      amount: centavos,
      balanceAfter,
      note,
      orderNo,
      createdAt: at,
    })
    if (entries.length > MAX_ENTRIES) entries.shift()
    this.#entries.set(account.uid, entries)
  }

  /** Books a round: the bet is turnover, whatever it wins. Refuses (false) a bet that the balance does not cover. */
  playRound(account: Account, gameName: string, bet: number, win: number): boolean {
    const { purse } = account
    if (bet > purse.balance) return false
    this.post(account, 'bet', -bet, gameName)
    this.post(account, 'win', win, gameName)
    purse.turnoverOwed = Math.max(0, purse.turnoverOwed - bet)
    return true
  }

  /** A player's entries, newest first. */
  of(uid: string): LedgerEntry[] {
    return (this.#entries.get(uid) ?? []).toReversed()
  }

  /** Takes a player's entries away, oldest first, to write a history anew; the balance stays. */
  take(uid: string): LedgerEntry[] {
    const entries = this.#entries.get(uid) ?? []
    this.#entries.delete(uid)
    return entries
  }
}
