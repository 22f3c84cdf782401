import { randomUUID } from 'node:crypto'
import type { Counters } from '../../data/counters.ts'
import { REWARD_NOTES } from '../../data/reward-notes.ts'
import type { components } from '#generated/openapi.d.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import { manilaMonth } from '../../lib/manila-days.ts'
import { getPoints } from '../../lib/money.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Language } from '../../messages/language.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { ActivityState } from './activity-state.ts'
import type { Prize } from './prize.ts'
import { creditPrizes } from './prizes.ts'
import type { SignIns } from './sign-ins.ts'

/** The actions of the activities' page. */
export const ACTIVITY_ACTIONS = ['signUp', 'depositSign', 'inviteSpin', 'energyFill', 'taskReward'] as const
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

/** Why an action was refused; the name of a text in `mocks/messages` (`activity`). */
export type ActivityRefusal = 'activityEnded' | 'dateNotArrived' | 'dateOver' | 'alreadyClaimed' | 'nothingToClaim'

/** The result of an action; `segment` is where the wheel stopped. */
export interface ActivityGain {
  rewards: components['schemas']['Reward'][]
  segment?: number
}

/** Access to the activities, bound to the session that listed them. */
interface Visit {
  uid: string
  sessionId: string
  activityId: string
  appOrigin: string
}

/** The segments of the invite wheel, clockwise from the top; all are equally likely. */
export const WHEEL: readonly Prize[] = [
  { type: 'cash', amount: 500 },
  { type: 'point', amount: 50 },
  { type: 'cash', amount: 100 },
  { type: 'energy', amount: 20 },
  { type: 'cash', amount: 2_000 },
  { type: 'point', amount: 20 },
  { type: 'coupon', terms: 'deposit20' },
  { type: 'point', amount: 100 },
]
export const FILL_PRIZES: readonly Prize[] = [{ type: 'energy', amount: 20 }]
export const TASK_PRIZES: readonly Prize[] = [
  { type: 'cash', amount: 300 },
  { type: 'point', amount: 30 },
]

const TOKEN_LIFETIME_MS = 30 * MINUTE_MS
const MAX_VISITS = 2_000

/** The activities: their tokens and actions. */
export class Activities {
  readonly #sandbox: SandboxCore
  readonly #signIns: SignIns
  readonly #tokens = new BoundedMap<Visit & { until: number }>(MAX_VISITS)
  readonly #open = new BoundedMap<Visit & { language: Language }>(MAX_VISITS)

  constructor(sandbox: SandboxCore, signIns: SignIns) {
    this.#sandbox = sandbox
    this.#signIns = signIns
  }

  /**
   * Makes a single-use token for an activity's address, valid for half an hour. It names the sandbox, because the page
   * has no cookie.
   */
  invite(visit: Visit): string {
    const token = `${this.#sandbox.id}.${randomUUID()}`
    this.#tokens.set(token, { ...visit, until: this.#sandbox.clock.now() + TOKEN_LIFETIME_MS })
    return token
  }

  /** Exchanges a token for a key that is valid as long as the session. */
  open(token: string, language: Language): { key: string; visit: Visit; account: Account } | undefined {
    const visit = this.#tokens.take(token)
    const account = visit === undefined ? undefined : this.#sandbox.accounts.byUid(visit.uid)
    if (visit === undefined || account === undefined || visit.until < this.#sandbox.clock.now()) return undefined
    if (this.#sandbox.sessions.get(visit.sessionId) === undefined) return undefined
    const key = `${this.#sandbox.id}.${randomUUID()}`
    this.#open.set(key, { ...visit, language })
    return { key, visit, account }
  }

  /** The account and language of a key, while its session lives. */
  visitor(key: string): { account: Account | undefined; language: Language } | undefined {
    const visit = this.#open.get(key)
    if (visit === undefined) return undefined
    const alive = this.#sandbox.sessions.get(visit.sessionId) !== undefined
    return { account: alive ? this.#sandbox.accounts.byUid(visit.uid) : undefined, language: visit.language }
  }

  /** Performs an action of the page. `day` is a day of this month, only for the sign-in. */
  act(account: Account, action: ActivityAction, day?: number): ActivityGain | ActivityRefusal {
    switch (action) {
      case 'signUp':
        return this.#give(account, this.#signIns.signUp(account, day), 'signUp')
      case 'depositSign':
        return this.#give(account, this.#signIns.depositSign(account), 'depositSign')
      case 'energyFill':
        return this.#give(account, this.#spend(account, 'inviteFriendEnergy') && FILL_PRIZES, 'energy')
      case 'taskReward':
        return this.#give(account, this.#spend(account, 'taskRewardNum') && TASK_PRIZES, 'task')
      case 'inviteSpin': {
        if (!this.#spend(account, 'inviteFriendToEarnNum')) return 'nothingToClaim'
        const segment = this.#sandbox.random.int(0, WHEEL.length - 1)
        return {
          rewards: creditPrizes(this.#sandbox, account, WHEEL.slice(segment, segment + 1), REWARD_NOTES.wheel),
          segment,
        }
      }
    }
  }

  getState(account: Account): ActivityState {
    const { counters } = account
    return {
      month: manilaMonth(this.#sandbox.clock.now()).name,
      days: this.#signIns.calendar(account),
      signUps: counters.loginBonusRewardNum,
      depositSigns: counters.dailyDepositSign,
      spins: counters.inviteFriendToEarnNum,
      energyFills: counters.inviteFriendEnergy,
      taskRewards: counters.taskRewardNum,
      energy: account.energy,
      points: getPoints(account),
    }
  }

  #spend(account: Account, counter: keyof Counters): boolean {
    if (account.counters[counter] === 0) return false
    this.#sandbox.lower(account, counter)
    return true
  }

  #give(
    account: Account,
    prizes: readonly Prize[] | ActivityRefusal | false,
    note: keyof typeof REWARD_NOTES,
  ): ActivityGain | ActivityRefusal {
    if (prizes === false) return 'nothingToClaim'
    if (typeof prizes === 'string') return prizes
    return { rewards: creditPrizes(this.#sandbox, account, prizes, REWARD_NOTES[note]) }
  }
}
