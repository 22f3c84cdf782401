import type { OperationCoverage, Finding, Inconclusive, RunReport } from '../context/run-report.ts'
import { SEVERITIES } from '../config/severity.ts'

/** Whether a finding fails the run (`failing`). A `warning` (`--stated`) and a `known` one (in the baseline) do not. */
export type FindingStatus = 'failing' | 'warning' | 'known'

/** Returns the status of a finding. `known` wins over `warning`. */
export function getStatus(finding: Finding): FindingStatus {
  if (finding.known !== undefined) return 'known'
  return finding.isWarning ? 'warning' : 'failing'
}

const STATUSES: readonly FindingStatus[] = ['failing', 'warning', 'known']

/** Orders failing findings before warnings and known ones, each by severity. */
export function compareStatus(a: Finding, b: Finding): number {
  return (
    STATUSES.indexOf(getStatus(a)) - STATUSES.indexOf(getStatus(b)) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  )
}

/** Returns a sorted copy: failing findings, warnings, known ones, each by severity. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compareStatus(a, b) ||
      byText(a.operationId, b.operationId) ||
      byText(a.check, b.check) ||
      byText(a.pointer, b.pointer),
  )
}

/** Groups findings by operation, sorted. The operation with the most severe finding is first. */
export function byOperation(
  findings: readonly Finding[],
): { operationId: string; findings: [Finding, ...Finding[]] }[] {
  const operations = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of bySeverity(findings)) {
    const known = operations.get(finding.operationId)
    if (known === undefined) operations.set(finding.operationId, [finding])
    else known.push(finding)
  }
  return [...operations].map(([operationId, list]) => ({ operationId, findings: list }))
}

/** Whether an inconclusive check fails the run: it is neither left out nor in a baseline. */
export function isOpen(inconclusive: Inconclusive): boolean {
  return !inconclusive.byChoice && inconclusive.known === undefined
}

/** The result of an operation. */
export type OperationState = 'failed' | 'passed' | 'not judged'

/**
 * An operation with a failed check failed; one that never succeeded, or has an undecided check, is not judged. A check that
 * was left out, such as a slow one, says nothing about its operation.
 */
export function operationState(operation: OperationCoverage, inconclusive: readonly Inconclusive[]): OperationState {
  const excluded = new Set(
    inconclusive.flatMap((entry) =>
      entry.byChoice && entry.operationId === operation.operationId ? [entry.check] : [],
    ),
  )
  const outcomes = Object.entries(operation.checks).flatMap(([check, outcome]) =>
    outcome === 'inconclusive' && excluded.has(check) ? [] : [outcome],
  )
  if (outcomes.includes('failed')) return 'failed'
  return operation.succeeded && !outcomes.includes('inconclusive') && outcomes.includes('passed')
    ? 'passed'
    : 'not judged'
}

/** The result of a run: without failing findings it did not fail, but something may not be judged. */
export function getRunState({ exitCode, findings }: RunReport): OperationState {
  if (exitCode === 0) return 'passed'
  const isFailed = exitCode === 2 || findings.some((finding) => getStatus(finding) === 'failing')
  return isFailed ? 'failed' : 'not judged'
}

/** Compares texts by code units, so that a report is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Groups the operations of a report by tag, in the document's order. */
export function operationsByTag(report: RunReport): { tag: string; operations: OperationCoverage[] }[] {
  const tags = new Map<string, OperationCoverage[]>()
  for (const operation of report.coverage) tags.set(operation.tag, [...(tags.get(operation.tag) ?? []), operation])
  return [...tags].map(([tag, operations]) => ({ tag, operations }))
}
