import { makeAutoObservable } from 'mobx'
import {
  BADGE_NAMES,
  BADGE_OF_EVENT,
  serverCount,
  type BadgeEvent,
  type BadgeName,
  type ServerBadges,
} from './badge-names.ts'

/** A moment in the store's life, taken before a request is sent; see {@link BadgeStore.mark}. */
export type BadgeMark = number

/**
 * The red-dot counters (sections 3 and 4 of the specification). Three things write them: the server's badge data, the
 * socket's events and the player's own actions. The socket is the newest word: what was asked for before an event came
 * does not undo that event.
 */
export class BadgeStore {
  counts: Record<BadgeName, number> = noBadges()
  /** How many events came so far. */
  #events = 0
  /** For each counter, which event set it last. */
  #lastEvent: Record<BadgeName, number> = noBadges()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The dot on the menu button (section 2 of the specification). */
  get hasUnread(): boolean {
    return this.counts.inboxUnread > 0
  }

  /** Take this before a request is sent, and hand it to {@link applyServer} or {@link drop} with its answer. */
  mark(): BadgeMark {
    return this.#events
  }

  /** Takes the answer of `/api/badge/data`, except for counters that an event has set since `mark`. */
  applyServer(data: ServerBadges, mark: BadgeMark): void {
    for (const name of BADGE_NAMES) {
      if (this.#lastEvent[name] <= mark) this.counts[name] = whole(serverCount(data, name))
    }
  }

  /** Takes the new count that a socket event carries: a whole number from 0. */
  applyEvent(event: BadgeEvent, count: number): void {
    const name = BADGE_OF_EVENT[event]
    this.#events += 1
    this.#lastEvent[name] = this.#events
    this.counts[name] = whole(count)
  }

  /**
   * Lowers a counter by 1 after its action succeeded, never below 0. Does nothing when an event for it came after the
   * request was sent: that event counts the action already.
   */
  drop(name: BadgeName, mark: BadgeMark): void {
    if (this.#lastEvent[name] <= mark) this.counts[name] = Math.max(0, this.counts[name] - 1)
  }

  /** All counters to 0: at logout, and when user info fails (section 4 of the specification). */
  reset(): void {
    this.counts = noBadges()
  }
}

function noBadges(): Record<BadgeName, number> {
  return {
    loginBonusRewardNum: 0,
    inviteFriendToEarnNum: 0,
    inviteFriendEnergy: 0,
    inboxUnread: 0,
    taskRewardNum: 0,
    dailyDepositSign: 0,
    vipRewardsNum: 0,
  }
}

function whole(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}
