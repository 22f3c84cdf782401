import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Once } from '@tumpak/contract-kit/rules.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { findCode, getField, hasCode, withField } from '../../sessions/places.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'

export const onceCheck = defineCheck({
  id: 'once',
  title: 'What succeeds once',
  severity: 'critical',
  when: ['rules', 'twice'],
  on: ({ once }) => once.length > 0,
  description: 'What may succeed once (`x-once`) succeeds once, also if two requests arrive at the same time.',
  fix: 'Put a unique constraint on what may happen once, or lock it before the work.',
  since: '0.3.0',
  run: (input) => (input.phase === 'twice' ? judgeSecond(input, input) : checkOnce(input)),
})

/** How many inputs to try until one succeeds. */
const MAX_TRIES = 4

/** Whether a rule is about the operation's own input, by one account. */
export function isOfOwnInput({ among, by }: Once): boolean {
  return among === 'account' && !by.some((field) => field.includes('#'))
}

/** Checks the rules about values that are unique among all accounts, and about values of an earlier request. */
async function checkOnce(input: PhaseInput<'rules'>): Promise<void> {
  const { context, operation } = input
  if (!context.ledger.hasSucceeded(operation)) return
  for (const rule of operation.once) {
    if (isOfOwnInput(rule)) continue
    const isJudged = await (rule.among === 'all' ? tryAsAnother(input, rule) : tryTwoSources(input, rule))
    if (isJudged) continue
    const by = rule.by.join(' and ')
    const why =
      rule.among === 'all'
        ? `no two new accounts could send the same ${by}. Set register, or values for it (inputs: ${operation.id}/${by})`
        : `no account has a value of ${by} that two requests could use. Add one (players)`
    context.ledger.markPartInconclusive(operation, onceCheck, { part: by, reason: why })
  }
}

/**
 * Sends the same values as two accounts at the same time, then as each again: the one that was refused must be refused
 * for them. Both are new.
 */
async function tryAsAnother(input: PhaseInput<'rules'>, rule: Once): Promise<boolean> {
  const { context, operation, pool } = input
  const { sessions } = pool
  const players: (Player | undefined)[] = operation.needsSession
    ? [await sessions.fresh(), await sessions.fresh()]
    : [sessions.last, sessions.last]
  const [first, another] = players
  if (first === undefined || another === undefined) return false
  const send = async (sent: RequestInput, player: Player): Promise<RequestResult> =>
    context.send(operation, sent, { jar: operation.needsSession ? await sessions.getJar(player) : undefined })
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const own = await findInput(pool, operation, first)
    const same = withSameValues(operation, rule, own, await findInput(pool, operation, another))
    if (own === undefined || same === undefined) continue
    const sendBoth = [() => send(own, first), () => send(same, another)]
    const pair = await Promise.all(sendBoth.map((sendOne) => sendOne()))
    const lost = pair.findIndex((result) => !isSuccess(result))
    const [winner, second = winner] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
    if (winner === undefined || second === undefined || !isSuccess(winner)) continue
    // Both again, so that the requests do not depend on who was faster.
    const again: RequestResult[] = []
    for (const sendOne of sendBoth) again.push(await sendOne())
    const repeated = again[lost]
    if (repeated === undefined) {
      judgeSecond(input, { rule, first: winner, second, label: 'as another account at the same time' })
      return true
    }
    if (!isSuccess(repeated) && !hasCode(repeated, findCode(operation, rule.code))) return false
    judgeSecond(input, { rule, first: winner, second: repeated, label: 'as another account' })
    return true
  }
  return false
}

/** Returns an input with the values of another one that are unique among accounts; undefined if one is absent. */
function withSameValues(
  operation: Operation,
  { by }: Once,
  own: RequestInput | undefined,
  other: RequestInput | undefined,
): RequestInput | undefined {
  let input = other
  for (const field of by) {
    const value = own && getField(operation, own, field)
    input = value === undefined ? undefined : input && withField(operation, input, field, value)
  }
  return input
}

/** An input with new values: from a link, or sampled. Examples have values that others used. */
async function findInput(pool: SessionPool, operation: Operation, player: Player): Promise<RequestInput | undefined> {
  for await (const { input, origin } of pool.candidates.of(operation, player))
    if (origin === 'link' || origin === 'sample') return input
  return undefined
}

/** Sends two requests at the same time whose inputs come from two responses to one value: two deposits of one coupon. */
async function tryTwoSources(subject: PhaseInput<'rules'>, rule: Once): Promise<boolean> {
  const { context, operation, pool } = subject
  const { sessions, candidates, inputs } = pool
  const [id = '', field = ''] = (rule.by.find((place) => place.includes('#')) ?? '').split('#/')
  const source = context.operation(id)
  const link = source?.links.find(({ to }) => to === operation.id)
  if (source === undefined || link === undefined) return false
  for (const player of sessions.players) {
    const jar = source.needsSession ? await sessions.getJar(player) : undefined
    for await (const { input } of candidates.of(source, player)) {
      if (getField(source, input, field) === undefined) continue
      const made = [await context.look(source, input, { jar }), await context.look(source, input, { jar })]
      if (!made.every(isSuccess)) continue
      const base = await inputs.first(operation, player)
      const linked = made.flatMap((result) => followLink(link, result) ?? [])
      const pair = await Promise.all(
        linked.map((data) => context.send(operation, withLinked(operation, base, data), { jar })),
      )
      const [first, other] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
      if (first === undefined || other === undefined || !isSuccess(first)) continue
      judgeSecond(subject, { rule, first, second: other, label: 'the second with this value' })
      return true
    }
  }
  return false
}

function judgeSecond(
  { report }: Pick<PhaseInput<'rules'>, 'report'>,
  { rule: { by, code }, first, second, label }: Pick<PhaseInput<'twice'>, 'rule' | 'first' | 'second' | 'label'>,
): void {
  const { operation, outcome } = second
  if (outcome.kind === 'refused') return report.pass()
  if (outcome.kind !== 'success') return
  const what = by.length === 0 ? 'one account' : by.join(' and ')
  report.fail({
    cause: code,
    rule: `${operation.pointer}/x-once`,
    proposed: true,
    title: `What may succeed once succeeds twice: ${label}`,
    explanation: `Expected for the second: a refusal, such as ${code}, because the document allows one success for ${what}. Lock it before the work, or put a unique constraint on it.`,
    evidence: second,
    steps: [
      { label: 'request', result: first },
      { label, result: second },
    ],
  })
}

function isSuccess({ outcome }: RequestResult): boolean {
  return outcome.kind === 'success'
}
