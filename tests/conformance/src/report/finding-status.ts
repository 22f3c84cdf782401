import type { CallCoverage, Finding, Inconclusive, RunReport } from '../model.ts'
import { GRAVITIES } from '../model.ts'

/** How a finding counts: `failing` fails the run, `warning` (`--stated`) and `known` (in the baseline) do not. */
export type FindingStatus = 'failing' | 'warning' | 'known'

/** How a finding counts. A baseline wins over a warning. */
export function statusOf(finding: Finding): FindingStatus {
  if (finding.known !== undefined) return 'known'
  return finding.isWarning ? 'warning' : 'failing'
}

const STATUSES: readonly FindingStatus[] = ['failing', 'warning', 'known']

/** Failing findings first, then warnings, then known ones, each by severity; a new array. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      STATUSES.indexOf(statusOf(a)) - STATUSES.indexOf(statusOf(b)) ||
      GRAVITIES.indexOf(a.gravity) - GRAVITIES.indexOf(b.gravity) ||
      byText(a.operationId, b.operationId) ||
      byText(a.check, b.check) ||
      byText(a.pointer, b.pointer),
  )
}

/** The findings by operation, sorted; the operation with the most severe one first. */
export function byCall(findings: readonly Finding[]): { operationId: string; findings: [Finding, ...Finding[]] }[] {
  const calls = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of byGravity(findings)) {
    const known = calls.get(finding.operationId)
    if (known === undefined) calls.set(finding.operationId, [finding])
    else known.push(finding)
  }
  return [...calls].map(([operationId, list]) => ({ operationId, findings: list }))
}

/** Whether it fails the run: neither excluded by choice nor in a baseline. */
export function isOpen(inconclusive: Inconclusive): boolean {
  return !inconclusive.byChoice && inconclusive.known === undefined
}

/** The result of an operation. */
export type CallState = 'failed' | 'passed' | 'not judged'

/** An operation with a failed check failed; one that never succeeded, or has an undecided check, is not judged. */
export function callState(call: CallCoverage): CallState {
  const outcomes = Object.values(call.checks)
  if (outcomes.includes('failed')) return 'failed'
  return call.succeeded && !outcomes.includes('inconclusive') && outcomes.includes('passed') ? 'passed' : 'not judged'
}

/** Compares by code units, so that a report is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The operations of a report, in the document's order of tags and paths. */
export function callsByTag(report: RunReport): { tag: string; calls: CallCoverage[] }[] {
  const tags = new Map<string, CallCoverage[]>()
  for (const call of report.coverage) tags.set(call.tag, [...(tags.get(call.tag) ?? []), call])
  return [...tags].map(([tag, calls]) => ({ tag, calls }))
}
