import type { RunReport } from '../context/run-report.ts'

/** Lists some names and counts the rest: `a, b and 3 more`. */
export function listNames(names: readonly string[], most = 3): string {
  const rest = names.length - most
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '')
}

/** Names operations by method and path, if the report has them: `GET /books`. */
export function getOperationNames({ coverage }: Pick<RunReport, 'coverage'>): (operationId: string) => string {
  const names = new Map(coverage.map(({ operationId, method, path }) => [operationId, `${method} ${path}`]))
  return (operationId) => names.get(operationId) ?? operationId
}
