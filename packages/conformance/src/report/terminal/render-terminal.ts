import type { Finding, RunReport } from '../../context/run-report.ts'
import type { Severity } from '../../config/severity.ts'
import { groupCauses, listOperations, type Cause } from '../causes.ts'
import { createdWords } from '../created-words.ts'
import { getRunState, isOpen, getStatus } from '../finding-status.ts'
import { getOperationNames, listNames } from '../list-names.ts'
import { NOT_IMPLEMENTED } from '../../run/plan/implemented.ts'
import {
  callWords,
  isOperation,
  count,
  coverageWords,
  severityWords,
  runWords,
  summarize,
  verdict,
} from '../summary.ts'
import { shortened, visibleLine } from '../../http/visible.ts'

/** Options of the terminal report. */
export interface TerminalOptions {
  color: boolean
  /** The path of the HTML report. Without it the last line says how to get one. */
  htmlPath?: string
  /** The terminal's width, to which titles are cut. Undefined for a log, where titles stay whole for searching. */
  width?: number
}

const ESCAPES = { red: '31', yellow: '33', cyan: '36', green: '32', dim: '2', bold: '1', magenta: '1;31' } as const
type Paint = (style: keyof typeof ESCAPES, text: string) => string

const STYLES: { [severity in Severity]: keyof typeof ESCAPES } = {
  critical: 'magenta',
  major: 'red',
  minor: 'yellow',
  info: 'cyan',
}

const COLORS = { passed: 'green', failed: 'red', 'not judged': 'yellow' } as const

/**
 * Renders the run for a terminal: one line per finding by severity, then inconclusive checks, counts, and next steps.
 */
export function renderTerminal(report: RunReport, options: TerminalOptions): string {
  const paint: Paint = (style, text) => (options.color ? `\u001b[${ESCAPES[style]}m${text}\u001b[0m` : text)
  const sections = [
    findingLines(report, paint, options.width),
    inconclusiveLines(report, paint),
    excludedLines(report, paint),
    closingLines(report, paint, options.htmlPath),
  ]
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function findingLines(report: RunReport, paint: Paint, width: number | undefined): string[] {
  const causes = groupCauses(report.findings)
  const operation = getColumn(causes.map((cause) => visibleLine(getWhere(cause))))
  const check = getColumn(causes.map(({ finding }) => visibleLine(finding.check)))
  return causes.map((cause, index) => {
    const { finding, others } = cause
    const label = getLabel(finding)
    const before = `${label.padEnd(8)}  ${operation[index] ?? ''}  ${check[index] ?? ''}  `
    const all = others.length === 0 ? '' : `: ${visibleLine(listOperations(cause))}`
    const words = `${visibleLine(finding.title)}${getPlace(finding)}${all}`
    const title = width === undefined ? words : shortened(words, Math.max(24, width - before.length))
    const style = getStatus(finding) === 'failing' ? STYLES[finding.severity] : 'dim'
    const id = visibleLine(finding.id)
    // A terminal has no room for the id beside the title; a log keeps one line for each finding.
    const shownId = width === undefined ? ` ${paint('dim', `[${id}]`)}` : `\n${' '.repeat(10)}${paint('dim', id)}`
    return `${paint(style, label.padEnd(8))}  ${operation[index] ?? ''}  ${paint('dim', check[index] ?? '')}  ${title}${shownId}`
  })
}

const MAX_REMARKS = 10

/** Names the operation of a cause, or counts the operations. */
function getWhere({ finding, others }: Cause): string {
  const operations = new Set([finding, ...others].map(({ operationId }) => operationId))
  return operations.size === 1 ? `${finding.method} ${finding.path}` : count(operations.size, 'operation')
}

function getLabel(finding: Finding): string {
  const status = getStatus(finding)
  return status === 'failing' ? finding.severity : status
}

function getPlace(finding: Finding): string {
  const marks = [
    ...(finding.pointer === '' || finding.title.includes(finding.pointer)
      ? []
      : [`at ${visibleLine(finding.pointer)}`]),
    ...(finding.provenance === 'proposed' ? ['proposed'] : []),
    ...(finding.cases > 1 ? [`${finding.cases} cases`] : []),
    ...(finding.known === undefined ? [] : [`known until ${visibleLine(finding.known.expires)}`]),
  ]
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`
}

/** Pads texts to the widest one, except a few very long ones. */
function getColumn(texts: readonly string[]): string[] {
  const widest = Math.min(44, Math.max(0, ...texts.map((text) => text.length)))
  return texts.map((text) => text.padEnd(widest))
}

/** Renders one line per reason, because many operations share one. */
function inconclusiveLines(report: RunReport, paint: Paint): string[] {
  const lines = listReasons(report, report.inconclusive.filter(isOpen), (words) => `${paint('yellow', '?')} ${words}`)
  return lines.length === 0 ? [] : [paint('bold', 'Not judged'), ...lines]
}

/** Renders the checks that are left out, and the statuses that no response had. */
function excludedLines(report: RunReport, paint: Paint): string[] {
  const excluded = report.inconclusive.filter((entry) => !isOpen(entry))
  const lines = listReasons(report, excluded, (words) => paint('dim', `- ${words}`))
  const unseen = report.coverage.flatMap(({ method, path, codes, succeeded }) =>
    codes.flatMap(({ code, seen }) =>
      // Codes of the application have entries of their own.
      seen || !succeeded || !String(code).startsWith('HTTP ') ? [] : [`${String(code)} of ${method} ${path}`],
    ),
  )
  const never = unseen.length === 0 ? [] : [paint('dim', `Never received: ${listNames(unseen.map(visibleLine))}.`)]
  return lines.length === 0 ? never : [paint('dim', 'Left out'), ...lines, ...never]
}

function listReasons(
  report: RunReport,
  entries: RunReport['inconclusive'],
  toLine: (words: string) => string,
): string[] {
  const reasons = new Map<string, { operations: Set<string>; checks: number }>()
  for (const { reason, known, operationId } of entries) {
    const why = known === undefined ? reason : `${known.reason} (known until ${known.expires})`
    const found = reasons.get(why) ?? { operations: new Set<string>(), checks: 0 }
    found.operations.add(operationId)
    found.checks += 1
    reasons.set(why, found)
  }
  const getName = getOperationNames(report)
  return [...reasons].map(([reason, { operations, checks }]) => {
    const names = listNames([...operations].map((operation) => visibleLine(getName(operation))))
    return `  ${toLine(`${names}: ${visibleLine(reason)} (${count(checks, 'check')})`)}`
  })
}

/** Renders how many operations the server implements so far. */
function implementedLine(report: RunReport): string[] {
  const missing = report.inconclusive.filter(({ reason }) => reason.startsWith(NOT_IMPLEMENTED)).length
  if (missing === 0) return []
  const conforming = report.coverage
    .filter(isOperation)
    .filter(
      ({ operationId, succeeded, checks }) =>
        succeeded &&
        !Object.values(checks).includes('failed') &&
        !report.inconclusive.some((entry) => entry.operationId === operationId && isOpen(entry)),
    ).length
  const verb = conforming === 1 ? 'conforms' : 'conform'
  return [
    `${String(conforming)} of ${count(summarize(report).operations.all, 'operation')} ${verb}, ${String(missing)} are not implemented yet.`,
  ]
}

/** Renders the mistakes of the document that cost no check. */
function remarkLines({ remarks = [] }: RunReport): string[] {
  if (remarks.length === 0) return []
  const shown = remarks.slice(0, MAX_REMARKS).map((remark) => `  ${visibleLine(remark)}`)
  const more = remarks.length - shown.length
  return ['Remarks on the document:', ...shown, ...(more > 0 ? [`  … and ${String(more)} more`] : [])]
}

function convertedLine({ document: { convertedFrom } }: RunReport): string[] {
  if (convertedFrom === undefined) return []
  return [
    `The document is OpenAPI ${convertedFrom} and was converted: places in it are those of the converted document.`,
  ]
}

function closingLines(report: RunReport, paint: Paint, htmlPath: string | undefined): string[] {
  const sum = summarize(report)
  const words = severityWords(sum.failing)
  const aside = [
    ...(sum.warnings > 0 ? [count(sum.warnings, 'warning')] : []),
    ...(sum.known > 0 ? [`${sum.known} known`] : []),
    ...(sum.leftOut > 0 ? [`${count(sum.leftOut, 'check')} left out`] : []),
  ]
  const { totals } = report
  return [
    `${paint('bold', paint(COLORS[getRunState(report)], verdict(report)))}${words === '' ? '' : ` ${words}.`}`,
    ...(report.failure === undefined ? [] : [visibleLine(report.failure)]),
    ...implementedLine(report),
    ...createdWords(report),
    ...remarkLines(report),
    ...(report.notes ?? []).map(visibleLine),
    ...convertedLine(report),
    ...(aside.length > 0 ? [`Also: ${aside.join(', ')}.`] : []),
    paint(
      'dim',
      `${callWords(sum)}, ${count(totals.cases, 'case')}, ` +
        `${count(totals.requests, 'request')}, ${coverageWords(sum)}${runWords(report)}`,
    ),
    htmlPath === undefined
      ? 'For a page with all requests and responses: --report FOLDER'
      : `Open in a browser: ${visibleLine(htmlPath)}`,
  ]
}
