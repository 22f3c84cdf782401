import manifest from '../../package.json' with { type: 'json' }
import { schemaCheck } from '../checks/response/schema.ts'
import { allCheck } from '../checks/whole/all.ts'
import { LIMITED } from '../checks/whole/advice.ts'
import { describeChecks, loadConfiguredChecks } from '../checks/load-checks.ts'
import { CreatedItems } from '../cases/created-items.ts'
import { HiddenValues } from '../cases/hidden-values.ts'
import type { ConfigInput } from '../config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { getRuleScope } from '../sessions/places.ts'
import { findDocumentProblems, type DocumentProblem } from '../document/document-problems.ts'
import { countUncheckedSentences } from '../document/unchecked-sentences.ts'
import { createSources } from '../document/source-place.ts'
import { loadHooks } from '../http/hooks.ts'
import { RunEnds } from '../http/message.ts'
import { runFrames } from './frames/run-frames.ts'

import type { Finding, Inconclusive, RunReport } from '../context/run-report.ts'
import { assertApi, assertCredentials } from './assert-set-up.ts'
import { getExitCode, settle, settleOpen } from './baseline.ts'
import { cleanUp } from './clean-up.ts'
import { describeExclusions } from './exclusions.ts'
import { findChangedPasswords } from './changed-passwords.ts'
import { Implemented } from './plan/implemented.ts'
import { excludeMissing, excludeUnconfirmed, ignoreMissing } from './plan/exclude-missing.ts'
import type { Ledger } from '../context/ledger.ts'
import { Origins } from '../cases/origins.ts'
import { leaveOutFeatures } from './features.ts'
import { fetchDocuments } from './fetch-documents.ts'
import { prepareRun } from './prepare-run.ts'
import { isRead } from '../context/risk.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { createSessionPool } from '../sessions/session-pool.ts'
import { slowPatterns } from '../document/schema/reg-exp.ts'
import { OperationsRun } from './run-operations.ts'
import { runRestart } from './run-restart.ts'
import { runSlow } from './run-slow.ts'
import { listUnusedSettings } from './unused-settings.ts'
import { PlayerSockets } from './socket/player-sockets.ts'
import { runSocket } from './socket/run-socket.ts'
import { SocketContext } from '../socket/socket-context.ts'
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
  const own = await loadConfiguredChecks(given)
  const run = prepareRun(await fetchDocuments(await withLoadedHooks(given)), own.checks)
  const { config, context, contract, secrets } = run
  const { ledger, client } = context
  if (onFinding !== undefined) ledger.onFinding = onFinding
  onDocuments?.({
    openapi: context.root,
    ...(contract && { asyncapi: contract.root }),
    ...(run.frames && { frames: run.frames.root }),
  })
  // Probe two paths, because a server may break the connection on one of them.
  const probes = [
    '/',
    context.operations.find((operation) => isRead(operation) && !operation.path.includes('{'))?.path ?? '/',
  ]
  const why = await client.getUnreachableReason(probes)
  const through = config.proxy === undefined ? '' : ` through the proxy ${new URL(config.proxy).origin}`
  if (why !== undefined) throw new CannotRun(`No server responds at ${config.url}${through}: ${why}`)
  const implemented = new Implemented(context)
  await assertApi(context, implemented)
  const featureNotes = await leaveOutFeatures(context)
  const unconfirmed = await excludeMissing(context, implemented)
  const created = new CreatedItems(context)
  const origins = new Origins(context)
  const hidden = new HiddenValues(context)
  context.onResult = (result, jar) => {
    created.note(result, jar)
    origins.note(result)
    hidden.note(result, jar)
  }
  context.findExposed = (result) => hidden.find(result)
  ledger.getOrigins = (evidence) => origins.find(evidence)
  const pool = await createSessionPool(context, secrets)
  await assertCredentials(pool)
  await excludeUnconfirmed(pool, implemented, unconfirmed)
  const total = context.documented.filter((operation) => ledger.plans(operation)).length
  let done = total - context.operations.filter((operation) => ledger.plans(operation)).length
  const isSocketChosen =
    contract !== undefined && listNames(contract).some((name) => config.only?.includes(name) ?? true)
  const socketContext =
    isSocketChosen && run.isMine(CONNECTION) ? new SocketContext(contract, pool, secrets) : undefined
  const sockets = socketContext && (await PlayerSockets.open(socketContext))
  const { onResult } = context
  context.onResult = (result, jar) => {
    onResult(result, jar)
    sockets?.note(result, jar)
  }
  const operationsRun = new OperationsRun(pool, implemented, async (operation) => {
    done += 1
    onProgress?.({ done, total, operationId: operation.id, findings: ledger.findings.size })
    // Reads change no count, and several run at a time.
    if (!isRead(operation)) await sockets?.judge()
  })
  await operationsRun.runFirst()
  await runSlow(pool)
  const socket = socketContext && sockets && (await runSocket(socketContext, sockets))
  const frames = run.frames && (await runFrames(pool, run.frames, run.isMine))
  await runRestart(pool)
  // Before the operations that replace passwords or end sessions.
  if (config.cleanup) await cleanUp(pool, created)
  await operationsRun.runLast()
  await sockets?.close()
  const changedPasswords = await findChangedPasswords(pool)

  for (const operation of client.limited) ledger.markInconclusive(operation, allCheck, LIMITED)
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
    context.operations.filter((operation) => ledger.judges(operation)),
    context.config.only === undefined,
  )
  const unjudgedParts = problems.filter(({ isOpen }) => isOpen).map(toInconclusive)
  const remarks = [
    ...own.remarks,
    ...problems.filter(({ isOpen }) => !isOpen).map(({ message }) => message),
    ...[...ledger.remarks].map((remark) => ledger.hide(remark)),
  ]
  const inconclusive = settleOpen(
    [
      ...ignoreMissing(
        context,
        ledgers.flatMap((collected) => collected.inconclusive),
      ),
      ...unjudgedPatterns(context.root),
      ...unjudgedParts,
    ],
    config,
    startedAt,
  )
  const notes = [
    ...featureNotes,
    ...changedPasswords,
    ...describeExclusions(context, ledgers),
    ...listUnusedSettings(pool, findings, inconclusive),
  ]
  const items = created.report(pool.sessions.login)
  const coverage = ledgers.flatMap((collected) => collected.coverage)
  const documents = [
    context.root,
    ...(socket && contract ? [contract.root] : []),
    ...(frames && run.frames ? [run.frames.root] : []),
  ]
  const uncheckedSentences = documents.reduce((sum, root) => sum + countUncheckedSentences(root), 0)
  const passedChecks = ledgers.reduce((sum, collected) => sum + collected.passedChecks, 0)
  const cases = coverage.reduce((sum, covered) => sum + covered.cases, 0)
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
    ...describeChecks(own.checks),
    ...(uncheckedSentences > 0 && { uncheckedSentences }),
    ...(items.length > 0 && { created: items }),
    ...(notes.length > 0 && { notes }),
    totals: {
      cases,
      requests: client.requests,
      calls: total + ledgers.slice(1).flatMap((collected) => collected.coverage).length,
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
