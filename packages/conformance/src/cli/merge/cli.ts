import { parseFlags } from '@tumpak/contract-kit/parse-flags.ts'
import { readKinds } from '../../config/read-flags.ts'
import type { RunReport } from '../../context/run-report.ts'
import { PROGRAM } from '../../config/presets.ts'
import type { ReportKind } from '../../config/report-kinds.ts'
import { readReport } from '../../report/read-report.ts'
import { TOOL } from '../../run/run-conformance.ts'
import { mergeReports } from './merge-reports.ts'

/** The text of `merge --help`. */
export const HELP = `Combines the reports of several shards.

  ${PROGRAM} merge FILE... [options]

  FILE             a report.json, or its folder
  --report FOLDER  write report.html, report.json, junit.xml and others there
  --kinds LIST     only these kinds of html,junit,json,markdown,sarif,har
  --help

Exit code: as of a single run; 2 if a part is missing or could not run.`

/** The parsed command line of a merge. */
export interface Merge {
  report: RunReport
  folder: string | undefined
  kinds: ReportKind[]
}

/**
 * Reads and merges the reports that a command line names. Returns the help text for `--help`. Throws a readable
 * message.
 */
export async function mergeCli(args: readonly string[]): Promise<Merge | string> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: { report: text, kinds: text, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help === true) return HELP
  const kinds = readKinds(values.kinds, values.report)
  const report = mergeReports(await Promise.all(positionals.map((path) => readReport(path, TOOL.name))))
  return { report, folder: values.report, kinds }
}
