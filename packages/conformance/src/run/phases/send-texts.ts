import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { pathIds } from '../../cases/path-ids.ts'
import { createText, listTextFields, type TextField, type TextKind } from '../../cases/telling-texts.ts'
import type { ChangedText } from '../../checks/phases.ts'
import { type Prepared, runChecks } from '../../checks/run-checks.ts'
import { isShownOtherwise } from '../../checks/write/sent-fields.ts'
import { findWritten, readWritten } from '../../checks/write/written-thing.ts'
import type { Player } from '../../config/player.ts'
import { flatten, type Seen } from '../../document/flatten.ts'
import { withoutFiles } from '../../cases/full-body.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { getSeenResult, type Snapshot, Watch } from '../../sessions/watch.ts'

/** How many inputs to try for one player until one succeeds. */
const MAX_TRIES = 2

type Subject = Prepared<'write'>

/** The texts of a success, and what showed them. */
interface Sent {
  texts: Map<string, string>
  result: RequestResult
  /** For each response that shows something of it: its values before, if it was read, and after. */
  shown: { read: string; result: RequestResult; before: Seen | undefined; after: Seen }[]
}

/**
 * Sends plain texts, then texts with special characters and long ones, and has those checked that are shown otherwise
 * where the plain ones are shown as they were sent.
 */
export async function sendTexts(subject: Subject): Promise<void> {
  const { context, operation } = subject
  const { effect, responses } = operation
  const fields = listTextFields(context, operation).filter(({ schema }) => !isShownOtherwise(context.root, schema))
  const isLater = responses.some(({ status }) => status === '202')
  if (fields.length === 0 || isLater || effect === 'session' || effect === 'message') return
  if (await tryTexts(subject, fields)) return
  // A value of one field may be refused, such as a country that nobody knows.
  for (const field of fields.length > 1 ? fields : []) await tryTexts(subject, [field])
}

/** Sends texts of each kind in some fields. Returns whether the plain ones were accepted. */
async function tryTexts(subject: Subject, fields: readonly TextField[]): Promise<boolean> {
  const { context, operation, pool } = subject
  const base = await send(subject, fields, 'plain', 0)
  if (base === undefined) return false
  const places = new Map(fields.map(({ name }) => [name, findPlaces(base, name)]))
  const due = fields.filter(({ name }) => (places.get(name)?.size ?? 0) > 0)
  for (const kind of due.length > 0 ? (['special', 'long'] as const) : []) {
    const changed = findChanged(await sendAny(subject, due, kind, 0), due, places)
    const about = { context, operation, pool }
    if (changed === undefined) await runChecks('text', { ...about, changed })
    else {
      const again = findChanged(await sendAny(subject, due, kind, 1), due, places)
      if (again?.field === changed.field) await runChecks('text', { ...about, changed: again })
    }
  }
  return true
}

/** Sends all fields at once; each alone if that is refused. */
async function sendAny(subject: Subject, fields: readonly TextField[], kind: TextKind, turn: number): Promise<Sent[]> {
  const all = await send(subject, fields, kind, turn)
  if (all !== undefined || fields.length === 1) return all === undefined ? [] : [all]
  const found: Sent[] = []
  for (const field of fields) {
    const one = await send(subject, [field], kind, turn)
    if (one !== undefined) found.push(one)
  }
  return found
}

/** Sends texts as the player of the operation, else as a new one; undefined if no request succeeds. */
async function send(
  subject: Subject,
  fields: readonly TextField[],
  kind: TextKind,
  turn: number,
): Promise<Sent | undefined> {
  const { context, operation, pool, player } = subject
  const texts = new Map<string, string>()
  for (const field of fields) {
    const random = context.unique(`text ${operation.id} ${field.name} ${kind} ${String(turn)}`)
    const value = createText(context, field, kind, random)
    if (value !== undefined) texts.set(field.name, value)
  }
  if (texts.size === 0) return undefined
  const own = await sendAs(subject, player, texts)
  if (own !== undefined || !operation.needsSession) return own
  const fresh = await pool.sessions.fresh()
  return fresh && sendAs(subject, fresh, texts)
}

async function sendAs(subject: Subject, player: Player, texts: Map<string, string>): Promise<Sent | undefined> {
  const { context, operation, pool, getJar } = subject
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, player)) {
    const changed = withTexts(subject, input, texts)
    if (changed === undefined) return undefined
    const jar = await getJar(player)
    const watch = await Watch.of(pool, operation, player, changed)
    const before = await watch.look()
    const result = await context.send(operation, changed, { jar })
    if (result.outcome.kind === 'success')
      return { texts, result, shown: await listShown(subject, { result, before, after: await watch.look(), player }) }
    tries += 1
    if (tries >= MAX_TRIES) break
  }
  return undefined
}

function withTexts(
  { context, operation: { body, ...rest } }: Subject,
  input: RequestInput,
  texts: Map<string, string>,
): RequestInput | undefined {
  if (body === undefined || (input.body !== undefined && !isJson(input.body))) return undefined
  const ids = pathIds({ body, ...rest }, input)
  const free = [...texts].filter(([name]) => !ids.includes(`/${name}`))
  const changed: Json = { ...input.body, ...Object.fromEntries(free) }
  const isFit = context.validate(body.schema, withoutFiles(changed), 'request').violations.length === 0
  return isFit ? { ...input, body: changed } : undefined
}

async function listShown(
  { context, pool }: Subject,
  { result, before, after, player }: { result: RequestResult; before: Snapshot; after: Snapshot; player: Player },
): Promise<Sent['shown']> {
  const shown: Sent['shown'] = [
    { read: 'response', result, before: undefined, after: flatten(context.data(result) ?? null) },
  ]
  for (const [read, seen] of after) {
    const response = getSeenResult(seen)
    if (response !== undefined) shown.push({ read, result: response, before: before.get(read), after: seen })
  }
  const thing = findWritten(context, result)
  const written = thing && (await readWritten(pool, thing, player))
  if (written?.outcome.kind === 'success')
    shown.push({ read: 'written', result: written, before: undefined, after: flatten(context.data(written) ?? null) })
  return shown
}

/** The places, as read and field, that show a text as it was sent. */
function findPlaces({ texts, shown }: Sent, name: string): Set<string> {
  const sent = texts.get(name)
  return new Set(
    shown.flatMap(({ read, after }) =>
      [...after].flatMap(([pointer, value]) => (sent !== undefined && value === sent ? [toPlace(read, pointer)] : [])),
    ),
  )
}

/** Finds a text that the places show otherwise: a value there that is new, and no other that is as it was sent. */
function findChanged(
  all: readonly Sent[],
  fields: readonly TextField[],
  places: ReadonlyMap<string, ReadonlySet<string>>,
): ChangedText | undefined {
  for (const { texts, result, shown } of all) {
    for (const { name: field, schema } of fields) {
      const sent = texts.get(field)
      if (sent === undefined) continue
      for (const { read, result: response, before, after } of shown) {
        const listValues = (seen: Seen | undefined): unknown[] =>
          [...(seen ?? [])].flatMap(([pointer, value]) =>
            places.get(field)?.has(toPlace(read, pointer)) === true ? [value] : [],
          )
        const [old, now] = [new Set(listValues(before)), listValues(after)]
        if (now.includes(sent)) continue
        const fresh = now.filter((value): value is string => typeof value === 'string' && !old.has(value))
        const [got] = fresh
        if (got !== undefined && fresh.length === 1) return { field, schema, sent, got, result, shown: response }
      }
    }
  }
  return undefined
}

/** The place of a value, whatever its item. */
function toPlace(read: string, pointer: string): string {
  return `${read} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`
}
