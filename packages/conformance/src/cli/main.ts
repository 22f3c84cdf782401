import { createInterface } from 'node:readline'
import { diffCli } from '@tumpak/contract-diff/src/cli.ts'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { COMMANDS, HELP, readFlags, reportFolder, type Flags } from '../config/read-flags.ts'
import { checksCli } from './list-checks.ts'
import { initCli, type Ask } from './init/cli.ts'
import { mergeCli } from './merge/cli.ts'
import { replayCli } from './replay/cli.ts'
import type { RunReport } from '../context/run-report.ts'
import { PROGRAM } from '../config/presets.ts'
import { keepReporting } from '../proxy/keep-reporting.ts'
import { startProxy } from '../proxy/run-proxy.ts'
import { ProgressBar } from '../report/terminal/progress-bar.ts'
import { appendSummary } from '../report/formats/append-summary.ts'
import { renderAnnotations } from '../report/formats/render-annotations.ts'
import { renderTerminal } from '../report/terminal/render-terminal.ts'
import { assertFolder, writeReports } from '../report/formats/write-reports.ts'
import { REPORT_KINDS } from '../config/report-kinds.ts'
import { CannotRun } from '../sessions/sessions.ts'
import { failedReport } from '../run/failed-report.ts'
import { runConformance, TOOL, type Documents, type Progress } from '../run/run-conformance.ts'

const COULD_NOT_RUN = 2

/** Runs the command line. Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const print = (text: string): void => void process.stdout.write(`${text}\n`)
  const [command = '', ...rest] = args
  if (command === 'diff') return diffCli(rest, process.cwd(), print, `${PROGRAM} diff`)
  if (args.includes('--version')) {
    print(`${TOOL.name} ${TOOL.version}`)
    return 0
  }
  if (/^\w/.test(command) && !COMMANDS.includes(command))
    throw new Error(`there is no command ${command}.${didYouMean(command, COMMANDS)} See --help`)
  if (command === 'checks') {
    print(checksCli(rest))
    return 0
  }
  if (command === 'merge') {
    const merge = await mergeCli(rest)
    if (typeof merge !== 'string') return finish(merge.report, merge)
    print(merge)
    return 0
  }
  if (command === 'replay') {
    const { text, exitCode } = await replayCli(rest, process.env)
    print(text)
    return exitCode
  }
  if (command === 'init') {
    print(await withAnswers((ask) => initCli(rest, process.cwd(), ask)))
    return 0
  }
  const flags = readFlags(args, process.env)
  if (flags === undefined) {
    print(HELP)
    return 0
  }
  for (const note of flags.notes) process.stderr.write(`${note}\n`)
  if (flags.folder !== undefined) await assertFolder(flags.folder)
  if (flags.proxyPort === undefined) reportWhenStopped(flags)
  const documents: Documents = {}
  const report = await runAndReport(flags, (read) => void Object.assign(documents, read))
  return finish(report, flags, documents)
}

/** Runs work that may ask questions, if there is a terminal. */
async function withAnswers(work: (ask: Ask) => Promise<string>): Promise<string> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return work(undefined)
  const input = createInterface({ input: process.stdin })
  // An iterator keeps lines that are typed before the question.
  const lines = input[Symbol.asyncIterator]()
  try {
    return await work(async (question, proposal) => {
      process.stdout.write(`${question}${proposal === '' ? '' : ` [${proposal}]`}: `)
      const { value, done } = await lines.next()
      if (done === true) throw new Error('there is no answer; nothing is written')
      return value
    })
  } finally {
    input.close()
  }
}

/** Writes reports of a stopped run too, because those of an earlier run would otherwise remain. */
function reportWhenStopped(flags: Flags): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const stop = (): never => process.exit(COULD_NOT_RUN)
      finish(failedReport(flags.config, 'The run was stopped before it finished.'), flags).then(stop, stop)
    })
  }
}

/** Runs the harness or the proxy. A run that fails to start returns a report too. */
async function runAndReport(flags: Flags, onDocuments: (documents: Documents) => void): Promise<RunReport> {
  const { config, proxyPort } = flags
  const bar = new ProgressBar({ out: process.stderr })
  const onProgress = ({ done, total, operationId, findings }: Progress): void => {
    bar.start(total)
    bar.tick({ done, label: operationId, findings })
  }
  try {
    return await (proxyPort === undefined
      ? runConformance(config, { onProgress, onDocuments })
      : proxyUntilStopped(flags, proxyPort))
  } catch (error) {
    if (error instanceof CannotRun) return failedReport(config, error.message)
    throw error
  } finally {
    bar.stop()
  }
}

/** Writes the reports, prints one, and returns the exit code. */
async function finish(
  report: RunReport,
  { folder, kinds }: Pick<Flags, 'folder' | 'kinds'>,
  documents: Documents = {},
): Promise<number> {
  let hasWritten = true
  const writing = folder === undefined ? Promise.resolve([]) : writeReports(report, folder, kinds, documents)
  const written = await writing.catch((error: unknown) => {
    printError(error)
    hasWritten = false
    return []
  })
  const { isTTY, columns } = process.stdout
  const htmlPath = written.find((report) => report.kind === 'html')?.path
  process.stdout.write(
    renderTerminal(report, { color: isTTY === true, ...(isTTY === true ? { width: columns } : {}), htmlPath }),
  )
  // GitHub Actions reads annotations from the log.
  if (process.env['GITHUB_ACTIONS'] === 'true') process.stdout.write(renderAnnotations(report))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary !== undefined && summary !== '' && !(await appendSummary(report, summary)))
    printError(new Error('the summary of the GitHub Actions step is full (1 MiB): it lacks this report'))
  return hasWritten ? report.exitCode : COULD_NOT_RUN
}

/** Proxies until stopped (Ctrl-C or a signal), and returns the report. Writes reports regularly in the meantime. */
async function proxyUntilStopped(flags: Flags, port: number): Promise<RunReport> {
  const { config, folder, kinds } = flags
  const proxy = await startProxy(config, port)
  const write = (): Promise<unknown> =>
    folder === undefined ? Promise.resolve() : writeReports(proxy.report(), folder, kinds).catch(printError)
  const stopReporting = keepReporting(write)
  // An unexpected error must not lose hours of traffic.
  process.once('uncaughtException', (error) => {
    printError(error)
    void write().then(() => process.exit(COULD_NOT_RUN))
  })
  process.stderr.write(
    `${proxy.url} forwards to ${config.url}. Point the app at it. Press Ctrl-C to stop and report.\n`,
  )
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  stopReporting()
  const report = proxy.report()
  await proxy.close()
  return report
}

function printError(error: unknown): void {
  process.stderr.write(`conformance: ${error instanceof Error ? error.message : String(error)}\n`)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  printError(error)
  const message = error instanceof Error ? error.message : String(error)
  process.exitCode = COULD_NOT_RUN
  // A replay reads its report and must not overwrite it.
  const folder = process.argv[2] === 'replay' ? undefined : reportFolder(process.argv.slice(2))
  const report = failedReport({ url: '', openapi: {} }, message)
  if (folder !== undefined) await writeReports(report, folder, REPORT_KINDS).catch(() => undefined)
}
