import type { OperationCoverage, Finding, Inconclusive, RunReport } from '../../context/run-report.ts'
import { bySeverity } from '../../report/finding-status.ts'
import { getExitCode } from '../../run/baseline.ts'
import { strongest } from '../../context/ledger.ts'

/**
 * Merges the reports of several shards into that of one run: a shared cause is one finding, and a check that one shard
 * decided is not inconclusive. Throws a readable message if the reports do not belong together.
 */
export function mergeReports(reports: readonly RunReport[]): RunReport {
  const [first] = reports
  if (first === undefined) throw new Error('the reports are missing: name the report.json of each part')
  for (const report of reports) sameRun(first, report)
  const failures = reports.flatMap((report) => (report.exitCode === 2 ? [describeFailure(report)] : []))
  if (failures.length === 0) assertComplete(reports)
  const coverage = mergeAll(
    reports.flatMap(({ coverage }) => coverage),
    ({ operationId }) => operationId,
    mergeCoverage,
  )
  const findings = bySeverity(
    mergeAll(
      reports.flatMap(({ findings }) => findings),
      ({ id }) => id,
      mergeFindings,
    ),
  )
  const states = new Map(coverage.map(({ operationId, checks }) => [operationId, checks]))
  const isDecided = ({ operationId, check, part }: Inconclusive): boolean =>
    part === undefined && ['passed', 'failed'].includes(states.get(operationId)?.[check] ?? '')
  const inconclusive = mergeAll(
    reports.flatMap(({ inconclusive }) => inconclusive).filter((entry) => !isDecided(entry)),
    ({ operationId, check, part = '' }) => `${operationId} ${check} ${part}`,
    (entry, other) => (entry.byChoice ? other : entry),
  )
  // A shard that only needed the operation may have passed a check of which another shard could not judge a part.
  for (const { operationId, check, part } of inconclusive) {
    const checks = states.get(operationId)
    if (part !== undefined && checks?.[check] === 'passed') checks[check] = 'inconclusive'
  }
  const sum = (figure: keyof RunReport['totals']): number =>
    reports.reduce((all, { totals }) => all + totals[figure], 0)
  const created = reports.flatMap(({ created }) => created ?? [])
  const { shard: _, failure: __, ...base } = first
  return {
    ...base,
    // Shards run in parallel, so take the earliest start and the longest duration.
    startedAt: reports.map(({ startedAt }) => startedAt).sort()[0] ?? first.startedAt,
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
    findings,
    inconclusive,
    coverage,
    ...(created.length > 0 && { created }),
    totals: {
      cases: sum('cases'),
      requests: sum('requests'),
      calls: coverage.length,
      passedChecks: sum('passedChecks'),
    },
    exitCode: failures.length > 0 ? 2 : getExitCode(findings, inconclusive),
    ...(failures.length > 0 && { failure: failures.join('; ') }),
  }
}

function sameRun(first: RunReport, report: RunReport): void {
  const differ = (what: string, a: unknown, b: unknown): void => {
    if (a !== b)
      throw new Error(
        `the reports are from different runs: the ${what} is ${String(a)} in one and ${String(b)} in another`,
      )
  }
  differ('version of the harness', first.tool.version, report.tool.version)
  // A shard that failed to run may not have read the document.
  if (first.exitCode === 2 || report.exitCode === 2) return
  differ(
    'document',
    `${first.document.title} ${first.document.version}`,
    `${report.document.title} ${report.document.version}`,
  )
  differ('seed', first.seed, report.seed)
  differ('number of shards', first.shard?.count ?? 1, report.shard?.count ?? 1)
}

/** Requires all shards, because a missing one would pass operations that were never checked. */
function assertComplete(reports: readonly RunReport[]): void {
  const count = reports[0]?.shard?.count
  if (count === undefined) return
  for (let index = 1; index <= count; index += 1) {
    const there = reports.filter(({ shard }) => shard?.index === index).length
    if (there !== 1)
      throw new Error(
        `shard ${String(index)} of ${String(count)} is ${there === 0 ? 'missing' : 'given more than once'}`,
      )
  }
}

function describeFailure({ shard, failure = 'it could not start' }: RunReport): string {
  return shard === undefined ? failure : `shard ${String(shard.index)} of ${String(shard.count)}: ${failure}`
}

function mergeAll<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
  merge: (a: Item, b: Item) => Item,
): Item[] {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const known = merged.get(key(item))
    merged.set(key(item), known === undefined ? item : merge(known, item))
  }
  return [...merged.values()]
}

function mergeFindings(finding: Finding, other: Finding): Finding {
  return { ...finding, cases: finding.cases + other.cases }
}

function mergeCoverage(coverage: OperationCoverage, other: OperationCoverage): OperationCoverage {
  const checks = { ...coverage.checks }
  for (const [check, state] of Object.entries(other.checks)) checks[check] = strongest(checks[check], state)
  return {
    ...coverage,
    cases: coverage.cases + other.cases,
    codes: mergeAll(
      [...coverage.codes, ...other.codes],
      ({ code, name }) => `${String(code)} ${name}`,
      (a, b) => ({ ...a, seen: a.seen || b.seen }),
    ),
    keywords: mergeAll(
      [...coverage.keywords, ...other.keywords],
      ({ at }) => at,
      (a, b) => ({ at: a.at, tested: a.tested || b.tested }),
    ),
    succeeded: coverage.succeeded || other.succeeded,
    checks,
  }
}
