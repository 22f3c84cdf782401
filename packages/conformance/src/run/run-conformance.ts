import manifest from '../../package.json' with { type: 'json' }
import { schemaCheck } from '../checks/response/schema.ts'
import { allCheck, LIMITED } from '../context/whole-checks.ts'
import { otherPlayerCheck } from '../checks/access/foreign-data.ts'
import { checkOwnData } from '../checks/access/own-data.ts'
import { isDeletion } from '../checks/write/effect.ts'
import { rangeCheck } from '../checks/list/ranges.ts'
import { checkZoneDays } from '../checks/list/zone-days.ts'
import { freshCheck } from '../checks/write/fresh.ts'
import { reportUnseenCodes } from '../checks/input/documented-code.ts'
import { describeChecks, loadConfiguredChecks } from '../checks/load-checks.ts'
import { judgeRules } from './judge-rules.ts'
import { checkRequiredStates, requiredStateCheck } from '../checks/write/required-state.ts'
import { CreatedItems } from '../cases/created-items.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getRuleScope } from '../sessions/places.ts'
import { findDocumentProblems, type DocumentProblem } from '../document/document-problems.ts'
import { createSources } from '../document/source-place.ts'
import { loadHooks } from '../http/hooks.ts'
import { RunEnds } from '../http/message.ts'
import { isMeantToFail } from '../http/read-result.ts'
import { judgeFrames } from '../frames/judge-frames.ts'

import type { Finding, Inconclusive, RunReport } from '../context/run-report.ts'
import { assertApi, assertCredentials } from './assert-set-up.ts'
import { getExitCode, settle, settleOpen } from './baseline.ts'
import { cleanUp } from './clean-up.ts'
import { describeExclusions } from './exclusions.ts'
import { findChangedPasswords } from './changed-passwords.ts'
import { checkFresh } from './judge-fresh.ts'
import { judgeListAgain, judgeRead } from './judge-read.ts'
import { judgeFailing } from './judge-failing.ts'
import { judgeWrite } from './judge-write.ts'
import { Implemented } from './plan/implemented.ts'
import { excuseUnbuilt, leaveOutDoubtful, leaveOutUnbuilt } from './plan/leave-out.ts'
import type { Ledger } from '../context/ledger.ts'
import { Origins } from '../cases/origins.ts'
import { planRun } from './plan/plan.ts'
import { getUnjudgedReason } from './plan/unjudged.ts'
import { fetchDocuments } from './fetch-documents.ts'
import { prepareRun } from './prepare-run.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import { tryCheck, tryOperation } from '../checks/run-phase.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { createSessionPool, type SessionPool } from '../sessions/session-pool.ts'
import { needsOnlyConnection } from '../config/credentials.ts'
import { withWorkers } from '../context/workers.ts'
import { slowPatterns } from '../document/schema/reg-exp.ts'
import { runSlow } from './run-slow.ts'
import { listUnusedSettings } from './unused-settings.ts'
import { judgeSocket } from '../socket/judge-socket.ts'
import { CONNECTION, listNames } from '../socket/socket-ledger.ts'

/** The documents of a run as it read them, each bundled. */
export interface Documents {
  openapi?: Json
  asyncapi?: Json
  frames?: Json
}

/** The progress of a run. */
export interface Progress {
  done: number
  total: number
  /** The operation that was just checked. */
  operationId: string
  findings: number
}

/** What the caller wants to be told during a run. */
export interface RunListeners {
  onProgress?: (progress: Progress) => void
  onFinding?: (finding: Finding) => void
  /** Called once the documents are read. */
  onDocuments?: (documents: Documents) => void
}

/** The name and version in reports. */
export const TOOL = { name: manifest.name, version: manifest.version }

/**
 * Checks a server against its document and reports violations. Throws CannotRun, with a message for the user, if the
 * document cannot be read, the server cannot be reached, or no player can log in.
 */
export async function runConformance(given: ConfigInput, listeners: RunListeners = {}): Promise<RunReport> {
  try {
    return await runAll(given, listeners)
  } catch (error) {
    throw error instanceof RunEnds ? new CannotRun(error.message, { cause: error }) : error
  }
}

async function withLoadedHooks(given: ConfigInput): Promise<ConfigInput> {
  if (given.hooks === undefined) return given
  try {
    return { ...given, hooks: await loadHooks(given.hooks) }
  } catch (cause) {
    throw new CannotRun(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function runAll(given: ConfigInput, { onProgress, onFinding, onDocuments }: RunListeners): Promise<RunReport> {
  const startedAt = new Date()
  const ownChecks = await loadConfiguredChecks(given)
  const run = prepareRun(await fetchDocuments(await withLoadedHooks(given)), ownChecks)
  const { config, context, contract, secrets } = run
  const { ledger, client } = context
  if (onFinding !== undefined) ledger.onFinding = onFinding
  onDocuments?.({
    openapi: context.root,
    ...(contract && { asyncapi: contract.root }),
    ...(run.frames && { frames: run.frames.root }),
  })
  // Probe two paths, because a server may break the connection on one of them.
  const probes = ['/', context.operations.find((one) => isRead(one) && !one.path.includes('{'))?.path ?? '/']
  const why = await client.getUnreachableReason(probes)
  const through = config.proxy === undefined ? '' : ` through the proxy ${new URL(config.proxy).origin}`
  if (why !== undefined) throw new CannotRun(`No server responds at ${config.url}${through}: ${why}`)
  const implemented = new Implemented(context)
  await assertApi(context, implemented)
  const doubtful = await leaveOutUnbuilt(context, implemented)
  const created = new CreatedItems(context)
  const origins = new Origins(context)
  context.onResult = (result, jar) => {
    created.note(result, jar)
    origins.note(result)
  }
  ledger.getOrigins = (evidence) => origins.find(evidence)
  const pool = await createSessionPool(context, secrets)
  await assertCredentials(pool)
  await leaveOutDoubtful(pool, implemented, doubtful)
  const { operations } = context

  const total = context.documented.filter((one) => ledger.plans(one)).length
  let done = total - operations.filter((one) => ledger.plans(one)).length
  let others: Promise<void> | undefined
  const prepare = (): Promise<void> => (others ??= runOthers(pool))
  const judge = async (operation: Operation): Promise<void> => {
    const why = getExclusionReason(operation, config)
    const { noPlayerReason } = pool.sessions
    const unjudged = getUnjudgedReason(context, pool.sessions, operation)
    if (why !== undefined) ledger.markInconclusive(operation, allCheck, why, true)
    else if (unjudged !== undefined) ledger.markInconclusive(operation, allCheck, unjudged)
    else if (
      operation.needsSession &&
      noPlayerReason !== undefined &&
      !needsOnlyConnection(context.root, config, operation)
    )
      ledger.markInconclusive(operation, allCheck, noPlayerReason)
    else
      await tryOperation(context, operation, async () => {
        if (isMeantToFail(operation)) return judgeFailing(pool, operation, implemented)
        await tryOperation(context, operation, () => judgeOne(pool, operation))
        if (config.only === undefined || ledger.hasSucceeded(operation)) return
        // In a whole run other writes come first, such as one that sets a password.
        await prepare()
        await judgeOne(pool, operation)
      })
    done += 1
    onProgress?.({ done, total, operationId: operation.id, findings: ledger.findings.size })
  }
  const plan = planRun(context.root, operations, (one) => ledger.plans(one))
  await withWorkers(plan.reads, config.workers, judge)
  await withWorkers([...plan.writes, ...plan.last], 1, (operation) =>
    tryOperation(context, operation, () =>
      tryCheck(ledger, operation, requiredStateCheck, () => checkRequiredStates(pool, operation)),
    ),
  )
  // One after the other, because writes of one player would affect each other.
  await withWorkers(plan.writes, 1, judge)
  await withWorkers([...plan.reads, ...plan.writes], 1, async (operation) => {
    if (getExclusionReason(operation, config) !== undefined) return
    await tryOperation(context, operation, async () => {
      if (isRead(operation)) {
        await tryCheck(ledger, operation, otherPlayerCheck, () => checkOwnData(pool, operation))
        await tryCheck(ledger, operation, freshCheck, () => checkFresh(pool, operation, prepare))
        await judgeListAgain(pool, operation)
        await tryCheck(ledger, operation, rangeCheck, () => checkZoneDays(pool, operation))
      }
      if (ledger.hasSucceeded(operation) && !isDeletion(operation)) await judgeRules(pool, operation)
    })
  })
  await runSlow(pool)
  const isSocketChosen =
    contract !== undefined && listNames(contract).some((name) => config.only?.includes(name) ?? true)
  const socket = isSocketChosen && run.isMine(CONNECTION) && (await judgeSocket(pool, contract, secrets))
  const frames = run.frames && (await judgeFrames(pool, run.frames, run.isMine))
  // Before the operations that replace passwords or end sessions.
  if (config.cleanup) await cleanUp(pool, created)
  await withWorkers(plan.last, 1, judge)
  reportUnseenCodes(context)
  const changedPasswords = await findChangedPasswords(pool)

  for (const one of client.limited) ledger.markInconclusive(one, allCheck, LIMITED)
  const ledgers = [ledger, ...(socket ? [socket] : []), ...(frames ? [frames] : [])]
  const findings = settle(
    [
      ...withSources(ledger, config.openapi),
      ...(socket ? withSources(socket, config.asyncapi) : []),
      ...(frames ? withSources(frames, config.frameDocument) : []),
    ],
    config,
    startedAt,
  )
  const problems = findDocumentProblems(
    getRuleScope(context),
    operations.filter((one) => ledger.judges(one)),
    context.config.only === undefined,
  )
  const unjudgedParts = problems.filter(({ isOpen }) => isOpen).map(toInconclusive)
  const remarks = [
    ...problems.filter(({ isOpen }) => !isOpen).map(({ message }) => message),
    ...[...ledger.remarks].map((one) => ledger.hide(one)),
  ]
  const inconclusive = settleOpen(
    [
      ...excuseUnbuilt(
        context,
        ledgers.flatMap((one) => one.inconclusive),
      ),
      ...unjudgedPatterns(context.root),
      ...unjudgedParts,
    ],
    config,
    startedAt,
  )
  const notes = [
    ...changedPasswords,
    ...describeExclusions(context, ledgers),
    ...listUnusedSettings(pool, findings, inconclusive),
  ]
  const items = created.report(pool.sessions.login)
  const coverage = ledgers.flatMap((one) => one.coverage)
  const passedChecks = ledgers.reduce((sum, one) => sum + one.passedChecks, 0)
  const cases = coverage.reduce((sum, one) => sum + one.cases, 0)
  return {
    tool: TOOL,
    document: run.document,
    target: config.url,
    seed: config.seed,
    ...(config.shard && { shard: config.shard }),
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    findings,
    inconclusive,
    ...(remarks.length > 0 && { remarks }),
    coverage,
    ...describeChecks(ownChecks),
    ...(items.length > 0 && { created: items }),
    ...(notes.length > 0 && { notes }),
    totals: {
      cases,
      requests: client.requests,
      calls: total + ledgers.slice(1).flatMap((one) => one.coverage).length,
      passedChecks,
    },
    exitCode: getExitCode(findings, inconclusive),
  }
}

/** Adds to findings the file and line of their rule. */
function withSources({ findings }: Pick<Ledger, 'findings'>, document: unknown): Finding[] {
  const getSource = createSources()
  return [...findings.values()].map((finding) => {
    const source = getSource(document, finding.rule)
    return source === undefined ? finding : { ...finding, source }
  })
}

function toInconclusive({ message }: DocumentProblem): Inconclusive {
  return { operationId: 'document', check: schemaCheck.id, reason: message, byChoice: false }
}

/** Reports patterns that took too long as inconclusive, because texts were not checked by them. */
function unjudgedPatterns(root: Json): Inconclusive[] {
  if (slowPatterns.size === 0) return []
  const words = JSON.stringify(root)
  const own = [...slowPatterns].filter((pattern) => words.includes(JSON.stringify(pattern)))
  return own.map((pattern) => ({
    operationId: 'document',
    check: schemaCheck.id,
    reason: `the pattern ${pattern.slice(0, 80)} takes more than 1 s on a text. Simplify its repeated groups`,
    byChoice: false,
  }))
}

/** Calls each write until it succeeds, for each player, in the order of a whole run. */
async function runOthers({ context, sessions, candidates }: SessionPool): Promise<void> {
  const { writes } = planRun(context.root, context.operations, (one) => !context.ledger.plans(one))
  for (const write of writes) for (const player of sessions.players) await candidates.capture(write, player)
}

function judgeOne(pool: SessionPool, operation: Operation): Promise<void> {
  return isRead(operation) ? judgeRead(pool, operation) : judgeWrite(pool, operation)
}
