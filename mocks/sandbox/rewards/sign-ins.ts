import { dayNumber, manilaMonth } from '../../lib/manila-days.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { CalendarDay } from './activity-state.ts'
import type { Prize } from './prize.ts'
import type { Vip } from './vip.ts'

/** A player's sign-ins; days are numbers of Manila days. */
interface SignInMemory {
  signed: Set<number>
  /** Days with a deposit but no sign-in yet, oldest first. */
  depositsReady: number[]
  depositsSigned: Set<number>
  depositDay: number
}

/** The reward of a sign-in by the sum of deposits (centavos), highest first. */
export const TIERS: readonly { from: number; prize: Prize }[] = [
  { from: 5_000_000, prize: { type: 'cash', amount: 800 } },
  { from: 500_000, prize: { type: 'cash', amount: 300 } },
  { from: 50_000, prize: { type: 'cash', amount: 100 } },
  { from: 0, prize: { type: 'point', amount: 10 } },
]
export const DEPOSIT_PRIZES: readonly Prize[] = [
  { type: 'cash', amount: 500 },
  { type: 'point', amount: 50 },
]
/** Each seventh sign-in of a month also brings a coupon. */
const COUPON_EVERY = 7

/** The daily sign-in (sign-up bonus) and the sign-in for a day's first deposit, by the sandbox's clock. */
export class SignIns {
  readonly #sandbox: SandboxCore
  readonly #vip: Vip
  readonly #memory = new Map<string, SignInMemory>()

  constructor(sandbox: SandboxCore, vip: Vip) {
    this.#sandbox = sandbox
    this.#vip = vip
    sandbox.events.on('registered', (account) => sandbox.setCounter(account, 'loginBonusRewardNum', 1, true))
    sandbox.events.on('deposited', (account) => this.#deposited(account))
    sandbox.events.on('dayBegan', () => {
      for (const account of sandbox.accounts.all()) {
        account.profile.hasSignUp = false
        sandbox.setCounter(account, 'loginBonusRewardNum', 1, true)
      }
    })
  }

  of(account: Account): SignInMemory {
    const found = this.#memory.get(account.uid) ?? {
      signed: new Set(),
      depositsReady: [],
      depositsSigned: new Set(),
      depositDay: 0,
    }
    this.#memory.set(account.uid, found)
    return found
  }

  /** Signs in for a day of this month (today by default): returns its rewards, or why there are none. */
  signUp(account: Account, dayOfMonth?: number): Prize[] | 'dateNotArrived' | 'alreadyClaimed' | 'dateOver' {
    const today = this.#today()
    const day = dayOfMonth === undefined ? today : this.#firstOfMonth() + dayOfMonth - 1
    const { signed } = this.of(account)
    if (day > today) return 'dateNotArrived'
    if (signed.has(day)) return 'alreadyClaimed'
    if (day < today) return 'dateOver'
    signed.add(day)
    account.profile.hasSignUp = true
    this.#sandbox.lower(account, 'loginBonusRewardNum')
    this.#vip.checkIn(account)
    const inMonth = [...signed].filter((one) => one >= this.#firstOfMonth()).length
    const prize = this.getPrize(account)
    return inMonth % COUPON_EVERY === 0 ? [prize, { type: 'coupon', terms: 'deposit20' }] : [prize]
  }

  /** The current reward of a sign-in for a player. */
  getPrize(account: Account): Prize {
    return TIERS.find(({ from }) => account.balances.deposited >= from)?.prize ?? { type: 'point', amount: 10 }
  }

  /** Signs in for the oldest waiting day with a deposit. */
  depositSign(account: Account): Prize[] | 'nothingToClaim' {
    const memory = this.of(account)
    const day = memory.depositsReady.shift()
    if (day === undefined) return 'nothingToClaim'
    memory.depositsSigned.add(day)
    this.#sandbox.lower(account, 'dailyDepositSign')
    return [...DEPOSIT_PRIZES]
  }

  /** The days of this month. */
  calendar(account: Account): CalendarDay[] {
    const { signed, depositsReady, depositsSigned } = this.of(account)
    const today = this.#today()
    const first = this.#firstOfMonth()
    return Array.from({ length: manilaMonth(this.#sandbox.clock.now()).days }, (_, i) => {
      const at = first + i
      const state = signed.has(at) ? 'signed' : at === today ? 'today' : at > today ? 'future' : 'missed'
      return {
        day: i + 1,
        state,
        deposit: depositsReady.includes(at) ? 'ready' : depositsSigned.has(at) ? 'signed' : 'none',
      }
    })
  }

  #today(): number {
    return dayNumber(this.#sandbox.clock.now())
  }

  #firstOfMonth(): number {
    return dayNumber(manilaMonth(this.#sandbox.clock.now()).start)
  }

  #deposited(account: Account): void {
    const memory = this.of(account)
    const today = this.#today()
    if (memory.depositDay === today) return
    memory.depositDay = today
    memory.depositsReady.push(today)
    this.#sandbox.raise(account, 'dailyDepositSign')
  }
}
