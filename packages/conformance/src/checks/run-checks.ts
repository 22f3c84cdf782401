import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { RunEnds } from '../http/message.ts'
import type { CheckInfo } from '../config/check-info.ts'
import type { Check, PhaseInput } from './define-check.ts'
import type { CheckReport } from './check-report.ts'
import type { PhaseName, Phases, SyncPhase } from './phases.ts'
import type { Ledger } from '../context/ledger.ts'
import { EffectWouldLast, GivenUp, type RunContext } from '../context/run-context.ts'
import { allCheck } from './whole/all.ts'
import { CannotRun } from '../sessions/sessions.ts'

/** The folder of the harness's source, or of its package. */
const HARNESS = fileURLToPath(new URL('..', import.meta.url))
const CONTAINS_ITSELF =
  'one of its schemas contains itself (by $ref, allOf, oneOf or anyOf alone), so that nothing fits it. If none does, please report this internal error'

/** What a phase prepares for its checks. */
export type Prepared<P extends PhaseName> = WithoutReport<Phases[P]['input']> & {
  context: CheckContext
  operation: Operation
}
/** Omits from each member of a union. */
type WithoutReport<Input> = Input extends unknown ? Omit<Input, 'report'> : never

/** Where checks stand, and where their results go. */
export interface CheckContext {
  readonly ledger: Ledger
  getChecks(phase: string): readonly CheckInfo[]
}

/** A phase's check and what it returned. */
interface PhaseOutput<P extends PhaseName> {
  check: CheckInfo
  output: Awaited<Phases[P]['output']>
}

/**
 * Runs the checks of a phase in the order of the registry, and returns their results. An exception ends only the check
 * that threw it.
 */
export async function runChecks<P extends PhaseName>(phase: P, input: Prepared<P>): Promise<PhaseOutput<P>[]> {
  const outputs: PhaseOutput<P>[] = []
  const { context, operation } = input
  for (const check of listDue(phase, input)) {
    await tryCheck(context.ledger, operation, check, async () => {
      outputs.push({ check, output: (await callCheck(check, phase, input)) as Awaited<Phases[P]['output']> })
    })
  }
  return outputs
}

/** Like `runChecks`, but synchronous, for the checks of a response or a message. */
export function runChecksSync<P extends SyncPhase>(phase: P, input: Prepared<P>): void {
  const { context, operation } = input
  for (const check of listDue(phase, input))
    tryCheckSync(context.ledger, operation, check, () => {
      const output: unknown = callCheck(check, phase, input)
      if (!(output instanceof Promise)) return
      output.catch(() => undefined)
      throw new Error(`run must not be async in the phase ${phase}`)
    })
}

/** The checks of a phase that are about an operation and have what they need. */
function listDue(phase: PhaseName, { context, operation }: { context: CheckContext; operation: Operation }): Check[] {
  const checks = context.getChecks(phase) as readonly Check[]
  return checks.filter(
    ({ on, needs }) => on?.(operation) !== false && (needs === undefined || context.ledger.hasSucceeded(operation)),
  )
}

/** Does the work of a check. An exception costs that check for that operation; undefined then. */
export async function tryCheck<Done>(
  ledger: Ledger,
  operation: Operation,
  check: CheckInfo,
  work: () => Promise<Done> | Done,
): Promise<Done | undefined> {
  try {
    return await work()
  } catch (error) {
    reportError(ledger, operation, check, error)
    return undefined
  }
}

/** The same without waiting. */
export function tryCheckSync<Done>(
  ledger: Ledger,
  operation: Operation,
  check: CheckInfo,
  work: () => Done,
): Done | undefined {
  try {
    return work()
  } catch (error) {
    reportError(ledger, operation, check, error)
    return undefined
  }
}

/** Does the work of an operation. One that hangs, or cannot be checked, does not end the run. */
export async function tryOperation(
  context: RunContext,
  operation: Operation,
  work: () => Promise<void>,
): Promise<void> {
  await tryCheck(context.ledger, operation, allCheck, () => unlessGivenUp(context, operation, work))
}

/** Runs checks of an operation. If it hangs, marks the remaining ones as inconclusive. */
export async function unlessGivenUp<Done>(
  { ledger }: RunContext,
  operation: Operation,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error
    ledger.markInconclusive(operation, allCheck, error.message)
    return undefined
  }
}

/** Records the results of one check for one operation. */
export function createReport(ledger: Ledger, operation: Operation, check: CheckInfo): CheckReport {
  return {
    pass: () => ledger.pass(operation, check),
    notApplicable: () => ledger.notApplicable(operation, check),
    markInconclusive: (reason, byChoice) => ledger.markInconclusive(operation, check, reason, byChoice),
    fail: (violation) => ledger.fail(operation, { ...violation, check }),
  }
}

function callCheck<P extends PhaseName>(check: Check, phase: P, input: Prepared<P>): unknown {
  const report = createReport(input.context.ledger, input.operation, check)
  return check.run({ ...input, phase, report } as unknown as PhaseInput<PhaseName>)
}

function reportError(ledger: Ledger, operation: Operation, check: CheckInfo, error: unknown): void {
  // These end more than one check.
  if (error instanceof RunEnds || error instanceof GivenUp) throw error
  if (error instanceof CannotRun) ledger.markInconclusive(operation, check, error.message)
  else if (error instanceof EffectWouldLast) ledger.markInconclusive(operation, check, error.message, true)
  else ledger.markError(operation, check, describeError(error, ledger.isOwn(check.id) ? check : undefined))
}

/** Why a check has no result, after an exception. `own` is the check of the team that threw it. */
export function describeError(error: unknown, own?: CheckInfo): string {
  if (error instanceof CannotRun) return error.message
  if (own !== undefined) return describeOwnError(error, own)
  if (error instanceof RangeError && error.message.includes('call stack')) return CONTAINS_ITSELF
  return `internal error, please report it: ${describeWithPlace(error)}`
}

/** Names the check of the team and the line of its file, if the exception has it. */
function describeOwnError(error: unknown, { id }: CheckInfo): string {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const frames = stack.matchAll(/^\s+at (?:.*? \()?(?:async )?((?:file:\/\/\/|\/|[A-Z]:\\).+?):(\d+):\d+\)?$/gm)
  const places = [...frames].map(([, path = '', line = '']) => ({
    path: path.startsWith('file:') ? fileURLToPath(path) : path,
    line,
  }))
  const own = places.find(({ path }) => !path.startsWith(HARNESS) && !/[\\/]node_modules[\\/]/.test(path))
  const place = own === undefined ? '' : ` at ${relative(process.cwd(), own.path)}:${own.line}`
  return `your check ${id} failed${place}: ${message}`
}

/** The message, and the line that threw it. */
function describeWithPlace(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim()
  return line === undefined ? error.message : `${error.message} (${line})`
}
