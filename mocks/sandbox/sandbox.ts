import type { ServerResponse } from 'node:http'
import type { components } from '#generated/openapi.d.ts'
import { CLOSE_CODES } from '#generated/ws/socket.ts'
import { createRandom, type SeededRandom } from '../art/random.ts'
import { EVENT_OF_COUNTER, isCounterEvent, noCounters, type Counters } from '../data/counters.ts'
import { isPromotion } from '../data/letter-types.ts'
import { CallLog } from './call-log.ts'
import { SandboxClock } from './clock.ts'
import { DomainEvents, emitDays } from './domain-events.ts'
import { Catalog } from './games/catalog.ts'
import { Favorites } from './games/favorites.ts'
import { Plays } from './games/plays.ts'
import { Ticker } from './games/ticker.ts'
import { Hub } from './hub.ts'
import { Idempotency } from './idempotency.ts'
import type { Account, Letter } from './identity/account.ts'
import { Accounts } from './identity/accounts.ts'
import { Identities } from './identity/identities.ts'
import { Otps } from './identity/otps.ts'
import { Sessions } from './identity/sessions.ts'
import { Uploads } from './identity/uploads.ts'
import { InjectedFaults } from './injected-faults.ts'
import { Coupons } from './money/coupons.ts'
import { Ledger } from './money/ledger.ts'
import { Mall } from './money/mall.ts'
import { Recharges } from './money/recharges.ts'
import { Wallets } from './money/wallets.ts'
import { Withdrawals } from './money/withdrawals.ts'
import type { Prize } from './rewards/prize.ts'
import { Responsible } from './responsible/responsible.ts'
import { Rewards } from './rewards/rewards.ts'
import type { SandboxCore } from './sandbox-core.ts'
import { FEATURELESS_SCENARIOS, type Scenario } from './scenarios.ts'

const MAX_LETTERS = 500

/**
 * The state of one sandbox: players, money, sessions, clock, faults, sockets, call log. Sandboxes are isolated, so that
 * parallel tests and developers do not affect each other.
 */
export class Sandbox implements SandboxCore {
  readonly id: string
  readonly clock: SandboxClock
  readonly random: SeededRandom
  readonly scenario: Scenario
  /** The optional parts of the document that the server has. */
  readonly features: readonly components['schemas']['Feature'][]
  /** The sandbox's creation time. */
  readonly beganAt: number
  readonly events = new DomainEvents()
  readonly catalog: Catalog
  readonly favorites = new Favorites()
  readonly ticker: Ticker
  readonly rewards: Rewards
  readonly accounts = new Accounts()
  readonly sessions: Sessions
  readonly hub = new Hub()
  readonly faults = new InjectedFaults()
  readonly callLog = new CallLog()
  readonly idempotency = new Idempotency()
  readonly otps: Otps
  readonly identities: Identities
  readonly uploads = new Uploads()
  readonly ledger: Ledger
  readonly coupons: Coupons
  readonly wallets = new Wallets()
  readonly recharges: Recharges
  readonly withdrawals: Withdrawals
  readonly mall: Mall
  readonly responsible: Responsible
  readonly plays: Plays
  /** Requests without a response yet, except those that never get one. */
  pendingRequests = 0
  /** Responses that a `timeout` fault leaves open. */
  readonly hanging = new Set<ServerResponse>()
  #letters = 0
  /** For each player the revision of the counts, and the counts that were read last. */
  readonly #revisions = new Map<string, { readonly revision: number; readonly counts: string | undefined }>()

  /** `now` returns real time in milliseconds; all randomness comes from the id. */
  constructor(id: string, now: () => number, scenario: Scenario = 'default') {
    this.id = id
    this.scenario = scenario
    this.features = FEATURELESS_SCENARIOS.includes(scenario) ? [] : ['responsiblePlay']
    this.catalog = new Catalog(scenario)
    this.clock = new SandboxClock(now)
    this.beganAt = this.clock.now()
    this.random = createRandom(id)
    this.sessions = new Sessions((session, why) => {
      const { code } = why === 'logout' ? CLOSE_CODES.normal : CLOSE_CODES.sessionRefused
      this.hub.close(code, why, (connection) => connection.sessionId === session.id)
    })
    this.otps = new Otps(this)
    this.identities = new Identities(this)
    this.ledger = new Ledger(this.clock)
    this.coupons = new Coupons(this.clock)
    this.recharges = new Recharges(this)
    this.withdrawals = new Withdrawals(this)
    this.mall = new Mall(this)
    this.responsible = new Responsible(this, this.recharges, this.withdrawals)
    this.plays = new Plays(this, this.responsible)
    this.ticker = new Ticker(this)
    this.rewards = new Rewards(this)
    emitDays(this.clock, this.events)
  }

  /** Sends an event to a player's sockets, and keeps it until it is acknowledged. */
  push(uid: string, event: string, content: unknown): void {
    const revision = isCounterEvent(event) ? this.#revise(uid) : undefined
    this.hub.push(uid, event, content, revision)
  }

  /** A player's counters, with the revision that grows with each change of one of them. */
  countBadges(account: Account) {
    const { uid } = account
    const counters = this.responsible.pauses.isHeld(account) ? noCounters() : account.counters
    const badges = { ...counters, letterUnreadNum: this.countUnread(account) }
    const counts = JSON.stringify(badges)
    if (this.#revisions.get(uid)?.counts !== counts) this.#revise(uid, counts)
    return { ...badges, revision: this.#revisions.get(uid)?.revision ?? 0 }
  }

  /** The next revision of a player's counts. */
  #revise(uid: string, counts?: string): number {
    const before = this.#revisions.get(uid)
    const revision = (before?.revision ?? 0) + 1
    this.#revisions.set(uid, { revision, counts: counts ?? before?.counts })
    return revision
  }

  /** Raises a counter by one and pushes it to the player. */
  raise(account: Account, counter: keyof Counters): void {
    this.setCounter(account, counter, account.counters[counter] + 1, true)
  }

  /**
   * Lowers a counter by one, never below 0, after the player's own action; the app does the same, so no event is sent.
   */
  lower(account: Account, counter: keyof Counters): void {
    account.counters[counter] = Math.max(0, account.counters[counter] - 1)
  }

  /** Sets a counter, and pushes it if `push` is true, unless nothing may be promoted. */
  setCounter(account: Account, counter: keyof Counters, count: number, push: boolean): void {
    account.counters[counter] = count
    if (push && !this.responsible.pauses.isHeld(account)) this.push(account.uid, EVENT_OF_COUNTER[counter], count)
  }

  /** Adds a letter to a player's inbox and pushes the unread count. `text` names it in `mocks/messages`. */
  sendLetter(account: Account, text: string, values: Record<string, string> = {}, prizes: readonly Prize[] = []): void {
    this.fileLetter(account, text, values, false, this.clock.now(), prizes)
    this.pushUnread(account)
  }

  /** Pushes the number of unread letters to a player. */
  pushUnread(account: Account): void {
    this.push(account.uid, 'inbox.unread', this.countUnread(account))
  }

  /** The letters that a player may read now; promotions wait while nothing may be promoted. */
  listLetters(account: Account): Letter[] {
    if (!this.responsible.pauses.isHeld(account)) return account.letters
    return account.letters.filter((letter) => !isPromotion(letter))
  }

  countUnread(account: Account): number {
    return this.listLetters(account).filter((letter) => !letter.read).length
  }

  /** Adds a letter to a player's inbox, newest first, without an event. */
  fileLetter(
    account: Account,
    text: string,
    values: Record<string, string>,
    read: boolean,
    createdAt: number,
    prizes: readonly Prize[] = [],
  ): void {
    const older = account.letters.findIndex((letter) => letter.createdAt <= createdAt)
    account.letters.splice(older < 0 ? account.letters.length : older, 0, {
      id: `L${String(++this.#letters).padStart(7, '0')}`,
      text,
      values,
      read,
      createdAt,
      prizes,
      claimed: false,
    })
    if (account.letters.length > MAX_LETTERS) account.letters.length = MAX_LETTERS
  }

  /** Releases timers, sockets and open requests. */
  close(): void {
    this.clock.stop()
    this.hub.close(CLOSE_CODES.goingAway.code, 'sandbox ended')
    for (const response of this.hanging) response.destroy()
    this.hanging.clear()
  }
}
