import type { DocumentedResponse, Operation } from '@tumpak/contract-kit/operation.ts'
import type { Case } from '../cases/case.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Attempt, RequestInput, RequestResult } from '../http/request-result.ts'
import type { CheckInfo, Phase } from '../config/check-info.ts'
import type { Violation } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Base, JarOf, SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'

/** Records the result of a check for one operation. */
export interface CheckReport {
  pass(): void
  notApplicable(): void
  /** Marks the check as inconclusive. With `byChoice` this does not fail the run. */
  markInconclusive(reason: string, byChoice?: boolean): void
  fail(violation: Omit<Violation, 'check'>): void
}

interface Input {
  context: RunContext
  operation: Operation
  report: CheckReport
}

interface RequestInputs extends Input {
  input: RequestInput
  jar: CookieJar
}

/** A check that takes longer than 5 s. The cases of a run wait concurrently. */
export interface SlowCase {
  operation: Operation
  check: CheckInfo
  /** The wait, in seconds, between the two halves. */
  seconds: number
  /** Runs the first half. Returns the second half, or undefined if there is nothing to wait for. */
  begin(pool: SessionPool): Promise<(() => Promise<void>) | undefined>
}

/** The input and output of each phase. The other checks name the part of the run that reports them. */
export interface Phases {
  /** Runs after every response. */
  response: { input: Input & { result: RequestResult; documented: DocumentedResponse | undefined }; output: void }
  /** Returns requests that must be refused. Those of writes run between two snapshots, which must be equal. */
  session: { input: RequestInputs & { pool: SessionPool }; output: Attempt[] | Promise<Attempt[]> }
  /** Runs once per operation, with an input that may succeed. `refused` is a case that was refused. */
  request: {
    input: RequestInputs & { refused: Case | undefined; freshJar: () => Promise<CookieJar> }
    output: void | Promise<void>
  }
  /** Runs once per list that has succeeded. */
  list: { input: RequestInputs; output: void | Promise<void> }
  /** Runs once per operation that has succeeded, to send requests as another player. */
  access: {
    input: Input & { pool: SessionPool; base: Base; jarFor: JarOf }
    output: void | Promise<void>
  }
  /** Runs once per write that has succeeded. */
  write: { input: Input & { pool: SessionPool; player: Player; getJar: JarOf }; output: void | Promise<void> }
  /** Runs after each first success of a write. */
  afterWrite: { input: Input & { pool: SessionPool; result: RequestResult }; output: void | Promise<void> }
  /** Runs with `--slow`. */
  slow: { input: { context: RunContext }; output: SlowCase[] }
}

/** A phase in which the runner calls checks. */
export type RunPhase = keyof Phases

/** A check: its texts and, if the runner calls it, `run`. */
export interface Check<Id extends string = string, P extends Phase = Phase> extends CheckInfo {
  readonly id: Id
  readonly phase: P
  readonly run?: P extends RunPhase ? (input: Phases[P]['input']) => Phases[P]['output'] : never
}

/** Defines a check. Its id must be new, of lower-case words with hyphens. */
export function defineCheck<const Id extends string, const P extends Phase>(check: Check<Id, P>): Check<Id, P> {
  return check
}
