import type { Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getFieldSchemas } from './causing-values.ts'
import { hasCode, withField } from '../../sessions/places.ts'
import type { Player } from '../../config/player.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { getExclusionReason } from '../../context/risk.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'

export const unknownValueCheck = defineCheck({
  id: 'unknown-value',
  title: 'Made-up values',
  severity: 'critical',
  when: 'rules',
  on: ({ codes }) => codes.some(({ field, refusesUnknown }) => field !== undefined && refusesUnknown === true),
  needs: 'success',
  description: 'A made-up password, one-time password or id is refused (`x-refuses: unknown`).',
  fix: 'Look the value up, and refuse what is not there or belongs to another account.',
  since: '0.3.0',
  async run(input) {
    const { context, pool, operation, report } = input
    const { sessions } = pool
    if (getExclusionReason(operation, context.config) !== undefined) return
    const codes = operation.codes.filter(({ field, refusesUnknown }) => field !== undefined && refusesUnknown === true)
    report.notApplicable()
    const changesSession =
      operation.effect === 'session' && operation !== sessions.login && operation !== sessions.register
    const fresh = changesSession ? await sessions.fresh() : undefined
    const players = changesSession ? (fresh === undefined ? [] : [fresh]) : sessions.players
    for (const code of codes) {
      for (const player of players) if (await isDecided(input, code, player)) break
    }
  },
})

/** How many inputs of an account to try. */
const MAX_TRIES = 3

function isClosed(root: Json, schema: DocumentNode): boolean {
  const { keywords } = getShape(root, schema, 'request')
  return 'enum' in keywords || 'const' in keywords
}

async function isDecided(
  { context, pool, operation, report }: PhaseInput<'rules'>,
  code: BusinessCode,
  player: Player,
): Promise<boolean> {
  const { sessions, candidates } = pool
  const { root } = context
  const { field = '', name } = code
  // A value of a closed list is not made up.
  const schema = getFieldSchemas(context, operation, field).find((node) => !isClosed(root, node))
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
      report.pass()
      return true
    }
    if (outcome.kind !== 'success') continue
    report.fail({
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
