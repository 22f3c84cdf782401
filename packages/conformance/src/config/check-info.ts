import type { Severity } from './severity.ts'

/** What reports, the command line and docs/checks show of a check. */
export interface CheckInfo {
  /** The id in baselines and findings, so it must not change. */
  readonly id: string
  readonly title: string
  /** The usual severity of a finding; a violation may state a lesser or a greater one. */
  readonly severity: Severity
  /** A sentence that is true if the check passes. */
  readonly description: string
  /** How to fix a finding. */
  readonly fix?: string
  /** The first version of the harness that has the check. */
  readonly since?: string
  /** The checks that report the same fault in the proof of this one. */
  readonly alsoReportedBy?: readonly string[]
}
