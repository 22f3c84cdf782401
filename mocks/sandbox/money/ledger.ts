import { countTurnover } from '../../lib/money.ts'
import type { Note } from '../../lib/note.ts'
import type { SandboxClock } from '../clock.ts'
import type { Account } from '../identity/account.ts'

/** The kinds of balance change, in the order of the filter. */
export const LEDGER_TYPES = ['deposit', 'bonus', 'withdrawal', 'return', 'bet', 'win', 'exchange', 'reward'] as const
export type LedgerType = (typeof LEDGER_TYPES)[number]

/** One change of a balance. Amounts in centavos, negative for what leaves the balance. */
export interface LedgerEntry {
  id: string
  type: LedgerType
  amount: number
  /** The part of a withdrawal that is its fee; 0 for none. */
  fee: number
  balanceAfter: number
  note: Note
  /** The number of its deposit, withdrawal or exchange, if any. */
  orderNo: string | undefined
  createdAt: number
}

/** What an entry may have; `at` is now by default. */
interface EntryOptions {
  at?: number
  orderNo?: string | undefined
  fee?: number | undefined
}

const MAX_ENTRIES = 5_000

/**
 * The ledgers of a sandbox's players. Every change of a balance goes through here, so that each entry's balance is the
 * previous balance plus its amount.
 */
export class Ledger {
  readonly #clock: SandboxClock
  /** Oldest first. */
  readonly #entries = new Map<string, LedgerEntry[]>()
  #count = 0

  constructor(clock: SandboxClock) {
    this.#clock = clock
  }

  /**
   * Changes a balance by an amount in centavos and records it; an amount of 0 makes no entry. The caller has checked
   * that the balance covers it; a negative result throws.
   */
  post(
    account: Account,
    type: LedgerType,
    centavos: number,
    note: Note,
    { at = this.#clock.now(), orderNo, fee = 0 }: EntryOptions = {},
  ): void {
    if (!Number.isSafeInteger(centavos)) throw new Error(`${centavos} is not an amount in whole centavos`)
    if (centavos === 0) return
    const balanceAfter = account.balances.playable + centavos
    if (balanceAfter < 0) throw new Error(`the balance of ${account.uid} does not cover ${-centavos}`)
    account.balances.playable = balanceAfter
    const entries = this.#entries.get(account.uid) ?? []
    entries.push({
      id: `J${String(++this.#count).padStart(8, '0')}`,
      type,
      amount: centavos,
      fee,
      balanceAfter,
      note,
      orderNo,
      createdAt: at,
    })
    if (entries.length > MAX_ENTRIES) entries.shift()
    this.#entries.set(account.uid, entries)
  }

  /** Records a round: the bet is turnover, whatever it wins. False if the balance does not cover the bet. */
  playRound(account: Account, gameName: string, bet: number, win: number): boolean {
    const { balances } = account
    if (bet > balances.playable) return false
    this.post(account, 'bet', -bet, gameName)
    this.post(account, 'win', win, gameName)
    countTurnover(balances, bet)
    return true
  }

  /** A player's entries, newest first. */
  of(uid: string): LedgerEntry[] {
    return (this.#entries.get(uid) ?? []).toReversed()
  }

  /** Removes and returns a player's entries, oldest first, to rewrite a history; the balance stays. */
  take(uid: string): LedgerEntry[] {
    const entries = this.#entries.get(uid) ?? []
    this.#entries.delete(uid)
    return entries
  }
}
