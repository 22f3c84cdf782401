import type { BaselineEntry, Config } from '../config/config.ts'
import type { Finding, Inconclusive } from '../context/run-report.ts'

const SEVERITY_ORDER = ['critical', 'major', 'minor', 'info']

/** Marks known findings and, under `--stated`, those about proposed parts as warnings. Sorts by severity. */
export function settle(findings: readonly Finding[], { baseline, stated }: Config, today: Date): Finding[] {
  return findings
    .map((finding) => {
      const known = entryFor(baseline, today, finding.id)
      return {
        ...finding,
        isWarning: stated && finding.provenance === 'proposed',
        ...(known === undefined ? {} : { known: { reason: known.reason, expires: known.expires } }),
      }
    })
    .toSorted(
      (a, b) => SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity) || a.id.localeCompare(b.id),
    )
}

/** Marks the inconclusive checks that the baseline contains. */
export function settleOpen(open: readonly Inconclusive[], { baseline }: Config, today: Date): Inconclusive[] {
  return open.map((entry) => {
    const known = entryFor(baseline, today, getBaselineId(entry))
    return known === undefined ? entry : { ...entry, known: { reason: known.reason, expires: known.expires } }
  })
}

/** The id of an inconclusive check in the baseline. */
export function getBaselineId({ operationId, check, part }: Inconclusive): string {
  return `${operationId}/${check}${part === undefined ? '' : `#${part}`}`
}

/** Returns 1 if a finding fails the run or an inconclusive check is not known, else 0. */
export function getExitCode(findings: readonly Finding[], open: readonly Inconclusive[]): 0 | 1 {
  const counts = findings.some((finding) => !finding.isWarning && finding.known === undefined)
  return counts || open.some((entry) => !entry.byChoice && entry.known === undefined) ? 1 : 0
}

function entryFor(baseline: readonly BaselineEntry[], today: Date, id: string): BaselineEntry | undefined {
  return baseline.find((entry) => entry.id === id && Date.parse(entry.expires) > today.getTime())
}
