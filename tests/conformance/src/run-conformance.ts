import { judgeAnswer } from './checks/judge-answer.ts'
import { withDefaults, type Config, type ConfigInput } from './config/config.ts'
import { describeDocument, loadDocument, type LoadedDocument } from './document/load-document.ts'
import type { Operation } from './document/operation.ts'
import { readCodes, readOperations } from './document/read-operations.ts'
import { readEnvelope } from './envelope/envelope.ts'
import { Caller } from './http/caller.ts'
import { createNodeTransport } from './http/node-transport.ts'
import { createPace } from './http/pace.ts'
import type { Finding, RunReport } from './model.ts'
import { exitCodeOf, settle } from './run/baseline.ts'
import { Bench } from './run/bench.ts'
import { judgeRead, type Stage } from './run/judge-call.ts'
import { judgeWrite } from './run/judge-write.ts'
import { Ledger } from './run/ledger.ts'
import { planOf } from './run/plan.ts'
import { isRead, whyLeftOut } from './run/risk.ts'
import { CannotRun } from './run/sessions.ts'
import { createStage } from './run/stage.ts'
import { withWorkers } from './run/workers.ts'

/** How far a run is. */
export interface Progress {
  done: number
  total: number
  /** The call that was just judged. */
  operationId: string
  findings: number
}

/** What a caller may listen to. */
export interface RunListeners {
  onProgress?: (progress: Progress) => void
  onFinding?: (finding: Finding) => void
}

/** What makes the reports. */
export const TOOL = { name: 'tumpak-conformance', version: '0.1.0' }
const documents = new WeakMap<object, { document: LoadedDocument; operations: Operation[] }>()

/**
 * Holds a server to its document and reports where it departs. Throws CannotRun, with a message for whoever started
 * it, where the document cannot be read, the server cannot be reached, or it lets no player in.
 */
export async function runConformance(
  given: ConfigInput,
  { onProgress, onFinding }: RunListeners = {},
): Promise<RunReport> {
  const config = withDefaults(given)
  const startedAt = new Date()
  const { document, operations } = readDocument(config.openapi)
  const { root } = document
  checkNames(config, operations)
  const secrets: string[] = []
  const envelope = readEnvelope(root, config.envelope)
  const caller = new Caller({
    url: config.url,
    transport: config.transport ?? createNodeTransport(config.workers * 2),
    pace: createPace(config.rateLimit),
    timeoutMs: config.timeoutMs,
    envelope,
    secrets,
  })
  const isChosen = (id: string): boolean => config.only === undefined || config.only.includes(id)
  const ledger = new Ledger(operations, isChosen)
  if (onFinding !== undefined) ledger.onFinding = onFinding
  const bench = new Bench({
    config,
    root,
    operations,
    commonCodes: readCodes(root['x-codes']),
    envelope,
    caller,
    ledger,
    judge: judgeAnswer,
  })
  // A server may break the connection on one path: the second tells whether it is there.
  const probes = ['/', operations.find((one) => isRead(one) && !one.path.includes('{'))?.path ?? '/']
  const why = await caller.whyUnreachable(probes)
  if (why !== undefined) throw new CannotRun(`Nobody answers at ${config.url} (${why})`)
  const stage = await createStage(bench, secrets)

  const total = operations.filter((one) => isChosen(one.id)).length
  let done = 0
  const judge = async (operation: Operation): Promise<void> => {
    const why = whyLeftOut(operation, config)
    const { whyNobody } = stage.sessions
    if (why === undefined && operation.needsSession && whyNobody !== undefined)
      ledger.leaveOpen(operation, 'all', whyNobody)
    else if (why === undefined) await judgeOne(stage, operation)
    else ledger.leaveOpen(operation, 'all', why, true)
    done += 1
    onProgress?.({ done, total, operationId: operation.id, findings: ledger.findings.size })
  }
  const plan = planOf(operations, (one) => isChosen(one.id))
  await withWorkers(plan.reads, config.workers, judge)
  // Writes of one player would see one another's changes: one after the other.
  await withWorkers([...plan.writes, ...plan.last], 1, judge)

  const findings = settle([...ledger.findings.values()], config, startedAt)
  const { inconclusive, coverage } = ledger
  const cases = coverage.reduce((sum, one) => sum + one.cases, 0)
  return {
    tool: TOOL,
    document: { title: document.title, version: document.version },
    target: config.url,
    seed: config.seed,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    findings,
    inconclusive,
    coverage,
    totals: { cases, requests: caller.requests, calls: total, passedChecks: ledger.passedChecks },
    exitCode: exitCodeOf(findings, inconclusive, config, startedAt),
  }
}

/** One call that cannot be judged does not end the run. */
async function judgeOne(stage: Stage, operation: Operation): Promise<void> {
  try {
    await (isRead(operation) ? judgeRead(stage, operation) : judgeWrite(stage, operation))
  } catch (error) {
    const why =
      error instanceof CannotRun
        ? error.message
        : `the harness failed: ${error instanceof Error ? error.stack : String(error)}`
    stage.bench.ledger.leaveOpen(operation, 'all', why)
  }
}

function readDocument(openapi: Config['openapi']): { document: LoadedDocument; operations: Operation[] } {
  try {
    if (typeof openapi === 'string') {
      const document = loadDocument(openapi)
      return { document, operations: readOperations(document.root) }
    }
    const known = documents.get(openapi)
    if (known !== undefined) return known
    const document = describeDocument(openapi)
    const read = { document, operations: readOperations(document.root) }
    documents.set(openapi, read)
    return read
  } catch (cause) {
    throw new CannotRun(`the document cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** A misspelt name would quietly leave something out, or call what must not be called. */
function checkNames({ deny, only = [], after }: Config, operations: readonly Operation[]): void {
  const known = new Set(operations.map((one) => one.id))
  const odd = [...deny, ...only, ...Object.keys(after), ...Object.values(after).flat()].find((id) => !known.has(id))
  if (odd !== undefined) throw new CannotRun(`the document has no call named ${odd}`)
}
