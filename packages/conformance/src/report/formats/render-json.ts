import type { RunReport } from '../../context/run-report.ts'
import { getEvidence } from '../evidence.ts'
import { bySeverity } from '../finding-status.ts'

/**
 * The machine-readable report: a RunReport (src/context/run-report.ts), findings sorted by severity. For readers of version
 * 0.1, `gravity` is the severity of a finding and `exchange` the one of its exchanges that shows the problem.
 */
export function renderJson(report: RunReport): string {
  const findings = bySeverity(report.findings).map((finding) => ({
    ...finding,
    gravity: finding.severity,
    exchange: getEvidence(finding),
  }))
  return `${JSON.stringify({ ...report, findings }, null, 2)}\n`
}
