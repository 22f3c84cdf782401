import { successCheck } from '../context/whole-checks.ts'
import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import { checkValidInput, validInputCheck } from '../checks/input/bad-input.ts'
import { detectEffect, type Effect } from '../checks/write/effect.ts'
import {
  changedReads,
  freshCheck,
  reportEffect,
  reportFresh,
  withUncachedReads,
  type Around,
} from '../checks/write/fresh.ts'
import { checkSums, sumCheck } from '../checks/write/concurrent.ts'
import { sendOnce } from '../checks/write/once.ts'
import { createdCheck } from '../checks/write/response-links.ts'
import { reportChange, unchangedCheck } from '../checks/write/unchanged.ts'
import { findThirdPartyInput } from '../document/third-party-input.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../http/request-result.ts'
import { neverSucceeded } from './advice.ts'
import type { Base, JarOf, SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'
import { getExclusionReason, isRead } from '../context/risk.ts'
import { tryCheck, tryCheckSync } from '../checks/run-phase.ts'
import { Watch } from '../sessions/watch.ts'

const CANDIDATES_A_PLAYER = 6

/** Calls an operation until it succeeds once, for any player, and checks that the reads show the effect. */
export async function succeed(
  pool: SessionPool,
  operation: Operation,
  own: Player,
  getJar: JarOf,
): Promise<Base | undefined> {
  const { context, sessions, inputs, candidates } = pool
  const { ledger } = context
  const players = [own, ...sessions.players.filter((one) => one !== own)]
  let base: Base | undefined
  let shown: (Effect & { base: Base; around: Around }) | undefined
  // A read is stale only if it shows none of several successes, because one success may have had no effect there.
  let staleReads: string[] | undefined
  let freshReads: string[] = []
  let firstRefusal: RequestResult | undefined
  let refused: Candidate | undefined
  // An example of what only a third party gives need not work.
  const isGuess = findThirdPartyInput(context.root, operation, context.config.inputs) !== undefined
  for (let index = 0; index <= players.length; index += 1) {
    const player =
      index < players.length
        ? players[index]
        : base === undefined && operation.needsSession
          ? await sessions.fresh()
          : undefined
    if (player === undefined) break
    let tries = 0
    for await (const used of candidates.of(operation, player)) {
      tries += 1
      if (tries > CANDIDATES_A_PLAYER) break
      const undone = await undo(pool, operation, used, getJar)
      const watch = await Watch.of(context, sessions, inputs, operation, player, used.input)
      const before = await watch.readStable()
      const result = await sendOnce(context, operation, used.input, await getJar(player))
      if (result.outcome.kind === 'success') {
        base ??= { used, result }
        ledger.succeed(operation)
        ledger.pass(operation, successCheck)
        const after = await watch.look()
        tryCheckSync(ledger, operation, sumCheck, () => checkSums(context, result, before, after))
        const effect = (await tryCheck(ledger, operation, createdCheck, () =>
          withUncachedReads(watch, operation, { before, after }, detectEffect(context, result, before, after)),
        )) ?? { shown: 'cannot tell' }
        // An item that was already in the target state does not outweigh an earlier one that was not.
        const hadNoEffect = effect.shown === 'not shown' && effect.missing === undefined
        const isMade = ({ from }: Candidate): boolean => from !== undefined && !isRead(from.operation)
        // What the run made can be made again, to repeat the requests.
        const isRepeatable = effect.shown === shown?.shown && isMade(shown.base.used) && !isMade(used)
        const isKnown = shown?.isCertain === true || (hadNoEffect && shown?.missing !== undefined) || isRepeatable
        if (!isKnown)
          shown = { ...effect, base: { used, result }, around: { earlier: undone ?? used.from, before, after } }
        if (effect.shown === 'shown') base = { used, result }
        staleReads = [...(staleReads ?? []), ...(effect.staleReads ?? [])]
        freshReads = [...freshReads, ...changedReads(before, after)]
        if (effect.shown !== 'not shown' && staleReads.every((read) => freshReads.includes(read))) break
        continue
      }
      // Keep the response to the most likely input, because it explains the most.
      firstRefusal ??= result
      refused ??= used
      // Refused but carried out: the envelope lies.
      if (result.outcome.kind === 'refused')
        await tryCheck(ledger, operation, unchangedCheck, async () =>
          reportChange(context, result, before, await watch.look()),
        )
      if (isDocumented(operation, used) && !isGuess && operation !== sessions.login)
        tryCheckSync(ledger, operation, validInputCheck, () =>
          checkValidInput(context, plainCase(operation, used), result),
        )
    }
    if (shown !== undefined && shown.shown !== 'not shown') break
  }
  if (shown !== undefined) {
    const { result } = shown.base
    const { around, ...effect } = shown
    tryCheckSync(ledger, operation, createdCheck, () => reportEffect(context, result, effect, around))
    tryCheckSync(ledger, operation, freshCheck, () =>
      reportFresh(context, result, freshReads, staleReads ?? [], around),
    )
  }
  if (base === undefined)
    ledger.markInconclusive(operation, successCheck, neverSucceeded(context, firstRefusal, refused))
  return base
}

/** Sends the opposite action at the same path first (POST before DELETE), so that the action has an effect to show. */
async function undo(
  { context, inputs }: SessionPool,
  { path, method, body, shows, isInferred }: Operation,
  { player, input }: Candidate,
  getJar: JarOf,
): Promise<RequestResult | undefined> {
  const isKnown = shows.length > 0 && isInferred !== true
  if (body !== undefined || isKnown || !['POST', 'PUT', 'DELETE'].includes(method)) return undefined
  const opposite = context.operations.find(
    (one) =>
      isSamePath(one.path, path) &&
      one.body === undefined &&
      (method === 'DELETE' ? ['POST', 'PUT'].includes(one.method) : one.method === 'DELETE'),
  )
  if (opposite === undefined || getExclusionReason(opposite, context.config) !== undefined) return undefined
  if (context.isGivenUp(opposite)) return undefined
  const own = await inputs.first(opposite, player)
  return context.look(opposite, { ...own, path: input.path }, { jar: await getJar(player) })
}

/** Whether the input comes from the document or from responses. A server may refuse an invented one. */
function isDocumented({ body }: Operation, { origin }: Candidate): boolean {
  return (
    origin !== 'sample' && origin !== 'listed' && (body === undefined ? origin !== 'example' : body.examples.length > 0)
  )
}

/** Returns the unchanged request as a case. */
function plainCase(operation: Operation, { input }: Candidate): Case {
  const rule = `${operation.pointer}/requestBody`
  return { label: 'as documented', at: 'body', keyword: 'example', kind: 'inside', input, proposed: false, rule }
}
