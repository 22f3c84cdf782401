import { parseFlags } from '@tumpak/contract-kit/parse-flags.ts'
import { PROGRAM } from '../config/presets.ts'
import type { Check } from '../checks/define-check.ts'
import { CHECKS } from '../checks/registry.ts'

/** The text of `checks --help`. */
const HELP = `Lists all checks: id, severity, phases, and what holds if it passes. docs/checks has a page for each.

  ${PROGRAM} checks

Exit code: 0.`

/** Runs `checks`. Returns the text to print. Throws a readable message. */
export function checksCli(args: readonly string[]): string {
  const { values } = parseFlags({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } })
  return values.help === true ? HELP : renderChecks()
}

/** Renders the checks as a table for a terminal: id, severity, phases, description. */
function renderChecks(checks: readonly Check[] = CHECKS): string {
  const rows = checks.map(({ id, severity, when, description }) => [
    id,
    severity,
    [when].flat().join(', '),
    description,
  ])
  const all = [['check', 'severity', 'phases', 'what holds if it passes'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
