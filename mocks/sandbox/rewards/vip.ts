import {
  ACTIVENESS_PER_DEPOSIT,
  MAX_ACTIVENESS,
  MONTHLY_CHECK_INS,
  VIP_LEVELS,
  type VipLevelEntry,
} from '../../data/vip-levels.ts'
import { dayNumber, manilaMonth, startOfDay } from '../../lib/manila-days.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** The state of a claim; `readyOn` is the Manila day from which it can be claimed, if known. */
export interface ClaimStanding {
  state: 'locked' | 'ready' | 'claimed'
  /** The centavos that it pays or would pay. */
  amount: number
  progress: number
  target: number
  readyOn?: number
}

export type VipKind = 'daily' | 'rebate' | 'monthly'
export const VIP_KINDS: readonly VipKind[] = ['daily', 'rebate', 'monthly']

/** A player's VIP data. Days are numbers of Manila days; 0 for none. */
interface VipMemory {
  /** In percent. */
  activeness: number
  /** Turnover in centavos from before points were counted. */
  earlierTurnover: number
  depositDay: number
  claimDay: Record<VipKind, number>
  /** Days of check-in since the last monthly reward, oldest first. */
  checkIns: number[]
  checkInDay: number
}

/** VIP levels, activeness and the three rewards of a level, by Manila days of the sandbox's clock. */
export class Vip {
  readonly #sandbox: SandboxCore
  readonly #memory = new Map<string, VipMemory>()

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
    sandbox.events.on('deposited', (account) => this.#deposited(account))
    sandbox.events.on('played', (account) => this.#rise(account))
    sandbox.events.on('dayBegan', () => this.#beginDay())
  }

  of(account: Account): VipMemory {
    const found = this.#memory.get(account.uid) ?? {
      activeness: 0,
      earlierTurnover: 0,
      depositDay: 0,
      claimDay: { daily: 0, rebate: 0, monthly: 0 },
      checkIns: [],
      checkInDay: 0,
    }
    this.#memory.set(account.uid, found)
    return found
  }

  getLevel(account: Account): VipLevelEntry {
    const level = VIP_LEVELS[account.profile.vip] ?? VIP_LEVELS.at(-1)
    if (level === undefined) throw new Error('there are no VIP levels')
    return level
  }

  /** All turnover in centavos. */
  getTurnover(account: Account): number {
    return this.of(account).earlierTurnover + account.turnover
  }

  /** The next fall of activeness; undefined if there is none left to lose. */
  nextDrop(account: Account): { on: number; activeness: number } | undefined {
    const { depositDay, activeness } = this.of(account)
    if (activeness === 0) return undefined
    const today = this.#today()
    return { on: today + (depositDay === today ? 2 : 1), activeness: this.#lowered(account) }
  }

  standing(account: Account, kind: VipKind): ClaimStanding {
    const memory = this.of(account)
    const level = this.getLevel(account)
    const today = this.#today()
    const claimed = memory.claimDay[kind] === today
    if (kind === 'monthly') {
      const missing = MONTHLY_CHECK_INS - memory.checkIns.length
      const state = claimed ? 'claimed' : level.monthly > 0 && missing <= 0 ? 'ready' : 'locked'
      // The earliest possible day of the last missing check-in.
      const readyOn = today + Math.max(0, missing - (memory.checkInDay === today ? 0 : 1))
      return { state, amount: level.monthly, progress: memory.checkIns.length, target: MONTHLY_CHECK_INS, readyOn }
    }
    const yesterday = kind === 'rebate' ? this.#turnoverOn(account, today - 1) : 0
    const amount = kind === 'daily' ? level.daily : Math.floor((yesterday * level.rebatePercent) / 100)
    const state = claimed ? 'claimed' : amount > 0 ? 'ready' : 'locked'
    const progress = kind === 'daily' ? Number(level.daily > 0) : Math.floor(yesterday / 100)
    return { state, amount, progress, target: 1, ...(state === 'ready' ? {} : { readyOn: today + 1 }) }
  }

  /**
   * Claims a reward: returns the centavos paid, or why there are none. Only the monthly reward can have a later date.
   */
  claim(account: Account, kind: 'daily' | 'rebate'): number | 'nothingToClaim' | 'alreadyClaimed'
  claim(account: Account, kind: 'monthly'): number | 'nothingToClaim' | 'alreadyClaimed' | 'dateNotArrived'
  claim(account: Account, kind: VipKind): number | 'nothingToClaim' | 'alreadyClaimed' | 'dateNotArrived' {
    const { state, amount } = this.standing(account, kind)
    if (state === 'claimed') return 'alreadyClaimed'
    if (state === 'locked' && kind === 'monthly' && amount > 0) return 'dateNotArrived'
    if (state === 'locked') return 'nothingToClaim'
    const memory = this.of(account)
    memory.claimDay[kind] = this.#today()
    if (kind === 'monthly') memory.checkIns = []
    if (kind === 'daily') this.checkIn(account)
    this.refresh(account)
    return amount
  }

  /** Counts today as a day of check-in, once. */
  checkIn(account: Account): void {
    const memory = this.of(account)
    if (memory.checkInDay === this.#today()) return
    memory.checkInDay = this.#today()
    if (memory.checkIns.length < MONTHLY_CHECK_INS) memory.checkIns.push(this.#today())
    this.refresh(account)
  }

  /** Counts the rewards that are ready; pushes the count if it rises, on a new day, or never. */
  refresh(account: Account, pushOn: 'more' | 'newDay' | 'never' = 'more'): void {
    const before = account.counters.vipTabRewardsNum
    const count = VIP_KINDS.filter((kind) => this.standing(account, kind).state === 'ready').length
    this.#sandbox.setCounter(
      account,
      'vipTabRewardsNum',
      count,
      pushOn === 'more' ? count > before : pushOn === 'newDay' && (count > 0 || before > 0),
    )
  }

  /** The activeness after a day without a deposit. */
  #lowered(account: Account): number {
    return Math.floor((this.of(account).activeness * (100 - this.getLevel(account).activenessLoss)) / 100)
  }

  #today(): number {
    return dayNumber(this.#sandbox.clock.now())
  }

  #turnoverOn(account: Account, day: number): number {
    const [from, until] = [startOfDay(day), startOfDay(day + 1)]
    return account.rounds.reduce(
      (sum, round) => (round.playedAt >= from && round.playedAt < until ? sum + round.bet : sum),
      0,
    )
  }

  #deposited(account: Account): void {
    const memory = this.of(account)
    memory.depositDay = this.#today()
    memory.activeness = Math.min(MAX_ACTIVENESS, memory.activeness + ACTIVENESS_PER_DEPOSIT)
    this.#rise(account)
  }

  /** Raises the level as far as deposits and turnover allow; a level that fell rises again with the activeness for it. */
  #rise(account: Account): void {
    const turnover = this.getTurnover(account)
    const { activeness } = this.of(account)
    const reached =
      VIP_LEVELS.findLast(
        ({ deposit, turnover: played, retentionActiveness }) =>
          deposit <= account.balances.deposited && played <= turnover && retentionActiveness <= activeness,
      )?.level ?? 0
    if (reached <= account.profile.vip) return
    account.profile.vip = reached
    this.#sandbox.sendLetter(account, 'vipRaised', { level: String(reached) })
    this.refresh(account)
  }

  #beginDay(): void {
    for (const account of this.#sandbox.accounts.all()) {
      const memory = this.of(account)
      if (memory.depositDay !== this.#today() - 1) memory.activeness = this.#lowered(account)
      if (this.#today() === dayNumber(manilaMonth(this.#sandbox.clock.now()).start)) this.#keepOrFall(account)
      this.refresh(account, 'newDay')
    }
  }

  /** A new month: lowers the level by one if the activeness does not keep it. */
  #keepOrFall(account: Account): void {
    if (this.of(account).activeness < this.getLevel(account).retentionActiveness) account.profile.vip -= 1
  }
}
