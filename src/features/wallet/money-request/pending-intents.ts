import { createAtom } from 'mobx'
import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { serverNow } from '#src/api/server-clock.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import type { StorageKey } from '#src/platform/storage-keys.ts'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'
import type { HistoryPage } from './history.ts'

/** Milliseconds after which a server no longer executes a request: client and proxies have timed out by then. */
export const SETTLE_MS = 120_000

/** The longest wait for a verdict from the history, in milliseconds. */
export const MAX_SETTLE_MS = 1_800_000

/** Milliseconds without a verdict after which the player is offered an alternative. */
const WAY_OUT_MS = 600_000

/** Milliseconds for which a server keeps a key (docs/money.md). */
const KEY_MS = 86_400_000

/** Milliseconds after which a reload surely returns to the page of an order. */
const STANDS_MS = 2000

/** More order numbers than a history page shows are not kept. */
const MAX_KNOWN = 50

/** The maximum of intents on a device; the oldest settled ones are dropped. */
const MAX_INTENTS = 20

const serverTime = z.nullable(z.number())

/** The stored fields of every money request. They contain no secret. */
export const IntentFields = {
  uid: z.string(),
  /** The request's `Idempotency-Key`. */
  key: z.string(),
  /**
   * - `sent`: no verdict yet. Blocks other requests of its kind.
   * - `made`: the server confirmed it, the history does not show it yet. Its page comes first.
   * - `settled`: not in the history, or its page was seen. Blocks nothing; the same request is sent with the same key.
   */
  phase: z.enum(['sent', 'made', 'settled']),
  /** When the key was first sent, and when it was last sent: by the server's clock, null where that is not known. */
  keyAt: serverTime,
  sentAt: serverTime,
  /** Milliseconds after the last try from which on a history without the order proves something. */
  waitMs: z.number().check(z.gte(0), z.lte(MAX_SETTLE_MS)),
  /** Set once the server has made the order; a deposit has it before it is sent. */
  orderNo: z.optional(OrderNo),
  /** The order numbers in the history before sending; empty if the number is known before sending. */
  known: z._default(z.readonly(z.array(OrderNo)), []),
  /** RFC 3339: when the newest of them was created; null where there was none. */
  since: z._default(z.nullable(z.string()), null),
  /** Entries of that history were unreadable: older orders are recognized by time only. */
  isPartial: z._default(z.boolean(), false),
}

export type Intent = Readonly<z.output<z.ZodMiniObject<typeof IntentFields>>>

/**
 * One player's money requests of one kind, stored across reloads, tabs and logouts: at most one pending, and those whose
 * key is still valid.
 */
export interface PendingIntents<Kind extends Intent> {
  readonly uid: string
  /** The intent that blocks another, or null. */
  pending: () => Kind | null
  /** The settled intents whose key is still valid, newest first. */
  kept: () => readonly Kind[]
  /** The intent of an order, in any phase. */
  ofOrder: (orderNo: string) => Kind | null
  /** Marks it as sent now. `isKept` is false if the device's storage is full: then only this tab has it. */
  begin: (intent: Kind) => { readonly intent: Kind; readonly isKept: boolean }
  /** Replaces the intent of the same key. */
  save: (intent: Kind) => void
  /**
   * Settles the intent of an order whose page is shown: at once for this tab, on the device after two seconds, because a
   * reload during the navigation returns to the form, which must still find it.
   */
  show: (orderNo: string, isOver: boolean) => void
  /** Unblocks another request, or deletes an intent that is over. The key stays until then. */
  settle: (orderNo: string, isOver?: boolean) => void
  /** Deletes an intent whose result is known. Ignores unknown keys. */
  forget: (key: string) => void
  /** The least time since it was last sent, in milliseconds. */
  waited: (intent: Kind) => number
}

/** Clocks that the player cannot set. */
export interface IntentClock {
  /** Milliseconds since 1970, or null while the server's time is not known. */
  readonly server: () => number | null
  /** Milliseconds that only go forward while the page lives. */
  readonly steady: () => number
}

/** The part of a money request's definition by which its intents are stored and read. */
export interface IntentKind<Kind extends Intent> {
  readonly storageKey: StorageKey
  readonly intent: { safeParse: (value: unknown) => { data?: Kind | undefined } }
}

const CLOCK: IntentClock = { server: serverNow, steady: () => performance.now() }

/** In the order in which an intent goes through them. */
const PHASES: readonly Intent['phase'][] = ['sent', 'made', 'settled']

/**
 * One intent for each key. Storage has one twice if tabs changed it under the product's present and its former name: the
 * one sent last is right, or the one further on.
 */
function joinSameKeys<Kind extends Intent>(intents: readonly Kind[]): Kind[] {
  const byKey = new Map<string, Kind>()
  for (const intent of intents) {
    const other = byKey.get(intent.key) ?? intent
    const order =
      (intent.sentAt ?? 0) - (other.sentAt ?? 0) || PHASES.indexOf(intent.phase) - PHASES.indexOf(other.phase)
    // An order number that only the other one has is kept.
    byKey.set(intent.key, order < 0 ? { ...intent, ...other } : { ...other, ...intent })
  }
  return [...byKey.values()]
}

/** The phase names of earlier versions. */
const EARLIER_PHASES: Readonly<Record<string, Intent['phase']>> = { unknown: 'sent', kept: 'settled' }

/** Converts an entry of an earlier version. The first version stored only the newest order, and the device's time. */
function fromEarlierVersion(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  if ('phase' in entry) return { ...entry, phase: EARLIER_PHASES[String(entry.phase)] ?? entry.phase }
  const known = 'before' in entry && typeof entry.before === 'string' ? [entry.before] : []
  return { phase: 'sent', keyAt: null, sentAt: null, waitMs: SETTLE_MS, known, ...entry }
}

/**
 * The pending intents of all kinds. Reads storage on each use, never a cache, because another tab may have sent or settled
 * one since.
 */
export class PendingIntentStore implements DeferredStore {
  readonly #storage: AppStorage
  readonly #session: PlayerStoreDeps['session']
  readonly #clock: IntentClock
  readonly #changes = createAtom('pending intents')
  /** When this page first saw each intent, by key. */
  readonly #seen = new Map<string, number>()
  /** The intents whose page is shown, by key, and whether they are over. */
  readonly #shown = new Map<string, boolean>()

  constructor({ storage, session }: PlayerStoreDeps, clock: IntentClock = CLOCK) {
    this.#storage = storage
    this.#session = session
    this.#clock = clock
  }

  /** The current player's intents of one kind, also after the session. Ignores entries that do not match its schema. */
  of<Kind extends Intent>(kind: IntentKind<Kind>): PendingIntents<Kind> {
    const uid = this.#session.uid ?? ''
    const read = () => this.#read(kind).filter((intent) => intent.uid === uid)
    const ofOrder = (orderNo: string) => read().find((intent) => intent.orderNo === orderNo) ?? null
    const save = (intent: Kind) =>
      this.#write(kind, [...this.#read(kind).filter(({ key }) => key !== intent.key), intent])
    const forget = (key: string) => {
      const all = this.#read(kind)
      const left = all.filter((intent) => intent.key !== key)
      if (left.length < all.length) this.#write(kind, left)
    }
    const settle = (orderNo: string, isOver = false) => {
      const intent = ofOrder(orderNo)
      if (intent && isOver) forget(intent.key)
      else if (intent && intent.phase !== 'settled') save({ ...intent, phase: 'settled' })
    }
    return {
      uid,
      pending: () => read().find(({ phase }) => phase !== 'settled') ?? null,
      kept: () =>
        read()
          .filter(({ phase }) => phase === 'settled')
          .reverse(),
      ofOrder,
      begin: (before) => {
        const now = this.#clock.server()
        const intent: Kind = { ...before, phase: 'sent', keyAt: before.keyAt ?? now, sentAt: now }
        this.#seen.set(intent.key, this.#clock.steady())
        return { intent, isKept: save(intent) }
      },
      save: (intent) => void save(intent),
      show: (orderNo, isOver) => {
        const intent = ofOrder(orderNo)
        if (!intent || (intent.phase === 'settled' && !isOver)) return
        // Shown already and over only now: its page has stood between two reads.
        if (this.#shown.delete(intent.key)) return settle(orderNo, isOver)
        this.#shown.set(intent.key, isOver)
        this.#changes.reportChanged()
        setTimeout(() => {
          if (this.#shown.delete(intent.key)) settle(orderNo, isOver)
        }, STANDS_MS)
      },
      settle,
      forget,
      waited: ({ key, sentAt }) => {
        const steady = this.#clock.steady() - (this.#seen.get(key) ?? this.#clock.steady())
        const now = this.#clock.server()
        return Math.max(steady, now === null || sentAt === null ? 0 : now - sentAt)
      },
    }
  }

  /** Intents are stored per player and outlive the session. */
  resetPlayer(): void {
    this.#changes.reportChanged()
  }

  #read<Kind extends Intent>({ storageKey, intent: schema }: IntentKind<Kind>): Kind[] {
    this.#changes.reportObserved()
    const stored = this.#storage.get(storageKey, (value) => ({ value }))?.value
    const entries: readonly unknown[] = Array.isArray(stored) ? stored : [stored]
    const intents = joinSameKeys(entries.flatMap((entry) => schema.safeParse(fromEarlierVersion(entry)).data ?? []))
    const current = intents.flatMap((intent) => {
      const isOver = this.#shown.get(intent.key)
      if (isOver === undefined) return [intent]
      return isOver ? [] : [{ ...intent, phase: 'settled' as const }]
    })
    const good = current.filter((intent) => intent.phase !== 'settled' || this.#isKeyGood(intent))
    for (const { key } of good) if (!this.#seen.has(key)) this.#seen.set(key, this.#clock.steady())
    return good
  }

  #write<Kind extends Intent>({ storageKey }: IntentKind<Kind>, list: readonly Kind[]): boolean {
    const isSettled = ({ phase }: Kind) => phase === 'settled'
    const surplus = new Set(list.filter(isSettled).slice(0, Math.max(0, list.length - MAX_INTENTS)))
    const left = list.filter((intent) => !surplus.has(intent))
    // No expiry: it would use the device's clock.
    const isKept = left.length > 0 ? this.#storage.set(storageKey, left, null) : true
    if (left.length === 0) this.#storage.remove(storageKey)
    this.#changes.reportChanged()
    return isKept
  }

  #isKeyGood({ keyAt }: Intent): boolean {
    const now = this.#clock.server()
    return now === null || keyAt === null || now - keyAt < KEY_MS
  }
}

/** What an intent stores of a history; `made` are order numbers that the history may not show yet. */
export function knownOrders(
  { list: rows, unreadable = 0 }: HistoryPage<{ readonly orderNo: string; readonly createdAt: string }>,
  made: readonly (string | undefined)[] = [],
): { known: string[]; since: string | null; isPartial: boolean } {
  const numbers = [...made.filter((orderNo) => orderNo !== undefined), ...rows.map(({ orderNo }) => orderNo)]
  const times = rows.map(({ createdAt }) => createdAt).filter((at) => !Number.isNaN(Date.parse(at)))
  const since = times.reduce<string | null>(
    (newest, at) => (newest === null || Date.parse(at) > Date.parse(newest) ? at : newest),
    null,
  )
  return { known: [...new Set(numbers)].slice(0, MAX_KNOWN), since, isPartial: unreadable > 0 }
}

/** Whether there has been no verdict for so long that the player is offered an alternative. */
export function mayGoOn(waitedMs: number): boolean {
  return waitedMs >= WAY_OUT_MS
}

/** Whole minutes until a readable history gives a verdict: the intent's wait, and the pause before a read. */
export function clearWithin({ waitMs }: Intent): number {
  return Math.ceil(waitMs / 60_000) + 1
}
