import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { Candidate } from '../../cases/candidate.ts'
import type { Case } from '../../cases/case.ts'
import { findLanguage, getOtherLanguage, inLanguage } from '../../cases/language.ts'
import { runChecks, tryCheck } from '../../checks/run-checks.ts'
import type { Around } from '../../checks/write/around.ts'
import { createdCheck } from '../../checks/write/created.ts'
import { detectEffect, documentsItsReads, type Effect } from '../../checks/write/effect.ts'
import { isOfOwnInput } from '../../checks/write/once.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import { findThirdPartyInput } from '../../document/third-party-input.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { changesBetween, type Snapshot, Watch } from '../../sessions/watch.ts'
import type { OperationRun } from '../operation-run.ts'

const CANDIDATES_A_PLAYER = 6

/** What the tries of a write have shown so far. */
class Tries {
  /** The success to go on with. */
  base: { used: Candidate; result: RequestResult } | undefined
  /** The success whose effect is to be judged. */
  shown: { effect: Effect; used: Candidate; result: RequestResult; around: Around } | undefined
  // A read is stale only if it shows none of several successes, because one success may have had no effect there.
  staleReads: string[] | undefined
  freshReads: string[] = []
  /** The refusal of the most likely input, because it explains the most. */
  refusal: { used: Candidate; result: RequestResult } | undefined

  /** Whether a success shows its effect in every read that must show it. */
  get isShown(): boolean {
    return this.staleReads?.every((read) => this.freshReads.includes(read)) ?? false
  }
}

/** Calls a write until it succeeds once, for any player, and has what its reads show checked. */
export async function tryToSucceed(run: OperationRun): Promise<void> {
  const { context, operation, pool } = run
  const tries = new Tries()
  run.isOver = true
  for await (const player of listPlayers(run, tries)) {
    let count = 0
    for await (const used of pool.candidates.of(operation, player)) {
      count += 1
      if (count > CANDIDATES_A_PLAYER || (await isDone(run, tries, used))) break
    }
    if (tries.shown !== undefined && tries.shown.effect.shown !== 'not shown') break
  }
  const { base, shown, freshReads, staleReads = [], refusal } = tries
  if (shown !== undefined) {
    const { effect, result, around } = shown
    await runChecks('effect', { context, operation, pool, result, effect, around, freshReads, staleReads })
  }
  if (base !== undefined) return run.use(base.used, base.result)
  const [result, used] = [refusal?.result, refusal?.used]
  await runChecks('success', { context, operation, pool, verdict: 'never', result, used })
}

/** The configured players, the run's own first; then a new one if none has succeeded. */
async function* listPlayers({ operation, pool, player: own }: OperationRun, tries: Tries): AsyncGenerator<Player> {
  const { sessions } = pool
  yield own
  if (operation.isLasting === true) return
  for (const player of sessions.players) if (player !== own) yield player
  const fresh = tries.base === undefined && operation.needsSession ? await sessions.fresh() : undefined
  if (fresh !== undefined) yield fresh
}

/** Sends one input, with the reads around it. Returns whether nothing more is to be learned from this player. */
async function isDone(run: OperationRun, tries: Tries, used: Candidate): Promise<boolean> {
  const { context, operation, pool } = run
  const undone = await undo(run, used)
  const watch = await Watch.of(pool, operation, used.player, used.input)
  const before = await watch.readStable()
  const jar = await run.getJar(used.player)
  const result = await sendOnce(run, used.input, jar)
  const { kind } = result.outcome
  const exchange = { ...run, used, input: used.input, player: used.player, jar, result }
  if (kind !== 'success') {
    tries.refusal ??= { used, result }
    // Refused but carried out: the envelope lies.
    if (kind === 'refused') await runChecks('tried', { ...exchange, before, after: await watch.look() })
    if (mustBeAccepted(run, used)) {
      const variant = toPlainCase(operation, used)
      const hasSucceeded = context.ledger.hasSucceeded(operation)
      await runChecks('variant', { context, operation, variant, result, hasSucceeded })
    }
    return false
  }
  tries.base ??= { used, result }
  context.ledger.succeed(operation)
  await runChecks('success', { context, operation, pool, verdict: 'accepted' })
  const after = await watch.look()
  await runChecks('tried', { ...exchange, before, after })
  const effect: Effect = (await tryCheck(context.ledger, operation, createdCheck, () =>
    withUncachedReads(watch, operation, { before, after }, detectEffect(context, result, before, after)),
  )) ?? { shown: 'cannot tell' }
  noteEffect(tries, { effect, used, result, around: { earlier: undone ?? used.from, before, after } })
  tries.staleReads = [...(tries.staleReads ?? []), ...(effect.staleReads ?? [])]
  tries.freshReads = [...tries.freshReads, ...changedReads(before, after)]
  return effect.shown !== 'not shown' && tries.isShown
}

/** Keeps the success that says the most of the effect. */
function noteEffect(tries: Tries, made: NonNullable<Tries['shown']>): void {
  const { shown } = tries
  const { effect, used, result } = made
  // An item that was already in the target state does not outweigh an earlier one that was not.
  const hadNoEffect = effect.shown === 'not shown' && effect.missing === undefined
  const isMade = ({ from }: Candidate): boolean => from !== undefined && !isRead(from.operation)
  // What the run made can be made again, to repeat the requests.
  const isRepeatable = effect.shown === shown?.effect.shown && isMade(shown.used) && !isMade(used)
  const isKnown =
    shown?.effect.isCertain === true || (hadNoEffect && shown?.effect.missing !== undefined) || isRepeatable
  if (!isKnown) tries.shown = made
  if (effect.shown === 'shown') tries.base = { used, result }
}

/**
 * Sends a request; with `x-once` twice at the same time, and after a success once more and in another language. Returns
 * the response that succeeded.
 */
async function sendOnce(
  { context, operation }: OperationRun,
  input: RequestInput,
  jar: CookieJar,
): Promise<RequestResult> {
  const rule = operation.once.find(isOfOwnInput)
  const send = (): Promise<RequestResult> => context.send(operation, input, { jar })
  if (rule === undefined) return send()
  const isSuccess = ({ outcome }: RequestResult): boolean => outcome.kind === 'success'
  const pair = await Promise.all([send(), send()])
  const [first, other = first] = pair.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
  if (first === undefined || other === undefined || !isSuccess(first)) return pair[0]
  const about = { context, operation, rule, first }
  await runChecks('twice', { ...about, second: other, label: 'the same at the same time' })
  if (isSuccess(other)) return first
  const again = await send()
  await runChecks('twice', { ...about, second: again, label: 'the same again' })
  const language = findLanguage(context, operation)
  if (language === undefined || isSuccess(again)) return first
  const name = getOtherLanguage(context, input, language)
  const second = await context.send(operation, inLanguage(input, language, name), { jar })
  await runChecks('twice', { ...about, second, label: `the same in ${name}` })
  return first
}

/** Sends the opposite action at the same path first (POST before DELETE), so that the action has an effect to show. */
async function undo(run: OperationRun, { player, input }: Candidate): Promise<RequestResult | undefined> {
  const { context, pool, getJar } = run
  const { path, method, body, shows, isInferred } = run.operation
  const isKnown = shows.length > 0 && isInferred !== true
  if (body !== undefined || isKnown || !['POST', 'PUT', 'DELETE'].includes(method)) return undefined
  const opposite = context.operations.find(
    (other) =>
      isSamePath(other.path, path) &&
      other.body === undefined &&
      (method === 'DELETE' ? ['POST', 'PUT'].includes(other.method) : other.method === 'DELETE'),
  )
  if (opposite === undefined || getExclusionReason(opposite, context.config) !== undefined) return undefined
  if (context.isGivenUp(opposite)) return undefined
  const own = await pool.inputs.first(opposite, player)
  return context.look(opposite, { ...own, path: input.path }, { jar: await getJar(player) })
}

/** Whether the input comes from the document or from responses. A server may refuse an invented one. */
function mustBeAccepted({ context, operation, pool }: OperationRun, { origin }: Candidate): boolean {
  const { body } = operation
  const isDocumented =
    origin !== 'sample' && origin !== 'listed' && (body === undefined ? origin !== 'example' : body.examples.length > 0)
  // An example of what only a third party gives need not work.
  const isGuess = findThirdPartyInput(context.root, operation, context.config.inputs) !== undefined
  return isDocumented && !isGuess && operation !== pool.sessions.login
}

/** Returns the unchanged request as a case. */
function toPlainCase(operation: Operation, { input }: Candidate): Case {
  const rule = `${operation.pointer}/requestBody`
  return { label: 'as documented', at: 'body', keyword: 'example', kind: 'inside', input, proposed: false, rule }
}

/** Returns the reads that differ between two snapshots. */
function changedReads(before: Snapshot, after: Snapshot): string[] {
  return [...new Set(changesBetween(before, after).map(({ read }) => read))]
}

/**
 * Adds the reads that show an effect only at a URL that was never requested, because their usual response is cached.
 * `before` and `after` are the snapshots around the success.
 */
async function withUncachedReads(
  watch: Watch,
  operation: Operation,
  { before, after }: { before: Snapshot; after: Snapshot },
  effect: Effect,
): Promise<Effect> {
  const { shows, listedIn, actsOn } = operation
  const isDocumented = documentsItsReads(operation)
  // Without x-shows, use the reads at the operation's path.
  const reads = isDocumented ? shows : [...shows, listedIn, actsOn]
  const isDue = isDocumented ? effect.shown === 'not shown' && effect.missing === undefined : effect.isCertain !== true
  const changed = changedReads(before, after)
  const isUnchanged = (read: string): boolean => reads.includes(read) && !changed.includes(read)
  if (!isDue || effect.isLater === true || ![...before.keys()].some(isUnchanged)) return effect
  const uncached = changedReads(before, await watch.readUncached()).filter(isUnchanged)
  // What was only late is shown at the usual URL by now.
  const late = isDocumented || uncached.length === 0 ? [] : changedReads(before, await watch.look())
  const cached = uncached.filter((read) => !late.includes(read))
  return cached.length === 0 ? effect : { ...effect, shown: 'shown', missing: undefined, staleReads: cached }
}
