import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { followLink, usesResponse, withLinked } from '../../cases/link-data.ts'
import { withField } from '../../sessions/places.ts'
import {
  isAmount,
  listRaisedAmounts,
  listTellingAmounts,
  listTellingParts,
} from '../../document/schema/telling-amounts.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import { readSteps, Watch, type Snapshot } from '../../sessions/watch.ts'
import { flatten } from '../../document/flatten.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { listNew } from './sum.ts'

export const exactAmountCheck = defineCheck({
  id: 'exact-amount',
  title: 'Exact amounts',
  severity: 'critical',
  when: 'write',
  description:
    'An amount that binary fractions get wrong comes back exact: in the response, in new items of lists, and as the change of a place in `x-shows`.',
  fix: 'Count whole centavos, or use a decimal type, from the request to the database. `amount * 100` without its decimals loses a centavo.',
  since: '0.3.0',
  async run(input) {
    const { context, operation, pool, player, getJar, report } = input
    const { body } = operation
    const fields = body === undefined ? [] : [...getShape(context.root, body.schema).properties]
    const names = fields.flatMap(([name, node]) => (isAmount(getShape(context.root, node)) ? [name] : []))
    if (names.length > 0) report.notApplicable()
    for (const name of names) {
      for (const own of [player, ...pool.sessions.players.filter((other) => other !== player)]) {
        const jar = await getJar(own)
        const sender: Sender = { ...input, own, send: (target, sent) => context.send(target, sent, { jar }) }
        const isDone = await sendAmounts(sender, name)
        if (isDone) break
      }
    }
  },
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

/** Who sends the amounts, and how. */
interface Sender extends Pick<PhaseInput<'write'>, 'context' | 'operation' | 'pool'> {
  own: Player
  send(operation: Operation, input: RequestInput): Promise<RequestResult>
}

/** Sends the amounts as one account. Returns whether one of them was accepted. */
async function sendAmounts(sender: Sender, name: string): Promise<boolean> {
  const { context, operation, pool, own } = sender
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, own)) {
    tries += 1
    if (tries > MAX_TRIES) break
    const amount = isJson(input.body) ? input.body[name] : undefined
    if (typeof amount !== 'number') continue
    const attempt = async (value: number): Promise<Moved | undefined> => {
      const changed = withField(operation, input, name, value)
      const isFit =
        operation.body && context.validate(operation.body.schema, changed?.body, 'request').violations.length === 0
      return changed && isFit ? sendAmount(sender, operation, changed, { name, value }) : undefined
    }
    for (const value of listTellingAmounts(amount)) {
      const moved = await attempt(value)
      if (moved === undefined) continue
      await followAmount(sender, moved.result, { name, value })
      const [sum] = operation.showsAt.flatMap((place) => getMove(place, moved))
      const [part] = sum === undefined ? [] : listTellingParts(sum.is, amount, sum.is < sum.was)
      if (part !== undefined) await attempt(part)
      for (const raised of listRaisedAmounts(amount)) if ((await attempt(raised)) !== undefined) break
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

async function sendAmount(
  sender: Sender,
  operation: Operation,
  input: RequestInput,
  sent: Sent,
): Promise<Moved | undefined> {
  const watch = await Watch.of(sender.pool, operation, sender.own, input)
  const before = await watch.readStable()
  const result = await sender.send(operation, input)
  if (result.outcome.kind !== 'success') return undefined
  const moved = { result, before, after: await watch.look() }
  judge(sender, moved, sent)
  return moved
}

/** Sends the write that a link leads on to, such as the deposit after its quote. */
async function followAmount(sender: Sender, result: RequestResult, sent: Sent): Promise<void> {
  const { context, pool, own } = sender
  for (const link of result.operation.links) {
    const target = context.operation(link.to)
    const linked = usesResponse(link) ? followLink(link, result) : undefined
    if (target === undefined || linked === undefined || isRead(target)) continue
    if (getExclusionReason(target, context.config) !== undefined || context.isGivenUp(target)) continue
    await sendAmount(sender, target, withLinked(target, await pool.inputs.first(target, own), linked), sent)
  }
}

/** The numbers at a place of a read before and after a success. */
function getMove(
  { read, pointer }: Operation['showsAt'][number],
  { before, after }: Moved,
): { read: string; was: number; is: number }[] {
  const [was, is] = [before, after].map((snapshot) => snapshot.get(read)?.get(pointer))
  return typeof was === 'number' && typeof is === 'number' && was !== is ? [{ read, was, is }] : []
}

function judge({ context }: Sender, moved: Moved, { name, value }: Sent): void {
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
