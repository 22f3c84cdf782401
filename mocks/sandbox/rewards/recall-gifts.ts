import { BoundedMap } from '../../lib/bounded-map.ts'
import { dayNumber, startOfDay } from '../../lib/manila-days.ts'
import { DAY_MS } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Prize } from './prize.ts'

export type RecallStepId = 'login' | 'deposit' | 'play'

/** The steps of every gift. */
export const RECALL_STEPS: readonly { id: RecallStepId; target: number; unit: 'peso' | 'times'; prize: Prize }[] = [
  { id: 'login', target: 1, unit: 'times', prize: { type: 'cash', amount: 1_000 } },
  { id: 'deposit', target: 500, unit: 'peso', prize: { type: 'cash', amount: 5_000 } },
  { id: 'play', target: 10, unit: 'times', prize: { type: 'cash', amount: 2_000 } },
]

/** A gift for a returning player. */
export interface RecallGift {
  sn: string
  uid: string
  endsAt: number
  /** The progress of each step: logins, centavos, rounds. */
  done: Record<RecallStepId, number>
  claimed: Set<string>
}

const LIFETIME_DAYS = 7
/** The absence after which the next login brings a gift. */
const ABSENCE_MS = 14 * DAY_MS
const MAX_GIFTS = 2_000

/** The return gifts of a sandbox; logins, deposits and rounds advance their steps. */
export class RecallGifts {
  readonly #sandbox: SandboxCore
  readonly #gifts = new BoundedMap<RecallGift>(MAX_GIFTS)
  readonly #seen = new Map<string, number>()
  #count = 0

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
    sandbox.events.on('registered', ({ uid }) => this.#seen.set(uid, sandbox.clock.now()))
    sandbox.events.on('loggedIn', (account) => this.#loggedIn(account))
    sandbox.events.on('deposited', ({ uid }, centavos) => this.#move(uid, 'deposit', centavos))
    sandbox.events.on('played', ({ uid }) => this.#move(uid, 'play', 1))
  }

  /** Creates a gift that is valid until the end of the seventh Manila day from a time. */
  give(account: Account, at = this.#sandbox.clock.now()): RecallGift {
    const sn = `RG-${String(++this.#count).padStart(4, '0')}`
    const endsAt = startOfDay(dayNumber(at) + LIFETIME_DAYS) - 1
    const gift = { sn, uid: account.uid, endsAt, done: { login: 0, deposit: 0, play: 0 }, claimed: new Set<string>() }
    this.#gifts.set(sn, gift)
    return gift
  }

  /** A player's gift, while it is valid; else why it cannot be opened. Another player learns nothing else about it. */
  find(account: Account, sn: string): RecallGift | 'recallUnknown' | 'recallExpired' | 'recallNotYours' {
    const gift = this.#gifts.get(sn)
    if (gift === undefined) return 'recallUnknown'
    if (gift.uid !== account.uid) return 'recallNotYours'
    return gift.endsAt < this.#sandbox.clock.now() ? 'recallExpired' : gift
  }

  /** The progress of a step, in its own unit, and its state. */
  standing(
    gift: RecallGift,
    { id, target }: (typeof RECALL_STEPS)[number],
  ): { progress: number; state: 'locked' | 'ready' | 'claimed' } {
    const progress = Math.min(target, Math.floor(gift.done[id] / (id === 'deposit' ? 100 : 1)))
    return { progress, state: gift.claimed.has(id) ? 'claimed' : progress >= target ? 'ready' : 'locked' }
  }

  #loggedIn(account: Account): void {
    const now = this.#sandbox.clock.now()
    const before = this.#seen.get(account.uid)
    this.#seen.set(account.uid, now)
    if (before !== undefined && now - before >= ABSENCE_MS)
      this.#sandbox.sendLetter(account, 'recall', { sn: this.give(account).sn })
    this.#move(account.uid, 'login', 1)
  }

  #move(uid: string, step: RecallStepId, by: number): void {
    for (const gift of this.#gifts.values())
      if (gift.uid === uid && gift.endsAt >= this.#sandbox.clock.now()) gift.done[step] += by
  }
}
