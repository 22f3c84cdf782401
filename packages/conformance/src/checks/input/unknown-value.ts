import type { Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getFieldSchemas } from './causing-values.ts'
import { hasCode, withField } from '../../sessions/places.ts'
import { defineCheck } from '../define-check.ts'
import { getExclusionReason } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'

export const unknownValueCheck = defineCheck({
  id: 'unknown-value',
  title: 'Made-up values',
  severity: 'critical',
  phase: 'run',
  description: 'A made-up password, one-time password or id is refused (`x-refuses: unknown`).',
  fix: 'Look the value up, and refuse what is not there or belongs to another account.',
  since: '0.3.0',
})

/** How many inputs of an account to try. */
const MAX_TRIES = 3

/** Replaces the field of each code with `x-refuses: unknown` by a value that nobody has, in an input that may succeed. */
export async function checkUnknownValues(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  if (getExclusionReason(operation, context.config) !== undefined) return
  const codes = operation.codes.filter(({ field, refusesUnknown }) => field !== undefined && refusesUnknown === true)
  if (codes.length === 0) return
  context.ledger.notApplicable(operation, unknownValueCheck)
  const changesSession =
    operation.effect === 'session' && operation !== sessions.login && operation !== sessions.register
  const fresh = changesSession ? await sessions.fresh() : undefined
  const players = changesSession ? (fresh === undefined ? [] : [fresh]) : sessions.players
  for (const code of codes) {
    for (const player of players) if (await isDecided(pool, operation, code, player)) break
  }
}

function isClosed(root: Json, schema: DocumentNode): boolean {
  const { keywords } = getShape(root, schema, 'request')
  return 'enum' in keywords || 'const' in keywords
}

async function isDecided(
  pool: SessionPool,
  operation: Operation,
  code: BusinessCode,
  player: SessionPool['sessions']['main'],
): Promise<boolean> {
  const { context, sessions, candidates } = pool
  const { ledger, root } = context
  const { field = '', name } = code
  // A value of a closed list is not made up.
  const schema = getFieldSchemas(context, operation, field).find((one) => !isClosed(root, one))
  if (schema === undefined) return true
  const value = createSample(root, schema, context.unique(`made up ${operation.id} ${field}`))
  let tries = 0
  for await (const { input } of candidates.of(operation, player)) {
    tries += 1
    if (tries > MAX_TRIES) break
    const changed = withField(operation, input, field, value)
    if (changed === undefined) return true
    const jar = operation.needsSession ? await sessions.getJar(player) : undefined
    const result = await context.send(operation, changed, { jar })
    const { outcome } = result
    if (hasCode(result, code)) {
      ledger.pass(operation, unknownValueCheck)
      return true
    }
    if (outcome.kind !== 'success') continue
    ledger.fail(operation, {
      check: unknownValueCheck,
      pointer: `${field}`,
      rule: `${operation.pointer}/x-codes`,
      proposed: code.proposed,
      title: `A made-up ${field} is accepted`,
      explanation: `Expected: ${String(code.code)} (${name}), because no response, account or setting has this value. Look it up before acting.`,
      evidence: result,
    })
    return true
  }
  return false
}
