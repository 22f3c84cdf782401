import type { Finding } from './model.ts'
import { bySeverity, getStatus } from './finding-status.ts'

/** The same problem of one or several operations. */
export interface Cause {
  /** The finding that is shown. */
  finding: Finding
  /** The same finding of other operations. */
  others: Finding[]
}

/** Checks of values by the document's schemas, which operations share. */
const BY_SCHEMA = new Set(['schema', 'enum', 'format', 'money', 'undocumented-field'])

/** Findings by cause, the most severe first: one rule that several operations break is one entry. */
export function groupCauses(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const finding of bySeverity(findings)) {
    const key = getKey(finding)
    const known = causes.get(key)
    if (known === undefined) causes.set(key, { finding, others: [] })
    else known.others.push(finding)
  }
  return [...causes.values()]
}

function getKey(finding: Finding): string {
  const { check, severity, provenance, title, rule, pointer } = finding
  const isShared = BY_SCHEMA.has(check) && !rule.includes('#/paths/')
  // The last name tells two fields of one schema apart.
  const what = isShared ? `${rule} ${pointer.split('/').at(-1) ?? ''}` : title
  return [getStatus(finding), severity, provenance, check, what].join(' ')
}

/** The operations of a cause: `GET /a, GET /b and 3 more`. */
export function listOperations({ finding, others }: Cause, most = 3): string {
  const names = [...new Set([finding, ...others].map(({ method, path }) => `${method} ${path}`))]
  const rest = names.length - most
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '')
}
