import type { RunReport } from '../model.ts'
import { byGravity } from './standing.ts'

/** The report for machines: a RunReport (src/model.ts) as it is, its findings most grave first. */
export function renderJson(report: RunReport): string {
  return `${JSON.stringify({ ...report, findings: byGravity(report.findings) }, null, 2)}\n`
}
