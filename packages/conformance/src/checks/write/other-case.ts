import { toOtherCase, type IgnoredCase } from '../../cases/ignored-case.ts'
import type { Player } from '../../config/player.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { getField, withField } from '../../sessions/places.ts'
import type { PhaseInput } from '../define-check.ts'

/** How many inputs to try for one account until one succeeds, and of how many accounts. */
const MAX_TRIES = 2
const MAX_PLAYERS = 3

type Input = PhaseInput<'rules'>

/** A request with a field as it is, and one with the field in other case. */
interface Pair {
  plain: RequestResult
  other: RequestResult
}

/** Checks that a read shows the same for a field in other case. */
export async function readInOtherCase(input: Input, field: IgnoredCase): Promise<void> {
  const { context, operation, pool, report } = input
  const player = pool.sessions.main
  const send = async (sent: RequestInput): Promise<RequestResult> =>
    context.send(operation, sent, { jar: operation.needsSession ? await pool.sessions.getJar(player) : undefined })
  for await (const { input: sent } of pool.candidates.of(operation, player)) {
    const changed = inOtherCase(input, sent, field)
    if (changed === undefined) continue
    const pair = { plain: await send(sent), other: await send(changed) }
    if (pair.plain.outcome.kind !== 'success') continue
    if (isSameData(input, pair)) return report.pass()
    const again = { plain: await send(sent), other: await send(changed) }
    // A list that moves by itself differs from itself, too.
    if (!isSameData(input, again) && isSameData(input, { plain: pair.plain, other: again.plain }))
      reportOther(input, field, again)
    return
  }
}

function isSameData({ context }: Input, { plain, other }: Pair): boolean {
  return (
    other.outcome.kind === plain.outcome.kind &&
    JSON.stringify(context.data(plain)) === JSON.stringify(context.data(other))
  )
}

/** Checks that a write succeeds with a field in other case, for accounts that may succeed. */
export async function writeInOtherCase(input: Input, field: IgnoredCase): Promise<void> {
  let pair: Pair | undefined
  for (let turn = 0; turn < 2; turn += 1) {
    const other = await sendAsAnyone(input, field, true)
    if (other === undefined) return
    if (other.outcome.kind === 'success') return input.report.pass()
    const plain = await sendAsAnyone(input, field, false)
    if (plain?.outcome.kind !== 'success' || other.outcome.kind !== 'refused') return
    pair = { plain, other }
  }
  if (pair !== undefined) reportOther(input, field, pair)
}

function inOtherCase({ context, operation }: Input, input: RequestInput, field: IgnoredCase): RequestInput | undefined {
  const value = toOtherCase(context, field, getField(operation, input, field.name))
  return value === undefined ? undefined : withField(operation, input, field.name, value)
}

/** Sends a write until it succeeds for an account. Returns the success, else the last refusal. */
async function sendAsAnyone(input: Input, field: IgnoredCase, isOther: boolean): Promise<RequestResult | undefined> {
  const { context, operation, pool } = input
  const fresh = operation.needsSession ? await pool.sessions.fresh() : undefined
  const players: Player[] = [...(fresh === undefined ? [] : [fresh]), ...pool.sessions.players].slice(0, MAX_PLAYERS)
  let last: RequestResult | undefined
  for (const player of players) {
    const jar = operation.needsSession ? await pool.sessions.getJar(player) : undefined
    let tries = 0
    for await (const { input: sent } of pool.candidates.of(operation, player)) {
      const changed = inOtherCase(input, sent, field)
      if (changed === undefined) continue
      tries += 1
      last = await context.send(operation, isOther ? changed : sent, { jar })
      if (last.outcome.kind === 'success') return last
      if (tries >= MAX_TRIES) break
    }
  }
  return last
}

function reportOther({ report }: Input, { name, schema }: IgnoredCase, { plain, other }: Pair): void {
  const shown = other.outcome.kind === 'success' ? 'other data' : describeOutcome(other.outcome)
  report.fail({
    pointer: `case/${name}`,
    rule: `${schema.pointer}/x-ignores`,
    severity: 'major',
    title: `\`${name}\` means another value in other case`,
    explanation: `The document says that its case is ignored. As it is: ${describeOutcome(plain.outcome)}. In other case, twice: ${shown}. Compare it in one case.`,
    evidence: other,
    steps: [
      { label: 'as it is', result: plain },
      { label: 'in other case', result: other },
    ],
  })
}
