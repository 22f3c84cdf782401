import { longestPage } from '../cases/list/page-parameters.ts'
import { rangeAround } from '../cases/list/range-around.ts'
import { flatten, type Seen } from '../document/flatten.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { Step } from '../context/exchanges.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Player } from '../config/player.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import type { SessionPool } from './session-pool.ts'
import type { Sessions } from './sessions.ts'

/** Replaces a value that changes without a request. */
const MOVING = Symbol('moving')
/** The content recorded for a refused read. */
const REFUSED: ReadonlyMap<string, unknown> = new Map([['', 'a refusal']])

/** The content of each read, by operationId. */
export type Snapshot = Map<string, Seen>

/** For each stable snapshot, its values before the moving ones were replaced, and the fields that move. */
const wholes = new WeakMap<Seen, { whole: Seen; moving: ReadonlySet<string>; isShuffled: boolean }>()

/** The responses that snapshots were read from, for reports. */
const responses = new WeakMap<Seen, RequestResult>()

/**
 * Returns the requests of a snapshot as steps of a finding: those of the given reads, or all if it has none of these.
 * `pointer` is the place in their bodies that matters.
 */
export function readSteps(
  label: string,
  snapshot: Snapshot,
  reads: readonly (string | undefined)[],
  pointer?: string,
): Step[] {
  const isChosen = [...snapshot.keys()].some((read) => reads.includes(read))
  return [...snapshot].flatMap(([read, seen]) => {
    const result = responses.get(seen)
    return result === undefined || (isChosen && !reads.includes(read)) ? [] : [{ label, result, pointer }]
  })
}

/** The response that a read of a snapshot comes from. */
export function getSeenResult(seen: Seen | undefined): RequestResult | undefined {
  return seen === undefined ? undefined : responses.get(seen)
}

/** A difference between two snapshots. */
export interface Change {
  read: string
  pointer: string
  before: unknown
  after: unknown
}

/** Observes the state as one player, through the reads of `x-affects` and `x-shows`. */
export class Watch {
  readonly reads: { operation: Operation; input: RequestInput }[]
  readonly #context: RunContext
  readonly #sessions: Sessions
  readonly player: Player
  #anew = 0

  private constructor(context: RunContext, sessions: Sessions, player: Player, reads: Watch['reads']) {
    this.#context = context
    this.#sessions = sessions
    this.player = player
    this.reads = reads
  }

  /**
   * Creates a watch of the reads that an operation affects; empty if none can be called. Required inputs of a read get
   * the values of `written` with the same name, so that it shows what was written.
   */
  static async of(
    { context, sessions, inputs }: SessionPool,
    operation: Operation,
    player: Player,
    written?: RequestInput,
  ): Promise<Watch> {
    const reads: Watch['reads'] = []
    for (const id of operation.affects) {
      const read = context.operation(id)
      if (read === undefined || !isRead(read) || getExclusionReason(read, context.config) !== undefined) continue
      const input = await inputs.first(read, player)
      const sent = { ...(isJson(written?.body) ? written.body : {}), ...written?.query, ...written?.path }
      for (const { name, in: place, required } of read.parameters)
        if (required && (place === 'path' || place === 'query')) input[place][name] = sent[name] ?? input[place][name]
      // Read the longest page, because a new item may be on a later one.
      Object.assign(input.query, longestPage(context.root, read), rangeAround(context, read, written?.body))
      reads.push({ operation: read, input })
    }
    return new Watch(context, sessions, player, reads)
  }

  /** Takes a snapshot. Omits reads that need a session or get no response. */
  look(): Promise<Snapshot> {
    return this.#take((operation, input, jar) => this.#context.look(operation, input, { jar }))
  }

  /** Takes a snapshot at URLs that were never requested, so that no cache can respond. */
  async readUncached(): Promise<Snapshot> {
    this.#anew += 1
    const added = { _: `${String(this.#context.config.nonce)}-${String(this.#anew)}` }
    const snapshot = await this.#take((operation, input, jar) =>
      this.#context.client.send(operation, { ...input, query: { ...input.query, ...added } }, { jar }),
    )
    // A server may refuse the unknown parameter.
    for (const [read, seen] of snapshot) if (isRefused(seen)) snapshot.delete(read)
    return snapshot
  }

  async #take(
    read: (operation: Operation, input: RequestInput, jar: CookieJar) => Promise<RequestResult>,
  ): Promise<Snapshot> {
    const jar = await this.#sessions.getJar(this.player)
    const snapshot: Snapshot = new Map()
    for (const { operation, input } of this.reads) {
      const result = await read(operation, input, jar)
      const isRefusal = result.outcome.kind === 'refused' && !this.#context.isSessionRefusal(result)
      if (result.outcome.kind !== 'success' && !isRefusal) continue
      const seen = isRefusal ? new Map(REFUSED) : flatten(getContent(this.#context, result))
      responses.set(seen, result)
      snapshot.set(operation.id, seen)
    }
    return snapshot
  }

  /** Takes two snapshots and keeps the values that are equal in both. */
  async readStable(): Promise<Snapshot> {
    const first = await this.look()
    const second = await this.look()
    for (const [read, seen] of second) {
      const before = first.get(read)
      if (before !== undefined) keepWhole(before, seen)
      if (isRefused(before) !== isRefused(seen)) seen.set('', MOVING)
      for (const [pointer, value] of seen) {
        if (before === undefined || !before.has(pointer) || before.get(pointer) !== value) seen.set(pointer, MOVING)
      }
      for (const pointer of before?.keys() ?? []) if (!seen.has(pointer)) seen.set(pointer, MOVING)
    }
    return second
  }
}

/** The reads of two snapshots that differ only in the order of their items. */
export function listReordered(before: Snapshot, after: Snapshot): string[] {
  const real = new Set(findChanges(before, after).map(({ read }) => read))
  const moved = new Set(changesBetween(before, after).map(({ read }) => read))
  return [...before].flatMap(([read, seen]) =>
    !real.has(read) && (moved.has(read) || wholes.get(seen)?.isShuffled === true) ? [read] : [],
  )
}

/** Keeps a snapshot as it is, before values that move are replaced. */
function keepWhole(before: Seen, seen: Seen): void {
  const moving = listOtherFields(before, seen)
  const isShuffled = [...seen].some(([pointer, value]) => {
    const field = getField(pointer)
    return field.includes('/*') && !moving.has(field) && before.get(pointer) !== value
  })
  wholes.set(seen, { whole: new Map(seen), moving, isShuffled })
}

/** The pointer of a field in any item of a list. */
function getField(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}

/** The values of each field in all items of the lists, sorted, so that the order of the items does not matter. */
function getFields(seen: Seen): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [pointer, value] of seen) {
    const field = getField(pointer)
    fields.set(field, [...(fields.get(field) ?? []), JSON.stringify(value)])
  }
  for (const values of fields.values()) values.sort()
  return fields
}

/** The fields whose values differ in two snapshots of a read, whatever the order of items. */
function listOtherFields(seen: Seen, other: Seen): Set<string> {
  const [own, others] = [getFields(seen), getFields(other)]
  const names = [...new Set([...own.keys(), ...others.keys()])]
  return new Set(names.filter((name) => own.get(name)?.join() !== others.get(name)?.join()))
}

/** Like `changesBetween`, without the values of items that only stand in another order, which no request caused. */
export function findChanges(before: Snapshot, after: Snapshot): Change[] {
  const others = new Map<string, ReadonlySet<string>>()
  return changesBetween(before, after).filter(({ read, pointer }) => {
    const [seen, now, field] = [before.get(read), after.get(read), getField(pointer)]
    if (seen === undefined || now === undefined || !field.includes('/*')) return true
    const { whole = seen, moving, isShuffled = false } = wholes.get(seen) ?? {}
    const own = others.get(read) ?? listOtherFields(whole, now)
    others.set(read, own)
    return own.has(field) && !(isShuffled && moving?.has(field) === true)
  })
}

/** Returns what a response shows: its payload, or a body that is not JSON. */
function getContent(context: RunContext, result: RequestResult): unknown {
  return context.data(result) ?? (result.json === undefined ? result.response?.body : undefined)
}

/** Whether no value of a read changes without a request. */
export function isStable(seen: Seen): boolean {
  return ![...seen.values()].includes(MOVING)
}

/** Whether a read was refused. */
export function isRefused(seen: Seen | undefined): boolean {
  return seen?.size === 1 && seen.get('') === REFUSED.get('')
}

/** Whether a number only counts the time between two reads: seconds until something, minutes since. */
function isOnlyLater(pointer: string, before: unknown, after: unknown): boolean {
  const unit = /(seconds|minutes)$/i.exec(pointer)?.[1]?.toLowerCase()
  if (unit === undefined || typeof before !== 'number' || typeof after !== 'number') return false
  return Math.abs(after - before) <= (unit === 'seconds' ? 60 : 1)
}

/**
 * Returns the differences between two snapshots at stable pointers. New pointers count, and so does a read that is
 * refused in only one of them.
 */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = []
  for (const [read, seen] of before) {
    const now = after.get(read)
    if (now === undefined) continue
    if (isRefused(seen) !== isRefused(now)) {
      // If the two snapshots of `readStable` differ, a change proves nothing.
      const stood = isStable(seen)
      const words = (seen: Seen): string => (isRefused(seen) ? 'a refusal' : 'an answer')
      if (stood) changes.push({ read, pointer: '', before: words(seen), after: words(now) })
      continue
    }
    for (const [pointer, value] of seen) {
      if (value !== MOVING && now.get(pointer) !== value && !isOnlyLater(pointer, value, now.get(pointer)))
        changes.push({ read, pointer, before: value, after: now.get(pointer) })
    }
    for (const [pointer, value] of now) {
      if (!seen.has(pointer)) changes.push({ read, pointer, before: undefined, after: value })
    }
  }
  return changes
}
