import type { RunReport } from '../model.ts'
import { byGravity } from '../finding-status.ts'

/** The machine-readable report: a RunReport (src/model.ts), findings sorted by severity. */
export function renderJson(report: RunReport): string {
  return `${JSON.stringify({ ...report, findings: byGravity(report.findings) }, null, 2)}\n`
}
