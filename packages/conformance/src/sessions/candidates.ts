import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getParentPath, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { RequestResult, RequestInput } from '../http/request-result.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Player } from '../config/player.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import type { Sessions } from './sessions.ts'
import { alternatives, type Inputs } from '../cases/inputs.ts'
import type { Candidate } from '../cases/candidate.ts'
import { documentsField } from '../cases/documented-fields.ts'
import { getVersion, withEntityTag } from '../cases/entity-tag.ts'
import { getItems, listsIn, namedValues, objectsIn, countFalseFlags, valueFor, valuesNamed } from '../cases/items.ts'
import { followLink, isEmptyLink, usesResponse, withLinked, type LinkedInput } from '../cases/link-data.ts'
import { followLocation, findLocatingWrites } from '../cases/location.ts'
import { withPathIds } from '../cases/path-ids.ts'

const MAX_ITEMS = 4
/** Field names that mean something else in each object, so that equal names prove nothing. */
const GENERIC_NAMES = /^(id|name|key|type|code|date|year|month|day|number|index|version|kind|status|value)$/i
const MAX_TRIES = 4

/** Finds inputs: by links from earlier responses, then from fields of the same name, examples, samples. */
export class Candidates {
  readonly #context: RunContext
  readonly #sessions: Sessions
  readonly #inputs: Inputs
  readonly #captured = new Map<string, Promise<RequestResult | undefined>>()

  constructor(context: RunContext, sessions: Sessions, inputs: Inputs) {
    this.#context = context
    this.#sessions = sessions
    this.#inputs = inputs
  }

  /**
   * Yields inputs of an operation for a player, the most likely first. `path` holds the operations whose inputs are
   * being searched, to stop cycles.
   */
  async *of(operation: Operation, player: Player, path: readonly string[] = []): AsyncGenerator<Candidate> {
    for await (const found of this.#all(operation, player, path)) {
      const candidate = { ...found, input: withPathIds(this.#context, operation, found.input) }
      if (getVersion(operation) === undefined) yield candidate
      else {
        const jar = operation.needsSession ? await this.#sessions.getJar(player) : undefined
        yield { ...candidate, input: await withEntityTag(this.#context, operation, candidate.input, jar) }
      }
    }
  }

  async *#all(operation: Operation, player: Player, path: readonly string[]): AsyncGenerator<Candidate> {
    const seen = new Set<string>()
    const isNew = ({ input }: Candidate): boolean => {
      const key = JSON.stringify([input.path, input.query, input.body])
      if (seen.has(key)) return false
      seen.add(key)
      return true
    }
    const within = [...path, operation.id]
    await this.prepare(operation, player, within)
    const base = await this.#inputs.first(operation, player)
    for await (const candidate of this.#fromLinks(operation, player, base, within))
      if (isNew(candidate)) yield candidate
    for await (const candidate of this.#fromParent(operation, player, base, within))
      if (isNew(candidate)) yield candidate
    for await (const candidate of this.#fromAnyRead(operation, player, base, within))
      if (isNew(candidate)) yield candidate
    for (const linked of await this.#fromShownReads(operation, player, base, within)) {
      const candidate: Candidate = { player, input: withLinked(operation, base, linked), origin: 'inferred', linked }
      if (isNew(candidate)) yield candidate
    }
    const rounds = alternatives(operation, this.#context.config.inputs)
    for (let round = 0; round < rounds; round += 1) {
      const candidate: Candidate = {
        player,
        input: await this.#inputs.first(operation, player, { round }),
        origin: 'example',
      }
      if (isNew(candidate)) yield candidate
    }
    const sampled = await this.#inputs.first(operation, player, { sampled: true })
    const last: Candidate = { player, input: sampled, origin: 'sample' }
    if (isNew(last)) yield last
    if (await this.makeReady(operation, player, within)) {
      yield { player, input: await this.#inputs.first(operation, player), origin: 'example' }
    }
  }

  /** Calls the writes that link to this operation without passing data, because it may depend on their effect. */
  async makeReady(operation: Operation, player: Player, path: readonly string[]): Promise<boolean> {
    let made = false
    for (const link of this.#context.operations.flatMap(({ links }) => links)) {
      const source = this.#context.operation(link.from)
      if (link.to !== operation.id || !isEmptyLink(link) || source === undefined) continue
      if (isRead(source) || path.includes(source.id)) continue
      made = (await this.capture(source, player, path)) !== undefined || made
    }
    return made
  }

  /** Calls the operations that the configuration wants called first (`after`). */
  async prepare(operation: Operation, player: Player, path: readonly string[]): Promise<void> {
    for (const id of this.#context.config.after[operation.id] ?? []) {
      const before = this.#context.operation(id)
      if (before !== undefined && !path.includes(id)) await this.capture(before, player, path)
    }
  }

  /**
   * Returns a successful response of an operation for a player, with `special` field values if needed. Reads and
   * messages are sent once and remembered.
   */
  capture(
    operation: Operation,
    player: Player,
    path: readonly string[] = [],
    special: { [field: string]: string } = {},
  ): Promise<RequestResult | undefined> {
    const key = `${operation.id} ${player.name} ${Object.entries(special).join()}`
    const known = this.#captured.get(key)
    if (known !== undefined) return known
    const made = this.#capture(operation, player, path, special)
    if (isRead(operation) || operation.effect === 'message') this.#captured.set(key, made)
    return made
  }

  async #capture(
    operation: Operation,
    player: Player,
    path: readonly string[],
    special: { [field: string]: string },
  ): Promise<RequestResult | undefined> {
    if (getExclusionReason(operation, this.#context.config) !== undefined || operation.effect === 'session')
      return undefined
    if (operation.isLasting === true && !player.isFresh && player.mayLast !== true) return undefined
    let tries = 0
    for await (const candidate of this.of(operation, player, path)) {
      const isJsonBody = operation.body !== undefined && Object.keys(special).length > 0
      const linked: LinkedInput = { parameters: special, ...(isJsonBody ? { body: special } : {}) }
      const input = withLinked(operation, candidate.input, linked)
      const jar = operation.needsSession ? await this.#sessions.getJar(player) : undefined
      const result = await this.#context.look(operation, input, { jar })
      if (result.outcome.kind === 'success') return result
      tries += 1
      if (tries >= MAX_TRIES) break
    }
    return undefined
  }

  async *#fromLinks(
    operation: Operation,
    player: Player,
    base: RequestInput,
    path: readonly string[],
  ): AsyncGenerator<Candidate> {
    const links = this.#context.operations.flatMap(({ links }) => links).filter((link) => link.to === operation.id)
    for (const link of links) {
      const source = this.#context.operation(link.from)
      if (source === undefined || isEmptyLink(link) || path.includes(source.id)) continue
      const result = await this.capture(source, player, path)
      if (result === undefined) continue
      for (let item = 0; item < (isRead(source) ? MAX_ITEMS : 1); item += 1) {
        const linked = followLink(link, result, item)
        if (linked === undefined) break
        const given = usesResponse(link) ? { source } : {}
        yield { player, input: withLinked(operation, base, linked), origin: 'link', linked, ...given, from: result }
      }
    }
  }

  /** Yields path parameters found in the list, or in the created object, at the parent path: by name, else the `id`. */
  async *#fromParent(
    operation: Operation,
    player: Player,
    base: RequestInput,
    path: readonly string[],
  ): AsyncGenerator<Candidate> {
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
    const last = names.at(-1)
    if (last === undefined) return
    const shape = operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === last)?.schema
    const fits = (value: unknown): boolean =>
      shape !== undefined &&
      value !== undefined &&
      this.#context.validate(shape, value, 'request').violations.length === 0
    const sources = this.#context.operations.filter(
      (source) =>
        isSamePath(source.path, getParentPath(operation.path)) &&
        ['GET', 'POST'].includes(source.method) &&
        !path.includes(source.id),
    )
    // A write first creates an object, so that it does not change one that others use. A read does so only if the list
    // is empty.
    const ordered = sources.toSorted(writesFirst)
    let isListed = false
    for (const source of isRead(operation) ? ordered.toReversed() : ordered) {
      if (isListed && isRead(operation) && !isRead(source)) return
      const result = await this.capture(source, player, path)
      const data = result === undefined ? undefined : this.#context.data(result)
      const items = isRead(source) ? listsIn(data) : objectsIn(data)
      for (const item of items.slice(0, MAX_ITEMS)) {
        const named = namedValues(last, item).find(fits)
        const value = named ?? [item['id']].find(fits)
        if (value === undefined || result === undefined) continue
        // The parent's path parameters apply here too.
        const linked: LinkedInput = { parameters: { ...result.input.path, [last]: value } }
        isListed = true
        // Marked as inferred, because a read that does not find a created object may mean that the write lost it.
        const isGuess = named === undefined || (isRead(operation) && !isRead(source))
        const origin = isGuess ? 'inferred' : 'listed'
        yield { player, input: withLinked(operation, base, linked), origin, linked, source, from: result }
      }
    }
    if (!isRead(operation) || isListed) return
    for (const source of findLocatingWrites(this.#context, operation, path)) {
      const result = await this.capture(source, player, path)
      const jar = operation.needsSession ? await this.#sessions.getJar(player) : undefined
      const linked = result && (await followLocation(this.#context, operation, { base, jar }, result))
      if (result === undefined || linked === undefined) continue
      yield { player, input: withLinked(operation, base, linked), origin: 'inferred', linked, source, from: result }
    }
  }

  /**
   * Yields a path parameter from fields of the same name in any read: `/profiles/{username}` from an article's author.
   */
  async *#fromAnyRead(
    operation: Operation,
    player: Player,
    base: RequestInput,
    path: readonly string[],
  ): AsyncGenerator<Candidate> {
    const [parameter, ...others] = operation.parameters.filter((candidate) => candidate.in === 'path')
    if (parameter === undefined || others.length > 0 || GENERIC_NAMES.test(parameter.name)) return
    const { name, schema } = parameter
    const { root, operations } = this.#context
    const sources = operations.filter(
      (source) =>
        isRead(source) && !source.path.includes('{') && !path.includes(source.id) && documentsField(root, source, name),
    )
    const found = new Set<unknown>()
    for (const source of sources.slice(0, MAX_TRIES)) {
      const result = await this.capture(source, player, path)
      const values = result === undefined ? [] : valuesNamed(name, this.#context.data(result))
      for (const value of values.slice(0, MAX_ITEMS)) {
        if (found.has(value) || this.#context.validate(schema, value, 'request').violations.length > 0) continue
        found.add(value)
        const linked: LinkedInput = { parameters: { [name]: value } }
        yield { player, input: withLinked(operation, base, linked), origin: 'inferred', linked }
      }
    }
  }

  /**
   * Returns values of fields with the same name in the reads that show the operation's effect, such as an item's `id`.
   */
  async #fromShownReads(
    operation: Operation,
    player: Player,
    base: RequestInput,
    path: readonly string[],
  ): Promise<LinkedInput[]> {
    if (isRead(operation) || !isJson(base.body)) return []
    const fields = Object.keys(base.body).filter((name) => /^(id|ids)$|(Id|No|Sn)$/.test(name) || name === 'sn')
    if (fields.length === 0) return []
    const found: LinkedInput[] = []
    for (const id of operation.shows) {
      const read = this.#context.operation(id)
      if (read === undefined || !isRead(read) || path.includes(id)) continue
      const result = await this.capture(read, player, path)
      if (result === undefined) continue
      for (const item of getItems(this.#context.data(result))
        .toSorted((a, b) => countFalseFlags(b) - countFalseFlags(a))
        .slice(0, MAX_ITEMS)) {
        const body = Object.fromEntries(fields.flatMap((name) => valueFor(name, item)))
        if (Object.keys(body).length > 0) found.push({ parameters: {}, body })
      }
    }
    return found
  }
}

function writesFirst(a: Operation, b: Operation): number {
  return Number(isRead(a)) - Number(isRead(b))
}
