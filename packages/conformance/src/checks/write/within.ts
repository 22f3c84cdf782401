import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Place, Within } from '@tumpak/contract-kit/rules.ts'
import { hasCode, readPlace, withField } from '../../sessions/places.ts'
import { getFieldSchemas } from '../input/causing-values.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'

export const withinCheck = defineCheck({
  id: 'within',
  title: 'Limits that a read gives',
  severity: 'critical',
  when: 'limits',
  on: ({ within }) => within.length > 0,
  description: 'A value beyond a limit that a read gives is refused, and the limit itself is accepted (`x-within`).',
  fix: 'Compare the value with the same data that the read returns, in the transaction of the write.',
  since: '0.3.0',
  async run(input) {
    const { context, operation, pool } = input
    for (const rule of operation.within) {
      for (const side of SIDES) {
        const place = rule[side]
        if (place === undefined) continue
        const verdicts = new Set<Verdict>()
        // One account may have no limit but its balance, and another one less than that.
        for (const player of pool.sessions.players) verdicts.add(await judgeSide(input, player, { rule, side, place }))
        if (verdicts.has('judged') || !verdicts.has('refused')) continue
        const why = `no account got an answer about the ${side} of ${rule.field} that ${place.read} gives. Add an account for whom ${operation.id} succeeds (players)`
        context.ledger.markPartInconclusive(operation, withinCheck, { part: `${rule.field}/${side}`, reason: why })
      }
    }
  },
})

const SIDES = ['maximum', 'minimum'] as const
type Side = (typeof SIDES)[number]
/** How many inputs of an account to try. */
const MAX_TRIES = 4
/** The step of amounts, whose schemas have a format instead of `multipleOf`. */
const CENTAVO = 0.01
/** A tenth of the smallest step, so that the sums of decimals compare. */
const TOLERANCE = 0.001

interface Limit {
  rule: Within
  side: Side
  place: Place
}

/** What the responses to one account say about one limit; `refused` for another reason. */
type Verdict = 'judged' | 'no limit' | 'refused'

/** Judges one limit by the responses to one account. */
async function judgeSide(
  { context, operation, pool, report: { pass, fail } }: PhaseInput<'limits'>,
  player: Player,
  { rule, side, place }: Limit,
): Promise<Verdict> {
  const { sessions, candidates } = pool
  let tries = 0
  for await (const { input } of candidates.of(operation, player)) {
    tries += 1
    if (tries > MAX_TRIES) break
    const shown = await readPlace(pool, player, place, input)
    if (shown === undefined) return 'refused'
    // Without the value there is no limit.
    if (typeof shown.value !== 'number') return 'no limit'
    const limit = shown.value
    const values = getValues(pool, operation, { rule, side, place }, limit)
    const send = async (value: number): Promise<RequestResult | undefined> => {
      const changed = withField(operation, input, rule.field, value)
      const jar = operation.needsSession ? await sessions.getJar(player) : undefined
      return changed && context.send(operation, changed, { jar })
    }
    const isOfField = (result: RequestResult): boolean =>
      operation.codes.some((code) => code.field === rule.field && hasCode(result, code))
    const report = (result: RequestResult, isBeyond: boolean, value: number): void =>
      fail({
        severity: isBeyond ? 'critical' : 'major',
        pointer: `body/${rule.field}`,
        cause: `${rule.field}/${side}`,
        rule: `${operation.pointer}/x-within`,
        proposed: true,
        title: isBeyond
          ? `${rule.field} ${String(value)} is accepted, beyond the ${side} ${String(limit)} of ${place.read}`
          : `${rule.field} ${String(value)} is refused, which ${place.read} gives as the ${side}`,
        explanation: isBeyond
          ? `Expected: a refusal with a code of ${rule.field}. Check the value against what ${place.read} returns.`
          : `Expected: success, because the limit itself is allowed. Received: ${describeOutcome(result.outcome)}. The server contradicts its own ${place.read}.`,
        evidence: result,
        steps: [
          { label: 'limit', result: shown.result, pointer: `${context.envelope?.data ?? ''}${place.pointer}` },
          { label: 'request', result },
        ],
      })
    const beyond = values.beyond === undefined ? undefined : await send(values.beyond)
    if (beyond !== undefined && beyond.outcome.kind === 'success') {
      report(beyond, true, values.beyond ?? limit)
      return 'judged'
    }
    // Another input may be refused for no other reason.
    if (beyond !== undefined && !isOfField(beyond)) continue
    if (beyond !== undefined) pass()
    const exact = values.exact === undefined ? undefined : await send(values.exact)
    if (exact !== undefined && isOfField(exact)) report(exact, false, limit)
    else if (exact?.outcome.kind === 'success') pass()
    return 'judged'
  }
  return 'refused'
}

/** The limit and the next value beyond it, as far as the schema allows them. */
function getValues(
  { context }: SessionPool,
  operation: Operation,
  { rule: { field }, side, place }: Limit,
  limit: number,
): { exact?: number; beyond?: number } {
  const schemas = getFieldSchemas(context, operation, field)
  const [schema] = schemas
  if (schema === undefined) return {}
  const { keywords, types } = getShape(context.root, schema)
  const step = Number(keywords['multipleOf'] ?? (types.includes('integer') ? 1 : CENTAVO))
  const next = round(side === 'maximum' ? limit + step : limit - step)
  const least = Number(keywords['minimum'] ?? Number.NEGATIVE_INFINITY)
  // If the schema demands more than the maximum, every valid value is beyond it.
  const beyond = side === 'maximum' ? Math.max(next, least) : next
  const fits = (value: number): boolean =>
    schemas.some((node) => context.validate(node, value, 'request').violations.length === 0)
  // What the operation takes from that read is not used up, because other checks need it.
  const isMovable = side === 'minimum' || !operation.shows.includes(place.read)
  return {
    ...(fits(limit) && isMovable && { exact: limit }),
    ...(fits(beyond) && Math.abs(beyond - limit) > TOLERANCE && { beyond }),
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
