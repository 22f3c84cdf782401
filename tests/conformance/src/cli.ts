import { fileURLToPath } from 'node:url'
import { HELP, readFlags, reportFolder } from './config/read-flags.ts'
import { ProgressBar } from './report/progress-bar.ts'
import { renderTerminal } from './report/render-terminal.ts'
import { REPORT_KINDS, writeReports } from './report/write-reports.ts'
import { CannotRun } from './run/sessions.ts'
import { troubleReport } from './run/trouble.ts'
import { runConformance, type Progress } from './run-conformance.ts'

const OWN_DOCUMENT = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url))
const COULD_NOT_RUN = 2

/** The command line: runs, reports, and gives the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, process.env, OWN_DOCUMENT)
  if (flags === undefined) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  const bar = new ProgressBar({ out: process.stderr })
  try {
    const onProgress = ({ done, total, operationId, findings }: Progress): void => {
      bar.start(total)
      bar.tick({ done, label: operationId, findings })
    }
    const report = await runConformance(flags.config, { onProgress }).catch((error: unknown) => {
      if (error instanceof CannotRun) return troubleReport(flags.config, error.message)
      throw error
    })
    bar.stop()
    const written = flags.folder === undefined ? [] : await writeReports(report, flags.folder, flags.kinds)
    const { isTTY, columns } = process.stdout
    const htmlPath = written.find((one) => one.kind === 'html')?.path
    process.stdout.write(
      renderTerminal(report, { color: isTTY === true, ...(isTTY === true ? { width: columns } : {}), htmlPath }),
    )
    return report.exitCode
  } finally {
    bar.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`conformance: ${message}\n`)
  process.exitCode = COULD_NOT_RUN
  const folder = reportFolder(process.argv.slice(2))
  const report = troubleReport({ url: '', openapi: OWN_DOCUMENT }, message)
  if (folder !== undefined) await writeReports(report, folder, REPORT_KINDS)
}
