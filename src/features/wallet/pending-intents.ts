import * as z from 'zod/mini'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import type { StorageKey } from '#src/platform/storage-keys.ts'
import type { HistoryPage } from './match-order.ts'

/** Milliseconds after which a server no longer carries out a request: client and proxies gave it up long before. */
export const SETTLE_MS = 120_000

/** The longest wait for a verdict from the history, in milliseconds. */
export const MAX_SETTLE_MS = 1_800_000

/** Milliseconds without a verdict after which the player is offered another way. */
const WAY_OUT_MS = 600_000

/** Milliseconds for which a server keeps a key (docs/money.md). */
const KEY_MS = 86_400_000

/** More order numbers than a history page shows are not kept. */
const MAX_KNOWN = 50

/** More intents on one device are hardly real; the oldest that block nothing go. */
const MAX_INTENTS = 20

const serverTime = z.nullable(z.number())

/** What each money request is remembered by. No secret is among it. */
export const IntentFields = {
  uid: z.string(),
  /** The call's `Idempotency-Key`. */
  key: z.string(),
  /**
   * - `unknown`: sent, no verdict yet. Blocks other requests of its kind.
   * - `made`: the server confirmed it, the history does not show it yet. Its page comes first.
   * - `kept`: not in the history, or its page was seen. Blocks nothing; the same request is sent with the same key.
   */
  phase: z.enum(['unknown', 'made', 'kept']),
  /** When the key was first sent, and when it was last sent: by the server's clock, null where that is not known. */
  keyAt: serverTime,
  sentAt: serverTime,
  /** Milliseconds after the last try from which on a history without the order proves something. */
  waitMs: z.number().check(z.gte(0), z.lte(MAX_SETTLE_MS)),
  /** Known as soon as the server has made it; a deposit has it before it is sent. */
  orderNo: z.optional(OrderNo),
}

/** What identifies an intent without an order number in the history. */
export const HistoryFields = {
  /** The order numbers that were there before. */
  known: z.array(OrderNo),
  /** RFC 3339: when the newest of them was created; null where there was none. */
  since: z.nullable(z.string()),
  /** Entries of that history could not be read: what was there before is known by its time alone. */
  isPartial: z.boolean(),
}

export interface Intent {
  readonly uid: string
  readonly key: string
  readonly phase: 'unknown' | 'made' | 'kept'
  readonly keyAt: number | null
  readonly sentAt: number | null
  readonly waitMs: number
  readonly orderNo?: string | undefined
}

/**
 * Remembers the money requests of one kind across reloads, tabs and logouts, each player's own: at most one that is
 * pending, and those whose key is still good.
 */
export interface PendingIntents<Kind extends Intent> {
  /** The intent that blocks another, or null. */
  pending: (uid: string) => Kind | null
  /** The intents that block nothing and whose key is still good, newest first. */
  kept: (uid: string) => readonly Kind[]
  /** The intent of an order, in any phase. */
  ofOrder: (uid: string, orderNo: string) => Kind | null
  /** Notes that it is sent now. `isKept` false: the device's storage is full, and only this tab remembers it. */
  begin: (intent: Kind) => { readonly intent: Kind; readonly isKept: boolean }
  /** Replaces the intent of the same key. */
  save: (intent: Kind) => void
  /** Its fate is known. Unknown keys are ignored. */
  forget: (key: string) => void
  /** Milliseconds that have surely passed since it was last sent. */
  waited: (intent: Kind) => number
}

/** Clocks that the player cannot set. */
export interface IntentClock {
  /** Milliseconds since 1970, or null while the server's time is not known. */
  readonly server: () => number | null
  /** Milliseconds that only go forward while the page lives. */
  readonly steady: () => number
}

/** Where intents are kept: on the device, and where its storage is full, for as long as the tab lives. */
export const intentStorage = createStorage({ spare: () => globalThis.sessionStorage })

interface Schema<Kind> {
  safeParse: (value: unknown) => { data?: Kind | undefined }
}

const CLOCK: IntentClock = { server: serverNow, steady: () => performance.now() }

/** {@link PendingIntents} over a storage, all players' in one list. Entries that do not fit the schema are ignored. */
export function createPendingIntents<Kind extends Intent>(
  storage: AppStorage,
  name: StorageKey,
  schema: Schema<Kind>,
  clock: IntentClock = CLOCK,
): PendingIntents<Kind> {
  /** Since when this page knows an intent, by its key. */
  const seen = new Map<string, number>()
  const read = (value: unknown): Kind[] => {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
    return entries.flatMap((entry) => schema.safeParse(fromEarlierVersion(entry)).data ?? [])
  }
  const isKeyGood = ({ keyAt }: Kind) => {
    const now = clock.server()
    return now === null || keyAt === null || now - keyAt < KEY_MS
  }
  const all = () => {
    const found = (storage.get(name, read) ?? []).filter((intent) => intent.phase !== 'kept' || isKeyGood(intent))
    for (const { key } of found) if (!seen.has(key)) seen.set(key, clock.steady())
    return found
  }
  const write = (list: readonly Kind[]): boolean => {
    const isKept = ({ phase }: Kind) => phase === 'kept'
    const surplus = new Set(list.filter(isKept).slice(0, Math.max(0, list.length - MAX_INTENTS)))
    // Without an expiry, which would be by the device's clock.
    return storage.set(
      name,
      list.filter((intent) => !surplus.has(intent)),
      null,
    )
  }
  const save = (intent: Kind) => write([...all().filter(({ key }) => key !== intent.key), intent])
  return {
    pending: (uid) => all().find((intent) => intent.uid === uid && intent.phase !== 'kept') ?? null,
    kept: (uid) =>
      all()
        .filter((intent) => intent.uid === uid && intent.phase === 'kept')
        .reverse(),
    ofOrder: (uid, orderNo) => all().find((intent) => intent.uid === uid && intent.orderNo === orderNo) ?? null,
    begin(before) {
      const now = clock.server()
      const intent: Kind = { ...before, phase: 'unknown', keyAt: before.keyAt ?? now, sentAt: now }
      seen.set(intent.key, clock.steady())
      return { intent, isKept: save(intent) }
    },
    save: (intent) => void save(intent),
    forget(key) {
      const known = all()
      const left = known.filter((intent) => intent.key !== key)
      if (left.length === known.length) return
      if (left.length === 0) storage.remove(name)
      else write(left)
    },
    waited({ key, sentAt }) {
      const steady = clock.steady() - (seen.get(key) ?? clock.steady())
      const now = clock.server()
      return Math.max(steady, now === null || sentAt === null ? 0 : now - sentAt)
    },
  }
}

/** What {@link HistoryFields} keep of a history; `made`, the numbers of orders that it may not show yet. */
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

/** Whether the history has said nothing for so long that the player is offered another way. */
export function mayGoOn(waitedMs: number): boolean {
  return waitedMs >= WAY_OUT_MS
}

/** Whole minutes in which a readable history tells what became of an intent: its wait, and the pause before a read. */
export function clearWithin({ waitMs }: Intent): number {
  return Math.ceil(waitMs / 60_000) + 1
}

/** An entry as earlier versions wrote it knew the newest order alone, and the device's clock. */
function fromEarlierVersion(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || 'phase' in entry) return entry
  const known = 'before' in entry && typeof entry.before === 'string' ? [entry.before] : []
  return {
    phase: 'unknown',
    keyAt: null,
    sentAt: null,
    waitMs: SETTLE_MS,
    known,
    since: null,
    isPartial: false,
    ...entry,
  }
}
