import type { Finding } from '../context/run-report.ts'
import { listNames } from './list-names.ts'
import { bySeverity, compareStatus, getStatus } from './finding-status.ts'

/** One problem that one or several operations have. */
export interface Cause {
  /** The finding that represents the cause. */
  finding: Finding
  /** The same finding in other operations. */
  others: Finding[]
}

/** Checks by the document's schemas, which operations share. */
const BY_SCHEMA = new Set(['schema', 'enum', 'format', 'money', 'undocumented-field'])

/**
 * Findings by cause: one rule that several operations break is one entry. The most severe come first, of these the ones
 * with the most operations.
 */
export function groupCauses(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const finding of bySeverity(findings)) {
    const key = getKey(finding)
    const known = causes.get(key)
    if (known === undefined) causes.set(key, { finding, others: [] })
    else known.others.push(finding)
  }
  return [...causes.values()].toSorted(
    (a, b) => compareStatus(a.finding, b.finding) || b.others.length - a.others.length,
  )
}

function getKey(finding: Finding): string {
  const { check, severity, provenance, title, rule, pointer } = finding
  const isShared = BY_SCHEMA.has(check) && !rule.includes('#/paths/')
  // The last name distinguishes fields of one schema.
  const what = isShared ? `${rule} ${pointer.split('/').at(-1) ?? ''}` : title
  return [getStatus(finding), severity, provenance, check, what].join(' ')
}

/** Lists the operations of a cause: `GET /a, GET /b and 3 more`. */
export function listOperations({ finding, others }: Cause, most = 3): string {
  const names = [...new Set([finding, ...others].map(({ method, path }) => `${method} ${path}`))]
  return listNames(names, most)
}
