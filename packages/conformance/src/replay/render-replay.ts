import type { Finding } from '../report/model.ts'
import { count } from '../report/summary.ts'
import { visibleLine } from '../report/visible.ts'
import type { ReplayedRequest } from './replay.ts'

const MAX_DIFFERENCES = 10

/** Renders the requests of a replay for a terminal: the status of each, and how it differs from the report. */
export function renderReplay(finding: Finding, replayed: readonly ReplayedRequest[]): string {
  const lines = replayed.flatMap(({ recorded, now, differences }, index) => {
    const { request, response } = now
    const status = response === null ? 'no response' : `HTTP ${String(response.status)}`
    const sender = recorded.account === undefined ? '' : `, by ${recorded.account}`
    const more = differences.length - MAX_DIFFERENCES
    return [
      `${String(index + 1)}. ${recorded.label}${sender}: ${request.method} ${request.url} ${status}`,
      ...(differences.length === 0 ? ['   as recorded'] : []),
      ...differences.slice(0, MAX_DIFFERENCES).map((one) => `   ${one}`),
      ...(more > 0 ? [`   and ${count(more, 'more difference')}`] : []),
    ]
  })
  const differing = replayed.filter(({ differences }) => differences.length > 0).length
  const verdict =
    differing === 0
      ? 'The same as in the report: the problem is still there.'
      : `Not the same as in the report: ${String(differing)} of ${count(replayed.length, 'response')} ${differing === 1 ? 'differs' : 'differ'}.`
  return [`${finding.severity} ${finding.id}`, finding.title, '', ...lines, '', verdict].map(visibleLines).join('\n')
}

function visibleLines(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  return indent + visibleLine(line)
}
