import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { followLink, usesResponse, withLinked } from '../../cases/link-data.ts'
import { withField } from '../../sessions/places.ts'
import { isAmount, listTellingAmounts, listTellingParts } from '../../document/schema/telling-amounts.ts'
import { defineCheck, type Phases } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { readSteps, Watch, type Snapshot } from '../../sessions/watch.ts'
import { flatten } from '../../document/flatten.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { listNew } from './concurrent.ts'

export const exactAmountCheck = defineCheck({
  id: 'exact-amount',
  title: 'Exact amounts',
  severity: 'critical',
  phase: 'write',
  description:
    'An amount that binary fractions get wrong comes back exact: in the response, in new items of lists, and as the change of a place in `x-shows`.',
  fix: 'Count whole centavos, or use a decimal type, from the request to the database. `amount * 100` without its decimals loses a centavo.',
  since: '0.3.0',
  run: checkExactAmounts,
})

/** How many inputs to try for one account. */
const MAX_TRIES = 3
/** An amount that differs by more is another one, such as one less a fee. */
const MAX_LOST = 0.0205
/** Less than a tenth of a hundredth, so that the differences of decimals compare. */
const TOLERANCE = 0.0005

/** The amount of a request, by its field. */
interface Sent {
  name: string
  value: number
}

/** Sends amounts of each money field that a server with binary fractions changes, and follows them to the next write. */
async function checkExactAmounts({
  context,
  operation,
  pool,
  player,
  getJar,
}: Phases['write']['input']): Promise<void> {
  const { body } = operation
  const fields = body === undefined ? [] : [...getShape(context.root, body.schema).properties]
  const names = fields.flatMap(([name, node]) => (isAmount(getShape(context.root, node)) ? [name] : []))
  if (names.length > 0) context.ledger.notApplicable(operation, exactAmountCheck)
  for (const name of names) {
    for (const own of [player, ...pool.sessions.players.filter((one) => one !== player)]) {
      const jar = await getJar(own)
      const isDone = await sendAmounts(pool, operation, own, name, (one, input) => context.send(one, input, { jar }))
      if (isDone) break
    }
  }
}

type Send = (operation: Operation, input: RequestInput) => Promise<RequestResult>

/** Sends the amounts as one account. Returns whether one of them was accepted. */
async function sendAmounts(
  pool: SessionPool,
  operation: Operation,
  own: Player,
  name: string,
  send: Send,
): Promise<boolean> {
  const { context, candidates } = pool
  let tries = 0
  for await (const { input } of candidates.of(operation, own)) {
    tries += 1
    if (tries > MAX_TRIES) break
    const amount = isJson(input.body) ? input.body[name] : undefined
    if (typeof amount !== 'number') continue
    const attempt = async (value: number): Promise<Moved | undefined> => {
      const changed = withField(operation, input, name, value)
      const isFit =
        operation.body && context.validate(operation.body.schema, changed?.body, 'request').violations.length === 0
      return changed && isFit ? sendOne(pool, operation, own, changed, { name, value }, send) : undefined
    }
    for (const value of listTellingAmounts(amount)) {
      const moved = await attempt(value)
      if (moved === undefined) continue
      await followAmount(pool, moved.result, own, { name, value }, send)
      const [sum] = operation.showsAt.flatMap((place) => getMove(place, moved))
      const [part] = sum === undefined ? [] : listTellingParts(sum.is, amount, sum.is < sum.was)
      if (part !== undefined) await attempt(part)
      return true
    }
  }
  return false
}

/** A success, and the reads around it. */
interface Moved {
  result: RequestResult
  before: Snapshot
  after: Snapshot
}

async function sendOne(
  { context, sessions, inputs }: SessionPool,
  operation: Operation,
  own: Player,
  input: RequestInput,
  sent: Sent,
  send: Send,
): Promise<Moved | undefined> {
  const watch = await Watch.of(context, sessions, inputs, operation, own, input)
  const before = await watch.readStable()
  const result = await send(operation, input)
  if (result.outcome.kind !== 'success') return undefined
  const moved = { result, before, after: await watch.look() }
  judge(context, moved, sent)
  return moved
}

/** Sends the write that a link leads on to, such as the deposit after its quote. */
async function followAmount(
  pool: SessionPool,
  result: RequestResult,
  own: Player,
  sent: Sent,
  send: Send,
): Promise<void> {
  const { context, inputs } = pool
  for (const link of result.operation.links) {
    const target = context.operation(link.to)
    const linked = usesResponse(link) ? followLink(link, result) : undefined
    if (target === undefined || linked === undefined || isRead(target)) continue
    if (getExclusionReason(target, context.config) !== undefined || context.isGivenUp(target)) continue
    await sendOne(pool, target, own, withLinked(target, await inputs.first(target, own), linked), sent, send)
  }
}

/** The numbers at a place of a read before and after a success. */
function getMove(
  { read, pointer }: Operation['showsAt'][number],
  { before, after }: Moved,
): { read: string; was: number; is: number }[] {
  const [was, is] = [before, after].map((one) => one.get(read)?.get(pointer))
  return typeof was === 'number' && typeof is === 'number' && was !== is ? [{ read, was, is }] : []
}

function judge(context: RunContext, moved: Moved, { name, value }: Sent): void {
  const { ledger } = context
  const { result, before, after } = moved
  const { operation } = result
  const isNamed = ([pointer]: [string, unknown]): boolean => pointer.endsWith(`/${name}`)
  const inResponse = [...flatten(context.data(result))]
    .filter(isNamed)
    .map(([, shown]) => ({ by: 'the response', read: undefined, shown }))
  const inItems = [...before.keys()].flatMap((read) =>
    (listNew(context, before, after, read) ?? []).map((item) => ({ by: read, read, shown: item[name] })),
  )
  const all = [
    ...inResponse,
    ...inItems,
    ...operation.showsAt.flatMap((place) =>
      getMove(place, moved).map(({ read, was, is }) => ({ by: `the change in ${read}`, read, shown: is - was })),
    ),
  ]
  for (const { by, read, shown } of all) {
    const lost = typeof shown === 'number' ? Math.abs(Math.abs(shown) - value) : Number.POSITIVE_INFINITY
    if (lost < TOLERANCE) ledger.pass(operation, exactAmountCheck)
    if (lost < TOLERANCE || lost > MAX_LOST) continue
    ledger.fail(operation, {
      check: exactAmountCheck,
      pointer: `body/${name}`,
      rule: operation.body?.schema.pointer ?? operation.pointer,
      title: `\`${name}\` is not the amount that was sent`,
      explanation: `Sent: ${String(value)}. Shown by ${by}: ${String(Math.round(Math.abs(Number(shown)) * 100) / 100)}. Binary fractions do not hold ${String(value)} exactly: times 100 it is ${String(value * 100)}. Count whole centavos, or use a decimal type.`,
      evidence: result,
      steps:
        read === undefined
          ? []
          : [
              ...readSteps('read before', before, [read]),
              { label: 'write', result },
              ...readSteps('read after', after, [read]),
            ],
    })
    return
  }
}
