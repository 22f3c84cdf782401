import type { CheckInfo } from '../context/check-info.ts'
import { CHECKS } from '../checks/registry.ts'

/** Renders the checks as a table for a terminal: id, severity, phase, description. */
export function renderChecks(checks: readonly CheckInfo[] = CHECKS): string {
  const rows = checks.map(({ id, severity, phase, description }) => [id, severity, phase, description])
  const all = [['check', 'severity', 'phase', 'what holds if it passes'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
