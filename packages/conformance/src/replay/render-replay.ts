import type { Finding } from '../context/run-report.ts'
import { count } from '../report/summary.ts'
import { visibleLine } from '../http/visible.ts'
import { isStillThere, type Replay } from './replay.ts'

const MAX_DIFFERENCES = 10

/** The requests of a replay for a terminal: the status of each, and what differs from the report. */
export function renderReplay(finding: Finding, replay: Replay): string {
  const { requests } = replay
  const lines = requests.flatMap(({ recorded, now, differences }, index) => {
    const { request, response } = now
    const status = response === null ? 'no response' : `HTTP ${String(response.status)}`
    const sender = recorded.account === undefined ? '' : `, by ${recorded.account}`
    const more = differences.length - MAX_DIFFERENCES
    return [
      `${String(index + 1)}. ${recorded.label}${sender}: ${request.method} ${request.url} ${status}`,
      ...(differences.length === 0 ? ['   as recorded'] : []),
      ...differences.slice(0, MAX_DIFFERENCES).map((line) => `   ${line}`),
      ...(more > 0 ? [`   and ${count(more, 'more difference')}`] : []),
    ]
  })
  return [`${finding.severity} ${finding.id}`, finding.title, '', ...lines, '', getVerdict(finding, replay)]
    .map(visibleLines)
    .join('\n')
}

function getVerdict({ check }: Finding, replay: Replay): string {
  const { requests, isFoundAgain } = replay
  if (isFoundAgain !== undefined)
    return isFoundAgain
      ? `The check ${check} finds the problem again.`
      : `The check ${check} does not find the problem.`
  const isAlike = requests.every(({ differences }) => differences.length === 0)
  if (isStillThere(replay))
    return `The same as in the report${isAlike ? '' : ' in what the finding is about'}: the problem is still there.`
  const differing = requests.filter(({ isSame }) => !isSame).length
  const verb = differing === 1 ? 'differs' : 'differ'
  return `Not the same as in the report: ${String(differing)} of ${count(requests.length, 'response')} ${verb}.`
}

function visibleLines(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  return indent + visibleLine(line)
}
