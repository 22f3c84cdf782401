import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { ServerGone } from '../http/message.ts'
import type { CheckInfo } from './check-info.ts'
import type { CheckReport, Phases, RunPhase } from './define-check.ts'
import type { Ledger } from './ledger.ts'
import { GivenUp, type RunContext } from './run-context.ts'
import { CannotRun } from './sessions.ts'

/**
 * Calls the checks of a phase in the order of the registry, and returns their results. An exception ends only the check
 * that threw it.
 */
export async function runPhase<P extends RunPhase>(
  phase: P,
  input: Omit<Phases[P]['input'], 'report'> & { context: RunContext; operation: Operation },
): Promise<Awaited<Phases[P]['output']>[]> {
  const outputs: Awaited<Phases[P]['output']>[] = []
  for (const check of input.context.getChecks(phase)) {
    try {
      outputs.push(await callCheck(check, input))
    } catch (error) {
      reportError(input.context.ledger, input.operation, check, error)
    }
  }
  return outputs
}

/** Like `runPhase`, but synchronous, for the checks of a response. */
export function runPhaseSync(input: Omit<Phases['response']['input'], 'report'>): void {
  for (const check of input.context.getChecks('response')) {
    try {
      callCheck<'response'>(check, input)
    } catch (error) {
      reportError(input.context.ledger, input.operation, check, error)
    }
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

function callCheck<P extends RunPhase>(
  check: CheckInfo,
  input: Omit<Phases[P]['input'], 'report'> & { context: RunContext; operation: Operation },
): Phases[P]['output'] {
  const report = createReport(input.context.ledger, input.operation, check)
  const { run } = check as CheckInfo & { run: (input: unknown) => Phases[P]['output'] }
  return run({ ...input, report })
}

function reportError(ledger: Ledger, operation: Operation, check: CheckInfo, error: unknown): void {
  // These errors concern more than one check: the server is gone, the operation hangs, or a schema contains itself.
  const isOfRun = error instanceof ServerGone || error instanceof GivenUp || error instanceof CannotRun
  if (isOfRun || (error instanceof RangeError && error.message.includes('call stack'))) throw error
  const what = error instanceof Error ? error.message : String(error)
  ledger.markInconclusive(operation, check, `internal error, please report it: ${what}`)
}
