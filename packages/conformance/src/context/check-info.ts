import type { Severity } from '../report/model.ts'

/** When a check runs, or which part of a run reports it. */
export type Phase =
  | 'run'
  | 'response'
  | 'input'
  | 'request'
  | 'session'
  | 'list'
  | 'access'
  | 'write'
  | 'afterWrite'
  | 'slow'
  | 'socket'
  | 'frame'
  | 'proxy'

/** What reports, the command line and docs/checks show of a check. */
export interface CheckInfo {
  /** Stable: baselines and findings name it. */
  readonly id: string
  readonly title: string
  /** The usual severity of a finding; a violation may state a lesser or a greater one. */
  readonly severity: Severity
  readonly phase: Phase
  /** What holds if the check passes, as a sentence. */
  readonly description: string
  /** What a backend does about a finding. */
  readonly fix?: string
  /** The version of the harness that brought the check. */
  readonly since?: string
  /** The checks that report the fault of its proof too. */
  readonly alsoReportedBy?: readonly string[]
}
