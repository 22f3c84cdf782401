import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequiredState } from '@tumpak/contract-kit/rules.ts'
import { findCode, hasCode, readPlace, type PlaceValue } from '../../sessions/places.ts'
import type { Violation } from '../../context/ledger.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'

export const requiredStateCheck = defineCheck({
  id: 'required-state',
  title: 'State that an operation needs',
  severity: 'critical',
  when: 'beforeWrites',
  on: ({ requires }) => requires.length > 0,
  description: 'An operation is refused in a state that the document rules out (`x-requires`).',
  fix: 'Check the state on the server before acting. The app hides a button, but anybody can send the request.',
  since: '0.3.0',
  async run(input) {
    const { context, operation, pool, report } = input
    const { sessions } = pool
    if (getExclusionReason(operation, context.config) !== undefined) return
    report.notApplicable()
    const left = new Set(operation.requires)
    const visit = async (player: Player): Promise<void> => {
      const first = await findFirstUnmet(pool, operation, player)
      if (first === undefined || !left.has(first.rule)) return
      if (await isDecided(input, player, first)) left.delete(first.rule)
    }
    for (const player of sessions.players) if (left.size > 0) await visit(player)
    const fresh = left.size > 0 && operation.needsSession ? await sessions.fresh() : undefined
    if (fresh !== undefined) await visit(fresh)
  },
})

interface Unmet {
  rule: RequiredState
  shown: PlaceValue
}

async function findFirstUnmet(pool: SessionPool, operation: Operation, player: Player): Promise<Unmet | undefined> {
  const unmet: Unmet[] = []
  for (const rule of operation.requires) {
    const shown = await readPlace(pool, player, rule)
    // A state that cannot be read may be unmet too, and its code may come first.
    if (shown === undefined) return undefined
    if (shown.value !== rule.value) unmet.push({ rule, shown })
  }
  const rank = ({ rule }: Unmet): number => operation.codes.findIndex((code) => code === findCode(operation, rule.code))
  return unmet.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Sends the request, and whether its response decides about the rule. */
async function isDecided(
  { context, operation, pool, report }: PhaseInput<'beforeWrites'>,
  player: Player,
  { rule, shown }: Unmet,
): Promise<boolean> {
  const { sessions, candidates } = pool
  for await (const { input } of candidates.of(operation, player)) {
    const jar = operation.needsSession ? await sessions.getJar(player) : undefined
    const result = await context.send(operation, input, { jar })
    const { outcome } = result
    const expected = findCode(operation, rule.code)
    if (hasCode(result, expected)) {
      report.pass()
      return true
    }
    const place = operation.codes.findIndex((code) => hasCode(result, code))
    const isLater = expected !== undefined && place > operation.codes.indexOf(expected)
    if (outcome.kind !== 'success' && !isLater) return false
    report.fail(describeState(result, { rule, shown }))
    return true
  }
  return false
}

function describeState(result: RequestResult, { rule, shown }: Unmet): Omit<Violation, 'check'> {
  const { operation, outcome } = result
  const isDone = outcome.kind === 'success'
  const state = `${rule.pointer.slice(1).replaceAll('/', '.')} of ${rule.read} is ${JSON.stringify(shown.value)}, not ${JSON.stringify(rule.value)}`
  return {
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
  }
}
