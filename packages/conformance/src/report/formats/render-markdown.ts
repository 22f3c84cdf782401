import type { RunReport } from '../../context/run-report.ts'
import { groupCauses, listOperations, type Cause } from '../causes.ts'
import { getRunState, isOpen, getStatus } from '../finding-status.ts'
import { getOperationNames, listNames } from '../list-names.ts'
import { splitCode } from '../split-code.ts'
import { callWords, count, coverageWords, severityWords, runWords, summarize, verdict } from '../summary.ts'
import { shortened, visibleLine } from '../../http/visible.ts'

/** How many findings to show in a pull request comment. The HTML report has all. */
const MAX_FINDINGS = 20
const MAX_REASONS = 8
const MARKS = { passed: '✅', failed: '❌', 'not judged': '⚠️' } as const

/** Renders the run for a pull request: the result, the failing findings by severity, and the counts. */
export function renderMarkdown(report: RunReport): string {
  const sum = summarize(report)
  const words = severityWords(sum.failing)
  const failing = groupCauses(report.findings.filter((finding) => getStatus(finding) === 'failing'))
  const rest = failing.length - MAX_FINDINGS
  const blocks = [
    `### ${MARKS[getRunState(report)]} ${plain(report.document.title)}: ${verdict(report)}`,
    ...(report.failure === undefined ? [] : [plain(report.failure)]),
    ...(words === '' ? [] : [`**${words}**`]),
    ...(failing.length === 0 ? [] : [findingTable(failing.slice(0, MAX_FINDINGS))]),
    ...(rest > 0 ? [`…and ${rest} more: see the HTML report.`] : []),
    ...reasonList(report),
    ...remarkList(report),
    ...noteList(report),
    figures(report),
  ]
  return `${blocks.join('\n\n')}\n`
}

function findingTable(causes: readonly Cause[]): string {
  const rows = causes.map((cause) => {
    const { finding, others } = cause
    const operations = others.length === 0 ? `${finding.method} ${finding.path}` : listOperations(cause, 2)
    const where =
      finding.pointer === '' || finding.title.includes(finding.pointer) ? '' : ` at ${code(finding.pointer)}`
    const title = `${plain(finding.title)}${where}${finding.provenance === 'proposed' ? ' _(proposed)_' : ''}`
    return `| ${code(operations)} | ${finding.severity} | ${plain(finding.check)} | ${title} |`
  })
  return ['| operation | severity | check | problem |', '|---|---|---|---|', ...rows].join('\n')
}

function reasonList(report: RunReport): string[] {
  const getName = getOperationNames(report)
  const reasons = new Map<string, Set<string>>()
  for (const entry of report.inconclusive.filter(isOpen)) {
    reasons.set(entry.reason, (reasons.get(entry.reason) ?? new Set()).add(entry.operationId))
  }
  if (reasons.size === 0) return []
  const lines = [...reasons].slice(0, MAX_REASONS).map(([reason, operations]) => {
    const names = [...operations].map((operation) => code(getName(operation)))
    return `- ${listNames(names)}: ${plain(reason)}`
  })
  const rest = reasons.size - MAX_REASONS
  return [`**Not judged**\n\n${[...lines, ...(rest > 0 ? [`- …and ${count(rest, 'more reason')}`] : [])].join('\n')}`]
}

function remarkList({ remarks = [] }: RunReport): string[] {
  if (remarks.length === 0) return []
  const lines = remarks.slice(0, MAX_REASONS).map((remark) => `- ${plain(remark)}`)
  const rest = remarks.length - lines.length
  const more = rest > 0 ? [`- …and ${count(rest, 'more remark')}`] : []
  return [`**Remarks on the document**\n\n${[...lines, ...more].join('\n')}`]
}

function noteList({ notes = [] }: RunReport): string[] {
  return notes.length === 0 ? [] : [`**Before the next run**\n\n${notes.map((note) => `- ${plain(note)}`).join('\n')}`]
}

function figures(report: RunReport): string {
  const sum = summarize(report)
  const aside = [
    ...(sum.warnings > 0 ? [count(sum.warnings, 'warning')] : []),
    ...(sum.known > 0 ? [`${sum.known} known`] : []),
    ...(sum.leftOut > 0 ? [`${count(sum.leftOut, 'check')} left out`] : []),
  ]
  const base =
    `${callWords(sum)}, ${count(report.totals.requests, 'request')}, ` + `${coverageWords(sum)}${runWords(report)}`
  return `<sub>${[base, ...aside].join(' · ')}</sub>`
}

/** Text that Markdown, its HTML, table cells, mentions and references leave unchanged; code in it is shown as code. */
function plain(text: string): string {
  return splitCode(shortened(visibleLine(text), 300))
    .map((part) => (part.isCode ? code(part.text) : escaped(part.text)))
    .join('')
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~^$-]/g, (mark) => `\\${mark}`)
    .replace(/@/g, '@\u200b')
    .replace(/(https?):\/\//g, '$1:\u200b//')
    .replace(/www\./gi, (mark) => `${mark.slice(0, 3)}\u200b.`)
}

/**
 * Renders a code span, with a fence longer than any run of backticks in it. Escapes bars, which would end a table cell.
 */
function code(text: string): string {
  const line = shortened(visibleLine(text), 120).replace(/\|/g, '¦')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((match) => match[0].length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}
