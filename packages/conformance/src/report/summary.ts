import type { OperationCoverage, RunReport } from '../context/run-report.ts'
import type { Severity } from '../config/severity.ts'
import { SEVERITIES } from '../config/severity.ts'
import { groupCauses } from './causes.ts'
import { isOpen, getStatus } from './finding-status.ts'

/** The figures at the top of every report. */
export interface Summary {
  /** The number of failing findings, by severity. */
  failing: { [severity in Severity]: number }
  findings: number
  /** The number of causes: the same problem of several operations counts once. */
  causes: number
  /** The number of operations with a failing finding. */
  operationsFailing: number
  warnings: number
  known: number
  /**
   * The number of inconclusive checks: `open` ones fail the run, `leftOut` ones do not (by choice, or in the baseline).
   */
  open: number
  leftOut: number
  operations: { succeeded: number; all: number }
  /** Messages of the socket and framed pages, which are no operations. */
  messages: number
  pages: number
  codes: { seen: number; all: number }
  keywords: { tested: number; all: number }
}

/** The methods of what is no operation: the socket, its messages, framed pages. */
const OTHERS = new Set(['SOCKET', 'RECEIVE', 'SEND', 'FRAME'])

/** Whether an entry is an operation, not a part of the socket or a framed page. */
export function isOperation({ method }: Pick<OperationCoverage, 'method'>): boolean {
  return !OTHERS.has(method)
}

/** Counts the contents of a report. */
export function summarize(report: RunReport): Summary {
  const failing = report.findings.filter((finding) => getStatus(finding) === 'failing')
  const codes = report.coverage.flatMap((operation) => operation.codes)
  const tested = new Set(report.coverage.filter(({ succeeded }) => succeeded))
  const keywords = report.coverage.flatMap((operation) =>
    // A refusal of an operation that never succeeds says nothing about a limit.
    operation.keywords.map((keyword) => keyword.tested && tested.has(operation)),
  )
  const operations = report.coverage.filter(isOperation)
  const methods = report.coverage.map(({ method }) => method)
  const open = report.inconclusive.filter(isOpen).length
  const count = (severity: Severity) => failing.filter((finding) => finding.severity === severity).length
  return {
    failing: { critical: count('critical'), major: count('major'), minor: count('minor'), info: count('info') },
    findings: failing.length,
    causes: groupCauses(failing).length,
    operationsFailing: new Set(failing.map((finding) => finding.operationId)).size,
    warnings: report.findings.filter((finding) => getStatus(finding) === 'warning').length,
    known: report.findings.filter((finding) => getStatus(finding) === 'known').length,
    open,
    leftOut: report.inconclusive.length - open,
    operations: { succeeded: operations.filter(({ succeeded }) => succeeded).length, all: operations.length },
    messages: methods.filter((method) => method === 'RECEIVE' || method === 'SEND').length,
    pages: methods.filter((method) => method === 'FRAME').length,
    codes: { seen: codes.filter((code) => code.seen).length, all: codes.length },
    keywords: { tested: keywords.filter(Boolean).length, all: keywords.length },
  }
}

/** Describes the run in one sentence. */
export function verdict(report: RunReport): string {
  const sum = summarize(report)
  if (report.exitCode === 2) return 'The run could not start.'
  const unjudged = `${count(sum.open, 'check')} could not be judged`
  if (sum.findings > 0) {
    const causes = sum.causes < sum.findings ? ` of ${count(sum.causes, 'cause')}` : ''
    const findings = `${count(sum.findings, 'finding')}${causes} in ${count(sum.operationsFailing, 'operation')}`
    return sum.open > 0 ? `${findings}, and ${unjudged}.` : `${findings}.`
  }
  if (sum.open > 0) return `No finding, but ${unjudged}.`
  const { shard } = report
  if (shard !== undefined) return `Nothing found in part ${shard.index} of ${shard.count}.`
  const { uncheckedSentences: unchecked = 0 } = report
  const but = unchecked === 0 ? '' : ` Nobody checks ${count(unchecked, 'sentence')} of it.`
  return `The server matches the document.${but}`
}

/** Formats the run's settings: "seed 1, shard 2/4, 10.9 s". */
export function runWords({ seed, shard, seconds }: RunReport): string {
  return `seed ${seed}, ${shard === undefined ? '' : `shard ${shard.index}/${shard.count}, `}${seconds.toFixed(1)} s`
}

/** Formats the severities that occur: "2 critical, 1 minor"; '' for none. */
export function severityWords(failing: Summary['failing']): string {
  return SEVERITIES.filter((severity) => failing[severity] > 0)
    .map((severity) => `${failing[severity]} ${severity}`)
    .join(', ')
}

/** Formats a count: "1 operation", "2 operations". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Formats what was checked: "98 operations (97 succeeded), 10 messages of the socket". */
export function callWords({ operations, messages, pages }: Summary): string {
  return [
    `${count(operations.all, 'operation')} (${operations.succeeded} succeeded)`,
    ...(messages > 0 ? [`${count(messages, 'message')} of the socket`] : []),
    ...(pages > 0 ? [count(pages, 'framed page')] : []),
  ].join(', ')
}

/** Formats the coverage: "codes 3/4, limits 8/9, ", only of what the document has. */
export function coverageWords({ codes, keywords }: Summary): string {
  return [
    ...(codes.all > 0 ? [`codes ${codes.seen}/${codes.all}, `] : []),
    ...(keywords.all > 0 ? [`limits ${keywords.tested}/${keywords.all}, `] : []),
  ].join('')
}
