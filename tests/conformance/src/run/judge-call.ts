import { checkBadInput, checkValidInput } from '../checks/bad-input.ts'
import { checkLanguage } from '../checks/language.ts'
import { checkMethod } from '../checks/method.ts'
import { checkPagination } from '../checks/pagination.ts'
import { checkForeignData } from '../checks/foreign-data.ts'
import { checkReadOrigin } from '../checks/origin.ts'
import { checkOpen, sessionAttempts } from '../checks/session.ts'
import type { Candidate, Candidates } from '../cases/candidates.ts'
import type { Case } from '../cases/case.ts'
import { coverageCases } from '../cases/coverage.ts'
import { fuzz } from '../cases/fuzz.ts'
import type { Inputs } from '../cases/inputs.ts'
import type { Operation } from '../document/operation.ts'
import { describeOutcome } from '../envelope/outcome.ts'
import type { Answer } from '../http/answer.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { neverSucceeded } from './advice.ts'
import type { Bench } from './bench.ts'
import type { Player } from './player.ts'
import type { Sessions } from './sessions.ts'

/** The dependencies of running operations. */
export interface Stage {
  bench: Bench
  sessions: Sessions
  inputs: Inputs
  candidates: Candidates
}

/** A success: its input and response. */
export interface Base {
  used: Candidate
  answer: Answer
}

/** The cookies for a player's request. */
export type JarOf = (player: Player) => Promise<CookieJar>

const CANDIDATES_A_PLAYER = 8

/** A player's cookies for an operation; an empty jar if it needs no session. */
export function jarFor({ sessions }: Stage, operation: Operation, player: Player): Promise<CookieJar> {
  return operation.needsSession ? sessions.jarOf(player) : Promise.resolve(new CookieJar())
}

/** Sends one case. */
export function sendCase(stage: Stage, operation: Operation, one: Case, jar: CookieJar): Promise<Answer> {
  return stage.bench.call(operation, one.input, { jar, raw: one.raw, method: one.method })
}

/** Runs all checks of a read. */
export async function judgeRead(stage: Stage, operation: Operation): Promise<void> {
  const { bench, sessions } = stage
  const base = await findReadBase(stage, operation)
  if (base === undefined) return
  const { used, answer } = base
  const jar = await jarFor(stage, operation, used.player)
  for (const attempt of await sessionAttempts(bench, sessions, operation, used.input)) await attempt()
  if (!operation.needsSession) checkOpen(bench, answer)
  await checkReadOrigin(bench, operation, used.input, jar)
  const succeeded = answer.outcome.kind === 'success'
  let refused: Case | undefined
  for (const one of coverageCases(bench, operation, used.input)) {
    const got = await sendCase(stage, operation, one, jar)
    if (one.kind === 'outside') {
      checkBadInput(bench, one, got, succeeded)
      if (got.outcome.kind === 'refused' && one.raw === undefined && !one.at.startsWith('header/')) refused ??= one
    } else if (one.kind === 'inside' && succeeded) checkValidInput(bench, one, got)
  }
  await checkMethod(bench, operation, used.input, jar)
  await checkRefusalLanguage(stage, operation, refused, used, jar)
  await fuzz(stage, operation, used.input, jar)
  if (!succeeded) return
  await checkPagination(bench, operation, used.input, jar)
  await checkForeignData(bench, sessions, stage.candidates, operation, used, used.input)
}

/** Refusals in two languages: of bad input if possible, and of a missing session. */
export async function checkRefusalLanguage(
  { bench }: Stage,
  operation: Operation,
  refused: Case | undefined,
  used: Candidate,
  jar: CookieJar,
): Promise<void> {
  if (operation.needsSession) await checkLanguage(bench, operation, used.input, new CookieJar())
  if (refused !== undefined) return checkLanguage(bench, operation, refused.input, jar)
  if (operation.needsSession) return
  bench.ledger.notApplicable(operation, 'language')
}

async function findReadBase(stage: Stage, operation: Operation): Promise<Base | undefined> {
  const { bench, sessions, candidates } = stage
  const { ledger } = bench
  let last: Base | undefined
  for (const player of sessions.players) {
    let tries = 0
    for await (const used of candidates.of(operation, player)) {
      const answer = await bench.call(operation, used.input, { jar: await jarFor(stage, operation, player) })
      last = { used, answer }
      if (answer.outcome.kind === 'success') {
        ledger.succeed(operation)
        ledger.pass(operation, 'success')
        candidates.keep(player, answer)
        return last
      }
      // Data from another response exists, so only a live session is needed.
      const mustSucceed = used.origin === 'link' || !bench.isListed(answer)
      if (mustSucceed && answer.outcome.kind === 'refused') reportRefusal(bench, answer)
      tries += 1
      if (mustSucceed || tries >= CANDIDATES_A_PLAYER) break
    }
    if (ledger.coverage.find((one) => one.operationId === operation.id)?.checks['success'] === 'failed') break
  }
  if (last !== undefined) ledger.leaveOpen(operation, 'success', neverSucceeded(bench, last.answer))
  return last
}

/** Reports a refused read despite a live session and valid input. */
export function reportRefusal({ ledger }: Bench, answer: Answer): void {
  ledger.fail(answer.operation, {
    check: 'success',
    gravity: 'critical',
    rule: answer.operation.pointer,
    title: 'A valid call is refused',
    explanation: `With a live session and input that the document allows the server answered ${describeOutcome(answer.outcome)}.`,
    answer,
  })
}
