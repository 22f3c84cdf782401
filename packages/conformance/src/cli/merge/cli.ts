import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readKinds } from '../../config/read-flags.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Finding, RunReport, Severity } from '../../report/model.ts'
import { PROGRAM } from '../../config/own.ts'
import type { ReportKind } from '../../report/formats/write-reports.ts'
import { TOOL } from '../../run/run-conformance.ts'
import { mergeReports } from './merge-reports.ts'

/** What `--help` prints. */
export const HELP = `Combines the reports of several shards.

  ${PROGRAM} merge FILE... [options]

  FILE             a report.json, or its folder
  --report FOLDER  write report.html, junit.xml, report.json, report.md and report.sarif there
  --kinds LIST     only these kinds of html,junit,json,markdown,sarif
  --help

Exit code: as of a single run; 2 if a part is missing or could not run.`

/** The parsed command line of a merge. */
export interface Merge {
  report: RunReport
  folder: string | undefined
  kinds: ReportKind[]
}

/** Reads and merges the reports of a command line. Returns the help text for `--help`. Throws a readable message. */
export async function mergeCli(args: readonly string[]): Promise<Merge | string> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { report: text, kinds: text, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help === true) return HELP
  const report = mergeReports(await Promise.all(positionals.map(readReport)))
  return { report, folder: values.report, kinds: readKinds(values.kinds) }
}

async function readReport(path: string): Promise<RunReport> {
  try {
    const file = (await stat(path)).isDirectory() ? join(path, 'report.json') : path
    const report: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isReport(report)) return withSeverities(report)
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  throw new Error(`${path} is not a report of ${TOOL.name}`)
}

/** Reports of version 0.1 call the severity of a finding `gravity`. */
function withSeverities(report: RunReport): RunReport {
  const findings = report.findings.map((finding) => {
    const { gravity, ...rest } = finding as Finding & { gravity?: Severity }
    return { ...rest, severity: rest.severity ?? gravity ?? 'major' }
  })
  return { ...report, findings }
}

function isReport(value: unknown): value is RunReport {
  if (!isJson(value) || !isJson(value['tool']) || value['tool']['name'] !== TOOL.name) return false
  return ['findings', 'inconclusive', 'coverage'].every((name) => Array.isArray(value[name])) && isJson(value['totals'])
}
