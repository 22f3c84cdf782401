import { getItems, listsIn, namedValues, objectsIn, plain } from '../../cases/items.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { Player } from '../../config/player.ts'
import { isRead, getExclusionReason } from '../../context/risk.ts'
import { flatten } from '../../document/flatten.ts'
import { ACCEPTED } from '../write/effect.ts'
import type { PhaseInput } from '../define-check.ts'
import type { CheckReport } from '../check-report.ts'
import { TWO_PLAYERS } from '../whole/advice.ts'
import { shows } from './foreign-data.ts'
import { isOfMoney, isSharedByAll, statesOwnership } from './ownership.ts'

/** How many writes to try to change a read. */
const MAX_WRITES = 3
/** How often, and at which interval, to read work that was only accepted. */
const [MAX_POLLS, POLL_INTERVAL_MS] = [5, 100]

/**
 * Checks that each player reads only their own data. If two players read the same, one changes it, and the other must
 * not see the change. Only for reads of money, or with `x-own`, because other data may be public.
 */
export async function checkOwnData(input: PhaseInput<'afterWrites'>): Promise<void> {
  const { context, operation, pool, report } = input
  const { ledger } = context
  const isById =
    operation.path.includes('{') ||
    operation.parameters.some((parameter) => parameter.in === 'query' && parameter.required)
  if (!operation.needsSession || isById || !ledger.hasSucceeded(operation)) return
  const [owner, other] = pool.sessions.players.filter(
    (player) => !player.isFresh && Object.keys(player.fields).length > 0,
  )
  if (owner === undefined) return
  const isMoney = isOfMoney(context.operations, operation)
  const isOwn = statesOwnership(context.operations, operation)
  const read = (player: Player): Promise<RequestResult> => look(pool, operation, player)
  const mine = await read(owner)
  if (other === undefined) {
    if (isSharedByAll(context.operations, operation) && listsIn(context.data(mine)).length > 0)
      return report.notApplicable()
    return report.markInconclusive(TWO_PLAYERS)
  }
  const theirs = await read(other)
  if (mine.outcome.kind !== 'success' || theirs.outcome.kind !== 'success') return
  const misnamed = namesAnother(context.data(theirs), context.envelope?.data, owner, other)
  if (misnamed !== undefined)
    return reportLeak(report, theirs, `${misnamed} belongs to another user than the session`, mine)
  const same = (a: RequestResult, b: RequestResult): boolean =>
    JSON.stringify(context.data(a)) === JSON.stringify(context.data(b))
  const writes = context.operations.filter(
    (write) =>
      ([...write.shows, write.listedIn].includes(operation.id) || isAccepting(write, operation)) &&
      write.needsSession &&
      write.effect !== 'session' &&
      !isRead(write) &&
      getExclusionReason(write, context.config) === undefined,
  )
  if (isOwn) {
    // A list of jobs changes without requests, so only an item that one player created proves a leak.
    for (const write of writes.filter(isLater).slice(0, MAX_WRITES)) {
      const leak = await findLeakedItem(input, write, owner, other)
      if (leak !== undefined)
        return reportLeak(report, leak.seen, `what ${write.id} made for one user is in the other's list`, leak.made)
    }
  }
  if (!same(mine, theirs)) return report.pass()
  if (!isOwn) {
    const [write] = writes
    // What no user changes may well be the same for all.
    if (operation.own === undefined && write !== undefined)
      ledger.remarks.add(
        `${operation.id}: two accounts got the same, and ${write.id} changes it. If each account has data of its own there, \`x-own: true\` says so, and it is judged; \`x-own: false\` says that it is the same for all`,
      )
    return report.notApplicable()
  }
  // A money order belongs to one player, so two players cannot have the same one.
  const isOrdered = getItems(context.data(mine)).some((item) =>
    Object.keys(item).some((name) => /^orderNo$/i.test(name)),
  )
  if (isMoney && isOrdered) return reportLeak(report, theirs, 'both received the same orders', mine)
  for (const write of writes.slice(0, MAX_WRITES)) {
    for (const [writer, watcher] of [
      [owner, other],
      [other, owner],
    ] as const) {
      const before = await read(writer)
      const made = await pool.candidates.capture(write, writer)
      let after = await read(writer)
      // The usual input may equal what is already stored.
      if (same(after, before) && (await writeAnew(pool, write, writer))) after = await read(writer)
      const seen = await read(watcher)
      if (after.outcome.kind !== 'success' || seen.outcome.kind !== 'success' || same(after, before)) continue
      if (!same(after, seen)) return report.pass()
      return reportLeak(
        report,
        seen,
        `the effect of ${write.id} by one user appears in the other user's response`,
        made,
        after,
      )
    }
  }
  report.notApplicable()
}

/** Writes values that nothing has yet. Returns false if that is not possible. */
async function writeAnew(
  { context, sessions, inputs }: SessionPool,
  write: Operation,
  writer: Player,
): Promise<boolean> {
  if (write.effect !== 'write' || write.body === undefined || write.path.includes('{')) return false
  const input = await inputs.first(write, writer, { sampled: true })
  const { outcome } = await context.look(write, input, { jar: await sessions.getJar(writer) })
  return outcome.kind === 'success'
}

/** Whether a write only accepts work, whose result may appear in a list later. */
function isLater({ responses }: Operation): boolean {
  return responses.some(({ status }) => status === String(ACCEPTED))
}

/** Whether a write accepts work that a list shows: its response has the fields of the list's items. */
function isAccepting(write: Operation, list: Operation): boolean {
  if (!isLater(write)) return false
  const target = lastWord(list.path)
  return write.responses.some(({ headers, content }) => {
    const isLocated = headers.some(({ name }) => /^location$/i.test(name))
    return (
      isLocated ||
      content.some(({ schema }) => schema?.component !== undefined && isSingularOf(schema.component, target))
    )
  })
}

/** Whether a name is the singular of another: `ExportJob` of `jobs`. */
function isSingularOf(name: string, many: string): boolean {
  const singular = plain(many).replace(/ies$/, 'y').replace(/s$/, '')
  return singular !== '' && plain(name).endsWith(singular)
}

function lastWord(path: string): string {
  return path.split('/').findLast((step) => step !== '' && !step.includes('{')) ?? ''
}

/**
 * Returns the other player's response if it contains the item that this player created. Waits until the player's own
 * response contains it.
 */
async function findLeakedItem(
  { operation, pool }: PhaseInput<'afterWrites'>,
  write: Operation,
  writer: Player,
  watcher: Player,
): Promise<{ made: RequestResult | undefined; seen: RequestResult } | undefined> {
  const before = await look(pool, operation, watcher)
  const made = await pool.candidates.capture(write, writer)
  const location = made?.response?.headers['location']
    ?.replace(/\/?(?:[?#].*)?$/, '')
    .split('/')
    .at(-1)
  const ids = [
    ...objectsIn(made === undefined ? undefined : pool.context.data(made)).flatMap((thing) => namedValues('id', thing)),
    location,
  ].filter((id) => id !== undefined && id !== '' && !shows(before.json, id))
  if (ids.length === 0) return undefined
  const hasIt = ({ outcome, json }: RequestResult): boolean =>
    outcome.kind === 'success' && ids.some((id) => shows(json, id))
  for (let time = 0; time < MAX_POLLS; time += 1) {
    const seen = await look(pool, operation, watcher)
    if (hasIt(seen)) return { made, seen }
    if (hasIt(await look(pool, operation, writer))) break
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  const last = await look(pool, operation, watcher)
  return hasIt(last) ? { made, seen: last } : undefined
}

async function look(
  { context, sessions, inputs }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<RequestResult> {
  return context.look(operation, await inputs.first(operation, player), { jar: await sessions.getJar(player) })
}

/**
 * Returns a top-level field of one player's response that has another player's known value; undefined if there is none.
 */
function namesAnother(data: unknown, payload: string | undefined, owner: Player, other: Player): string | undefined {
  // If the envelope names no payload, it may be one level down.
  const tops = payload === undefined || payload === '' ? [data, ...Object.values(isJson(data) ? data : {})] : [data]
  for (const top of tops.filter(isJson)) {
    const all = [...flatten(top).values()]
    const field = Object.keys(owner.fields).find(
      (name) =>
        name !== 'password' &&
        top[name] === owner.fields[name] &&
        owner.fields[name] !== other.fields[name] &&
        !all.includes(other.fields[name]),
    )
    if (field !== undefined) return field
  }
  return undefined
}

function reportLeak(
  report: CheckReport,
  result: RequestResult,
  how: string,
  ...own: readonly (RequestResult | undefined)[]
): void {
  const before = own.filter((earlier) => earlier !== undefined)
  report.fail({
    rule: `${result.operation.pointer}/security`,
    title: "A response contains another user's data",
    explanation: `Two users sent this request with their own sessions: ${how}. Restrict every lookup to the user of the session, and check for a cache that ignores the session.`,
    evidence: result,
    steps: [
      ...before.map((earlier) => ({ label: 'of the owner', result: earlier })),
      { label: 'of the other account', result },
    ],
  })
}
