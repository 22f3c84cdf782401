import type { components } from '#generated/openapi.d.ts'
import { addMonths, manilaPeriod } from '../../lib/manila-days.ts'
import { DAY_MS, MINUTE_MS, toInstant } from '../../lib/time.ts'
import type { Account } from '../identity/account.ts'
import { RECHARGE, type Recharges } from '../money/recharges.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Pauses } from './pauses.ts'
import { MAX_GAP_MS, type PlayTimes } from './play-times.ts'

type Key = components['schemas']['PlayLimitKey']
export type LimitKind = Key['kind']

/** A higher limit or a removal that waits. */
export interface LimitChange {
  /** Undefined for a removal. */
  value: number | undefined
  requestedAt: number
  confirmableAt: number
  lapsesAt: number
}

interface Limit extends Key {
  /** Minutes for a limit of time, centavos for the others. */
  value: number
  change: LimitChange | undefined
}

/** A limit with what is used of it in its current period. */
export interface LimitStanding extends Limit {
  used: number
  left: number
  endsAt: number
}

const WAIT_MS = DAY_MS
const LAPSE_MS = 7 * DAY_MS
/** How many months after an answer players are asked for limits again. */
const ASK_MONTHS = 6
/** The kinds of limits, in the order of the list. */
export const LIMIT_KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time']
const PERIODS: readonly Key['period'][] = ['day', 'week', 'month']

export function isLimitKind(value: unknown): value is LimitKind {
  return LIMIT_KINDS.some((kind) => kind === value)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The limits of players, what is used of them, and the changes that wait. */
export class Limits {
  readonly #sandbox: SandboxCore
  readonly #recharges: Recharges
  readonly #times: PlayTimes
  readonly #pauses: Pauses
  readonly #limits = new Map<string, Limit[]>()
  readonly #answers = new Map<string, number>()
  /** The end of the period in which each limit was reported as used up. */
  readonly #reached = new Map<string, number>()
  readonly #timers = new Map<string, (() => void)[]>()

  constructor(sandbox: SandboxCore, recharges: Recharges, times: PlayTimes, pauses: Pauses) {
    this.#sandbox = sandbox
    this.#recharges = recharges
    this.#times = times
    this.#pauses = pauses
    sandbox.events.on('launched', (account) => this.#watchTime(account))
    sandbox.events.on('played', (account) => {
      this.checkReached(account)
      this.#watchTime(account)
    })
  }

  /** A player's limits, by kind and period. */
  list(account: Account): LimitStanding[] {
    const now = this.#sandbox.clock.now()
    return this.#of(account).map((limit) => {
      const { start, end } = manilaPeriod(limit.period, now)
      const used = this.#getUsed(account, limit.kind, start, end)
      return { ...limit, used, left: Math.max(0, limit.value - used), endsAt: end }
    })
  }

  /** Whether the player is to be asked for limits. */
  mustAsk({ uid }: Account): boolean {
    const answeredAt = this.#answers.get(uid)
    return answeredAt === undefined || addMonths(answeredAt, ASK_MONTHS) <= this.#sandbox.clock.now()
  }

  /** Notes that the player has answered the question for limits. */
  noteAnswer({ uid }: Account, at = this.#sandbox.clock.now()): void {
    this.#answers.set(uid, at)
  }

  /** Sets a new or lower limit at once; a higher one waits. The value that holds withdraws a change that waits. */
  set(account: Account, key: Key, value: number, at = this.#sandbox.clock.now()): void {
    this.noteAnswer(account)
    const current = this.#find(account, key)
    if (current !== undefined && value > current.value) {
      current.change = this.#createChange(value, at)
      return
    }
    this.#hold(account, key, value)
  }

  /** Asks for a limit to be removed. */
  remove(account: Account, key: Key): 'limitUnknown' | undefined {
    const current = this.#find(account, key)
    if (current === undefined) return 'limitUnknown'
    current.change = this.#createChange(undefined)
    return undefined
  }

  /** Makes a change hold that has waited. */
  confirm(account: Account, key: Key): 'noChangeWaiting' | 'changeNotDue' | undefined {
    const change = this.#find(account, key)?.change
    if (change === undefined) return 'noChangeWaiting'
    if (this.#sandbox.clock.now() < change.confirmableAt) return 'changeNotDue'
    this.#hold(account, key, change.value)
    return undefined
  }

  /** Takes back a change that waits. */
  withdraw(account: Account, key: Key): 'noChangeWaiting' | undefined {
    const current = this.#find(account, key)
    if (current?.change === undefined) return 'noChangeWaiting'
    current.change = undefined
    return undefined
  }

  /** The limit that leaves too little: centavos, or minutes of time; the lowest of several. */
  findShort(account: Account, needed: Partial<Record<LimitKind, number>>): LimitStanding | undefined {
    return this.list(account)
      .filter(({ kind, left }) => left < (needed[kind] ?? 0))
      .toSorted((a, b) => LIMIT_KINDS.indexOf(a.kind) - LIMIT_KINDS.indexOf(b.kind) || a.left - b.left)[0]
  }

  /** Lowers the limits of a kind to what is used of them, so that they are reached. False if nothing is used of any. */
  useUp(account: Account, kind: LimitKind): boolean {
    const used = this.list(account).filter((limit) => limit.kind === kind && limit.used > 0)
    for (const { period, used: value } of used)
      for (const limit of this.#of(account)) if (limit.kind === kind && limit.period === period) limit.value = value
    this.checkReached(account)
    return used.length > 0
  }

  /** Reports each limit that has nothing left, once in its period; a loss limit also holds promotions. */
  checkReached(account: Account): void {
    for (const limit of this.list(account)) {
      if (limit.left > 0 || !this.#noteReached(account, limit)) continue
      const { kind, period, endsAt } = limit
      if (kind === 'loss') this.#pauses.hold(account)
      this.#sandbox.push(account.uid, 'limit.reached', { kind, period, endsAt: toInstant(endsAt) })
    }
  }

  /** The limits whose changes have not lapsed. */
  #of({ uid }: Account): Limit[] {
    const limits = this.#limits.get(uid) ?? []
    for (const limit of limits)
      if (limit.change !== undefined && limit.change.lapsesAt <= this.#sandbox.clock.now()) limit.change = undefined
    return limits
  }

  #find(account: Account, { kind, period }: Key): Limit | undefined {
    return this.#of(account).find((limit) => limit.kind === kind && limit.period === period)
  }

  /** Makes a limit hold, or none; a limit that is used up already is not reported. */
  #hold(account: Account, { kind, period }: Key, value: number | undefined): void {
    const others = this.#of(account).filter((limit) => limit.kind !== kind || limit.period !== period)
    const limits = value === undefined ? others : [...others, { kind, period, value, change: undefined }]
    const rank = (limit: Key): number =>
      LIMIT_KINDS.indexOf(limit.kind) * PERIODS.length + PERIODS.indexOf(limit.period)
    this.#limits.set(
      account.uid,
      limits.toSorted((a, b) => rank(a) - rank(b)),
    )
    const standing = this.list(account).find((limit) => limit.kind === kind && limit.period === period)
    if (standing?.left === 0) this.#noteReached(account, standing)
    this.#watchTime(account)
  }

  #createChange(value: number | undefined, requestedAt = this.#sandbox.clock.now()): LimitChange {
    const confirmableAt = requestedAt + WAIT_MS
    return { value, requestedAt, confirmableAt, lapsesAt: confirmableAt + LAPSE_MS }
  }

  /** False if the limit was noted in this period. */
  #noteReached({ uid }: Account, { kind, period, endsAt }: LimitStanding): boolean {
    const key = `${uid} ${kind} ${period}`
    if (this.#reached.get(key) === endsAt) return false
    this.#reached.set(key, endsAt)
    return true
  }

  /** A limit of time may run out after the newest round: checks again when it would. */
  #watchTime(account: Account): void {
    for (const cancel of this.#timers.get(account.uid) ?? []) cancel()
    const { clock } = this.#sandbox
    const lefts = this.#of(account)
      .filter(({ kind }) => kind === 'time')
      .map(({ period, value }) => {
        const { start, end } = manilaPeriod(period, clock.now())
        return value * MINUTE_MS - this.#times.getMs(account, start, end)
      })
      .filter((left) => left > 0 && left <= MAX_GAP_MS)
    const timers = lefts.map((left) => clock.at(clock.now() + left, () => this.checkReached(account)))
    this.#timers.set(account.uid, timers)
  }

  /** What a player has used in a period. */
  #getUsed(account: Account, kind: LimitKind, start: number, end: number): number {
    if (kind === 'time') return this.#times.getMinutes(account, start, end)
    if (kind === 'deposit') {
      const counted = this.#recharges
        .of(account.uid)
        .filter(({ status }) => status === RECHARGE.pending || status === RECHARGE.success)
        .filter(({ createdAt }) => createdAt >= start && createdAt < end)
      return sum(counted.map(({ amount }) => amount))
    }
    const rounds = account.rounds.filter(({ playedAt }) => playedAt >= start && playedAt < end)
    const staked = sum(rounds.map(({ bet }) => bet))
    return kind === 'stake' ? staked : Math.max(0, staked - sum(rounds.map(({ win }) => win)))
  }
}
