import type { CallCoverage, Finding, Inconclusive, RunReport } from '../model.ts'
import { GRAVITIES } from '../model.ts'

/** How a finding counts: `failing` fails the run, `warning` (`--stated`) and `known` (in the baseline) do not. */
export type Standing = 'failing' | 'warning' | 'known'

/** How a finding counts. What a baseline knows is known, even where it would be a warning. */
export function standingOf(finding: Finding): Standing {
  if (finding.known !== undefined) return 'known'
  return finding.isWarning ? 'warning' : 'failing'
}

const STANDINGS: readonly Standing[] = ['failing', 'warning', 'known']

/** Those that fail the run first, then warnings, then known ones; in each the most grave first; a new array. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      STANDINGS.indexOf(standingOf(a)) - STANDINGS.indexOf(standingOf(b)) ||
      GRAVITIES.indexOf(a.gravity) - GRAVITIES.indexOf(b.gravity) ||
      byText(a.operationId, b.operationId) ||
      byText(a.check, b.check) ||
      byText(a.pointer, b.pointer),
  )
}

/** The findings of each call, sorted; the call with the most grave one first. */
export function byCall(findings: readonly Finding[]): { operationId: string; findings: [Finding, ...Finding[]] }[] {
  const calls = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of byGravity(findings)) {
    const known = calls.get(finding.operationId)
    if (known === undefined) calls.set(finding.operationId, [finding])
    else known.push(finding)
  }
  return [...calls].map(([operationId, list]) => ({ operationId, findings: list }))
}

/** Whether it fails the run: not left out by choice, and in no baseline. */
export function isOpen(inconclusive: Inconclusive): boolean {
  return !inconclusive.byChoice && inconclusive.known === undefined
}

/** How a call did, in one word for a reader. */
export type CallState = 'failed' | 'passed' | 'not judged'

/** A call that has a failed check failed; one that never succeeded, or has a check without a verdict, is not judged. */
export function callState(call: CallCoverage): CallState {
  const outcomes = Object.values(call.checks)
  if (outcomes.includes('failed')) return 'failed'
  return call.succeeded && !outcomes.includes('inconclusive') && outcomes.includes('passed') ? 'passed' : 'not judged'
}

/** Compares as code units do, so that a report is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The calls of a report, as the document orders its tags and paths. */
export function callsByTag(report: RunReport): { tag: string; calls: CallCoverage[] }[] {
  const tags = new Map<string, CallCoverage[]>()
  for (const call of report.coverage) tags.set(call.tag, [...(tags.get(call.tag) ?? []), call])
  return [...tags].map(([tag, calls]) => ({ tag, calls }))
}
