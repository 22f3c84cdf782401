import { INVITERS, RANKING_REWARDS } from '../../data/inviters.ts'
import { manilaMonth, type ManilaMonth } from '../../lib/manila-days.ts'
import type { Account } from '../identity/account.ts'
import { mask } from '../mask.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Friends } from './friends.ts'

/** A place in the ranking; `reward` in centavos. */
export interface Place {
  rank: number
  uid: string | undefined
  player: string
  invited: number
  reward: number
}

const MAX_PLACES = 100

/** The ranking of inviters in a Manila month. Rewards of a period can be claimed until the next period ends. */
export class InviteRanking {
  readonly #sandbox: SandboxCore
  readonly #friends: Friends
  /** The last period whose reward each player has claimed. */
  readonly #claimed = new Map<string, string>()

  constructor(sandbox: SandboxCore, friends: Friends) {
    this.#sandbox = sandbox
    this.#friends = friends
  }

  /** The places of this month (0) or an earlier one (-1). */
  places(later = 0): Place[] {
    const month = this.#month(later)
    const passed = Math.min(1, (this.#sandbox.clock.now() - month.start) / (month.end - month.start))
    const others = INVITERS.map(({ player, aMonth }) => ({
      uid: undefined,
      player,
      invited: Math.floor(aMonth * passed),
    }))
    const ours = this.#sandbox.accounts
      .all()
      .map((account) => ({ uid: account.uid, player: mask(account.username), invited: this.invited(account, later) }))
    return [...ours, ...others]
      .filter((one) => one.invited > 0)
      .toSorted((a, b) => b.invited - a.invited)
      .slice(0, MAX_PLACES)
      .map((one, i) => ({ ...one, rank: i + 1, reward: RANKING_REWARDS[i] ?? 0 }))
  }

  /** The friends that a player invited in a period. */
  invited(account: Account, later = 0): number {
    const { start, end } = this.#month(later)
    return this.#friends.of(account).filter(({ joinedAt }) => joinedAt >= start && joinedAt < end).length
  }

  /** The first and the last instant of this month (0) or an earlier one (-1). */
  period(later = 0): { startsAt: number; endsAt: number } {
    const { start, end } = this.#month(later)
    return { startsAt: start, endsAt: end - 1 }
  }

  /** The state of a player's reward for the last period. */
  getState(account: Account): 'locked' | 'ready' | 'claimed' {
    if (this.#claimed.get(account.uid) === this.#month(-1).name) return 'claimed'
    return this.#lastReward(account) > 0 ? 'ready' : 'locked'
  }

  /** Claims the reward of the last period: returns centavos, or why there are none. */
  claim(account: Account): number | 'nothingToClaim' | 'alreadyClaimed' {
    const state = this.getState(account)
    if (state === 'claimed') return 'alreadyClaimed'
    if (state === 'locked') return 'nothingToClaim'
    const amount = this.#lastReward(account)
    this.#claimed.set(account.uid, this.#month(-1).name)
    this.#friends.notePayment(
      account,
      mask(account.username),
      'ranking',
      { type: 'cash', amount },
      this.#sandbox.clock.now(),
    )
    return amount
  }

  #lastReward(account: Account): number {
    return this.places(-1).find(({ uid }) => uid === account.uid)?.reward ?? 0
  }

  #month(later: number): ManilaMonth {
    return manilaMonth(this.#sandbox.clock.now(), later)
  }
}
