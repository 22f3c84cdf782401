import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Once } from '@tumpak/contract-kit/rules.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { findCode, getField, hasCode, withField } from '../../sessions/places.ts'
import { defineCheck } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'

export const onceCheck = defineCheck({
  id: 'once',
  title: 'What succeeds once',
  severity: 'critical',
  phase: 'afterWrite',
  description: 'What may succeed once (`x-once`) succeeds once, also if two requests arrive at the same time.',
  fix: 'Put a unique constraint on what may happen once, or lock it before the work.',
  since: '0.3.0',
})

/** How many inputs to try until one succeeds. */
const MAX_TRIES = 4

/** Whether a rule is about the operation's own input, by one account. */
const isOwn = ({ among, by }: Once): boolean => among === 'account' && !by.some((one) => one.includes('#'))

/**
 * Sends a request; with `x-once` twice at the same time, and once more after a success. Returns the response that
 * succeeded.
 */
export async function sendOnce(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Promise<RequestResult> {
  const rule = operation.once.find(isOwn)
  const send = (): Promise<RequestResult> => context.send(operation, input, { jar })
  if (rule === undefined) return send()
  const pair = await Promise.all([send(), send()])
  const [first, other = first] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
  if (first === undefined || other === undefined || !isSuccess(first)) return pair[0]
  judgeSecond(context, rule, first, other, 'the same at the same time')
  if (!isSuccess(other)) judgeSecond(context, rule, first, await send(), 'the same again')
  return first
}

/** Checks the rules about values that are unique among all accounts, and about values of an earlier request. */
export async function checkOnce(pool: SessionPool, operation: Operation): Promise<void> {
  for (const rule of operation.once) {
    if (isOwn(rule)) continue
    const isJudged = await (rule.among === 'all'
      ? tryAsAnother(pool, operation, rule)
      : tryTwoSources(pool, operation, rule))
    if (isJudged) continue
    const by = rule.by.join(' and ')
    const why =
      rule.among === 'all'
        ? `no two new accounts could send the same ${by}. Set register, or values for it (inputs: ${operation.id}/${by})`
        : `no account has a value of ${by} that two requests could use. Add one (players)`
    pool.context.ledger.markInconclusive(operation, onceCheck, why, false, by)
  }
}

/**
 * Sends the same values as two accounts at the same time, then as each again: the one that was refused must be refused
 * for them. Both are new.
 */
async function tryAsAnother(pool: SessionPool, operation: Operation, rule: Once): Promise<boolean> {
  const { context, sessions } = pool
  const players: (Player | undefined)[] = operation.needsSession
    ? [await sessions.fresh(), await sessions.fresh()]
    : [sessions.last, sessions.last]
  const [one, another] = players
  if (one === undefined || another === undefined) return false
  const send = async (input: RequestInput, player: Player): Promise<RequestResult> =>
    context.send(operation, input, { jar: operation.needsSession ? await sessions.getJar(player) : undefined })
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const own = await findInput(pool, operation, one)
    const same = withSameValues(operation, rule, own, await findInput(pool, operation, another))
    if (own === undefined || same === undefined) continue
    const sendBoth = [() => send(own, one), () => send(same, another)]
    const pair = await Promise.all(sendBoth.map((sendOne) => sendOne()))
    const lost = pair.findIndex((result) => !isSuccess(result))
    const [first, second = first] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
    if (first === undefined || second === undefined || !isSuccess(first)) continue
    // Both again, so that the requests do not depend on who was faster.
    const again: RequestResult[] = []
    for (const sendOne of sendBoth) again.push(await sendOne())
    const repeated = again[lost]
    if (repeated === undefined) {
      judgeSecond(context, rule, first, second, 'as another account at the same time')
      return true
    }
    if (!isSuccess(repeated) && !hasCode(repeated, findCode(operation, rule.code))) return false
    judgeSecond(context, rule, first, repeated, 'as another account')
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
async function tryTwoSources(pool: SessionPool, operation: Operation, rule: Once): Promise<boolean> {
  const { context, sessions, candidates, inputs } = pool
  const [id = '', field = ''] = (rule.by.find((one) => one.includes('#')) ?? '').split('#/')
  const source = context.operation(id)
  const link = source?.links.find((one) => one.to === operation.id)
  if (source === undefined || link === undefined) return false
  for (const player of sessions.players) {
    const jar = source.needsSession ? await sessions.getJar(player) : undefined
    for await (const { input } of candidates.of(source, player)) {
      if (getField(source, input, field) === undefined) continue
      const made = [await context.look(source, input, { jar }), await context.look(source, input, { jar })]
      if (!made.every(isSuccess)) continue
      const base = await inputs.first(operation, player)
      const linked = made.flatMap((one) => followLink(link, one) ?? [])
      const pair = await Promise.all(
        linked.map((one) => context.send(operation, withLinked(operation, base, one), { jar })),
      )
      const [first, other] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
      if (first === undefined || other === undefined || !isSuccess(first)) continue
      judgeSecond(context, rule, first, other, 'the second with this value')
      return true
    }
  }
  return false
}

function judgeSecond(
  { ledger }: RunContext,
  { by, code }: Once,
  first: RequestResult,
  second: RequestResult,
  label: string,
): void {
  const { operation, outcome } = second
  if (outcome.kind === 'refused') return ledger.pass(operation, onceCheck)
  if (outcome.kind !== 'success') return
  const what = by.length === 0 ? 'one account' : by.join(' and ')
  ledger.fail(operation, {
    check: onceCheck,
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
