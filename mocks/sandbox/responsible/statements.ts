import { manilaMonth, type ManilaMonth } from '../../lib/manila-days.ts'
import type { Account } from '../identity/account.ts'
import type { LedgerType } from '../money/ledger.ts'
import { RECHARGE, type Recharges } from '../money/recharges.ts'
import { WITHDRAWAL, type Withdrawals } from '../money/withdrawals.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { PlayTimes } from './play-times.ts'

/** What a player paid and played in a time: centavos, and minutes. */
export interface StatementSums {
  deposits: number
  withdrawals: number
  bonus: number
  staked: number
  won: number
  minutes: number
}

const BONUS_TYPES: readonly LedgerType[] = ['bonus', 'reward']

/** Adds up what players paid and played in each Manila month. */
export class Statements {
  readonly #sandbox: SandboxCore
  readonly #recharges: Recharges
  readonly #withdrawals: Withdrawals
  readonly #times: PlayTimes

  constructor(sandbox: SandboxCore, recharges: Recharges, withdrawals: Withdrawals, times: PlayTimes) {
    this.#sandbox = sandbox
    this.#recharges = recharges
    this.#withdrawals = withdrawals
    this.#times = times
  }

  /** The months of a year from registration to now. */
  list(account: Account, year: number): { month: string; sums: StatementSums }[] {
    const now = this.#sandbox.clock.now()
    const months: ManilaMonth[] = []
    for (let month = manilaMonth(account.createdAt); month.start <= now; month = manilaMonth(month.end))
      if (month.name.startsWith(`${String(year)}-`)) months.push(month)
    return months.map((month) => ({ month: month.name, sums: this.#addUp(account, month) }))
  }

  #addUp(account: Account, { start, end }: ManilaMonth): StatementSums {
    const { ledger } = this.#sandbox
    const isIn = (at: number): boolean => at >= start && at < end
    const sum = <T>(rows: readonly T[], getAmount: (row: T) => number): number =>
      rows.reduce((total, row) => total + getAmount(row), 0)
    const rounds = account.rounds.filter(({ playedAt }) => isIn(playedAt))
    const paidIn = this.#recharges
      .of(account.uid)
      .filter((one) => one.status === RECHARGE.success && isIn(one.updatedAt))
    const paidOut = this.#withdrawals
      .of(account.uid)
      .filter((one) => one.status === WITHDRAWAL.success && isIn(one.updatedAt))
    const credited = ledger.of(account.uid).filter((one) => BONUS_TYPES.includes(one.type) && isIn(one.createdAt))
    return {
      deposits: sum(paidIn, ({ amount }) => amount),
      withdrawals: sum(paidOut, ({ amount }) => amount),
      bonus: sum(credited, ({ amount }) => amount),
      staked: sum(rounds, ({ bet }) => bet),
      won: sum(rounds, ({ win }) => win),
      minutes: this.#times.getMinutes(account, start, end),
    }
  }
}
