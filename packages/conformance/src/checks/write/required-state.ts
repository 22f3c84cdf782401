import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequiredState } from '@tumpak/contract-kit/rules.ts'
import { findCode, hasCode, readPlace, type PlaceValue } from '../../sessions/places.ts'
import type { CheckInfo } from '../../config/check-info.ts'
import { defineCheck } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'

export const requiredStateCheck = defineCheck({
  id: 'required-state',
  title: 'State that an operation needs',
  severity: 'critical',
  phase: 'run',
  description: 'An operation is refused in a state that the document rules out (`x-requires`).',
  fix: 'Check the state on the server before acting. The app hides a button, but anybody can send the request.',
  since: '0.3.0',
})

interface Unmet {
  rule: RequiredState
  shown: PlaceValue
}

/**
 * Calls an operation as accounts that lack a state it needs. Runs before the writes of the run, which may give them that
 * state. Of several rules that an account does not meet, the one whose code stands first decides.
 */
export async function checkRequiredStates(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const { ledger, config } = context
  if (operation.requires.length === 0 || getExclusionReason(operation, config) !== undefined) return
  ledger.notApplicable(operation, requiredStateCheck)
  const left = new Set(operation.requires)
  const visit = async (player: Player): Promise<void> => {
    const first = await findFirstUnmet(pool, operation, player)
    if (first === undefined || !left.has(first.rule)) return
    if (await isDecided(pool, operation, player, first)) left.delete(first.rule)
  }
  for (const player of sessions.players) if (left.size > 0) await visit(player)
  const fresh = left.size > 0 && operation.needsSession ? await sessions.fresh() : undefined
  if (fresh !== undefined) await visit(fresh)
}

async function findFirstUnmet(pool: SessionPool, operation: Operation, player: Player): Promise<Unmet | undefined> {
  const unmet: Unmet[] = []
  for (const rule of operation.requires) {
    const shown = await readPlace(pool, player, rule)
    // A state that cannot be read may be unmet too, and its code may come first.
    if (shown === undefined) return undefined
    if (shown.value !== rule.value) unmet.push({ rule, shown })
  }
  const rank = ({ rule }: Unmet): number => operation.codes.findIndex((one) => one === findCode(operation, rule.code))
  return unmet.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Sends the request, and whether its response decides about the rule. */
async function isDecided(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  { rule, shown }: Unmet,
): Promise<boolean> {
  const { context, sessions, candidates } = pool
  const { ledger } = context
  for await (const { input } of candidates.of(operation, player)) {
    const jar = operation.needsSession ? await sessions.getJar(player) : undefined
    const result = await context.send(operation, input, { jar })
    const { outcome } = result
    const expected = findCode(operation, rule.code)
    if (hasCode(result, expected)) {
      ledger.pass(operation, requiredStateCheck)
      return true
    }
    const place = operation.codes.findIndex((one) => hasCode(result, one))
    const isLater = expected !== undefined && place > operation.codes.indexOf(expected)
    if (outcome.kind !== 'success' && !isLater) return false
    reportState(pool, result, requiredStateCheck, { rule, shown })
    return true
  }
  return false
}

function reportState(
  { context: { ledger } }: SessionPool,
  result: RequestResult,
  check: CheckInfo,
  { rule, shown }: Unmet,
): void {
  const { operation, outcome } = result
  const isDone = outcome.kind === 'success'
  const state = `${rule.pointer.slice(1).replaceAll('/', '.')} of ${rule.read} is ${JSON.stringify(shown.value)}, not ${JSON.stringify(rule.value)}`
  ledger.fail(operation, {
    check,
    severity: isDone ? 'critical' : 'major',
    cause: rule.code,
    rule: `${operation.pointer}/x-requires`,
    proposed: true,
    title: isDone
      ? `The operation succeeds although ${state}`
      : `The state is not checked first: ${describeOutcome(outcome)} although ${state}`,
    explanation: `Expected: ${rule.code}, or a code that stands before it in x-codes. Check the state before everything that comes after it there.`,
    evidence: result,
    steps: [
      { label: 'state', result: shown.result, pointer: rule.pointer },
      { label: 'request', result },
    ],
  })
}
