import type { RunReport } from '../model.ts'
import { bySeverity } from '../finding-status.ts'

/**
 * The machine-readable report: a RunReport (src/report/model.ts), findings sorted by severity. `gravity` is the old name
 * of a finding's severity, for readers of version 0.1.
 */
export function renderJson(report: RunReport): string {
  const findings = bySeverity(report.findings).map((finding) => ({ ...finding, gravity: finding.severity }))
  return `${JSON.stringify({ ...report, findings }, null, 2)}\n`
}
