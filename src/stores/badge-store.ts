import { makeAutoObservable } from 'mobx'
import { BADGE_FIELDS, BADGE_OF_EVENT, type BadgeEvent, type BadgeName, type ServerBadges } from './badge-names.ts'

/** A point in the store's history before a request; see {@link BadgeStore.mark}. */
export type BadgeMark = number

/**
 * The badge counters. Three sources set them: the server's badge data, the socket's events and the player's own
 * actions. Of two counts of the server the one with the higher revision stands. Without revisions, and for actions, what
 * came last is newest: a request sent before it does not undo it.
 */
export class BadgeStore {
  /** As the server counts them; {@link counts} are those to show. */
  known: Record<BadgeName, number> = noBadges()
  /** For each counter, how often the server has changed it since its first counts: what the app has read is older. */
  serverChanges: Record<BadgeName, number> = noBadges()
  /** The server has sent its counts. */
  #isKnown = false
  /** The number of events and actions so far. */
  #changes = 0
  /** For each counter, the event that set it last. */
  #lastEvent: Record<BadgeName, number> = noBadges()
  /** For each counter, the revision of its count, if the server sends one. */
  #revisions: Partial<Record<BadgeName, number | undefined>> = {}
  /** For each counter, the action that lowered it last. */
  #lastDrop: Record<BadgeName, number> = noBadges()

  readonly #arePromotionsHeld: () => boolean

  /** @param arePromotionsHeld whether the counters of rewards show nothing */
  constructor(arePromotionsHeld: () => boolean = () => false) {
    this.#arePromotionsHeld = arePromotionsHeld
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The counters to show. While promotions are held, those of rewards show nothing. */
  get counts(): Readonly<Record<BadgeName, number>> {
    return this.#arePromotionsHeld() ? { ...noBadges(), inboxUnread: this.known.inboxUnread } : this.known
  }

  /** The dot on the menu button. */
  get hasUnread(): boolean {
    return this.known.inboxUnread > 0
  }

  /** Call it before a request, and pass the result to {@link applyServer} or {@link drop} with the response. */
  mark(): BadgeMark {
    return this.#changes
  }

  /** Applies the response of `/api/badge/data`, except to counters that an event or an action has set since `mark`. */
  applyServer(data: ServerBadges, mark: BadgeMark): void {
    const countsAsChange = this.#isKnown
    const revision = data.revision ?? undefined
    this.#isKnown = true
    for (const [name, field] of BADGE_FIELDS) {
      if (this.#lastDrop[name] > mark) continue
      // A request sent after the event is newer by that alone; another one only by its revision.
      const isOld = this.#lastEvent[name] > mark && (revision ?? -1) <= (this.#revisions[name] ?? Infinity)
      if (isOld) continue
      this.#revisions[name] = revision
      this.#set(name, data[field] ?? 0, countsAsChange)
    }
  }

  /** Whether revisions tell if an event's count is older than the counter: {@link applyEvent} then ignores it. */
  isOrdered(event: BadgeEvent, revision: number | undefined): boolean {
    if (revision === undefined) return false
    return !this.#isKnown || this.#revisions[BADGE_OF_EVENT[event]] !== undefined
  }

  /** Applies the new count of a socket event, a whole number from 0, unless it is older than the counter. */
  applyEvent(event: BadgeEvent, count: number, revision?: number): void {
    const name = BADGE_OF_EVENT[event]
    if (revision !== undefined && revision < (this.#revisions[name] ?? 0)) return
    this.#changes += 1
    this.#lastEvent[name] = this.#changes
    this.#revisions[name] = revision
    this.#set(name, count, true)
  }

  #set(name: BadgeName, count: number, countsAsChange: boolean): void {
    const before = this.known[name]
    this.known[name] = whole(count)
    if (countsAsChange && this.known[name] !== before) this.serverChanges[name] += 1
  }

  /**
   * Lowers a counter by 1 after its action succeeded, never below 0. Does nothing if an event has set it since the
   * request was sent: that event counts the action already.
   * @returns whether no event has set it
   */
  drop(name: BadgeName, mark: BadgeMark): boolean {
    if (this.#lastEvent[name] > mark) return false
    this.#changes += 1
    this.#lastDrop[name] = this.#changes
    this.known[name] = Math.max(0, this.known[name] - 1)
    return true
  }

  /** Sets all counters to 0: at logout, and when user info fails. */
  reset(): void {
    this.known = noBadges()
    this.#isKnown = false
    this.#revisions = {}
  }
}

function noBadges(): Record<BadgeName, number> {
  return Object.fromEntries(BADGE_FIELDS.map(([name]) => [name, 0])) as Record<BadgeName, number>
}

function whole(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}
