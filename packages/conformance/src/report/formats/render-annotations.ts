import type { Finding, RunReport } from '../../context/run-report.ts'
import { groupCauses, listOperations } from '../causes.ts'
import { isOpen, getStatus } from '../finding-status.ts'
import { count, verdict } from '../summary.ts'
import { shortened, visible } from '../../http/visible.ts'

/** GitHub shows at most ten annotations of each level for a step. */
const MAX_ANNOTATIONS = 10

/** Renders the findings as annotations of GitHub Actions: one workflow command for each cause. */
export function renderAnnotations(report: RunReport): string {
  const causes = groupCauses(report.findings).filter(({ finding }) => finding.known === undefined)
  const lines = causes.slice(0, MAX_ANNOTATIONS).map((cause) => {
    const { finding } = cause
    const all = cause.others.length === 0 ? '' : `\n${listOperations(cause, 10)}`
    return command(getLevel(finding), `${finding.title}${getPlace(finding)}\n${finding.explanation}${all}`, {
      file: finding.source?.file,
      line: finding.source === undefined ? undefined : String(finding.source.line),
      title: `${finding.severity}: ${listOperations(cause, 1)} ${finding.check}`,
    })
  })
  const rest = causes.length - MAX_ANNOTATIONS
  if (rest > 0) lines.push(command('notice', `${count(rest, 'more cause')}: see the report`, {}))
  if (report.failure !== undefined) lines.push(command('error', report.failure, { title: 'The run could not start' }))
  else if (report.inconclusive.some(isOpen)) lines.push(command('warning', verdict(report), { title: 'Not judged' }))
  return lines.map((line) => `${line}\n`).join('')
}

function getLevel(finding: Finding): string {
  if (getStatus(finding) === 'warning') return 'warning'
  return { critical: 'error', major: 'error', minor: 'warning', info: 'notice' }[finding.severity]
}

function getPlace({ pointer, title }: Finding): string {
  return pointer === '' || title.includes(pointer) ? '' : ` (at ${pointer})`
}

/**
 * Renders a workflow command. Escapes its text, which may come from a hostile server and end the line or a property.
 */
function command(name: string, message: string, properties: { [name: string]: string | undefined }): string {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`],
  )
  return `::${name}${given.length === 0 ? '' : ` ${given.join(',')}`}::${escaped(message)}`
}

function escaped(text: string): string {
  return shortened(visible(text), 2000).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
