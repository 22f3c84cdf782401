import type { OperationCoverage, Finding, FindingExchange, Inconclusive, RunReport } from '../context/run-report.ts'

/** Creates a finding for tests; by default of a book without an author. */
export function fixtureFinding(changes: Partial<Finding> = {}): Finding {
  const operationId = changes.operationId ?? 'getBook'
  const check = changes.check ?? 'schema'
  const pointer = changes.pointer ?? '/result/author/name'
  return {
    id: `${operationId}|${check}|${pointer}`,
    operationId,
    method: 'GET',
    path: '/books/{bookId}',
    check,
    severity: 'major',
    provenance: 'stated',
    title: "The author's name is missing",
    explanation:
      'The document demands a text of 1 to 80 characters at result.author.name; the answer has none. Send it always.',
    pointer,
    rule: 'components.schemas.Author.required',
    cases: 3,
    exchanges: [fixtureExchange()],
    isWarning: false,
    ...changes,
  }
}

/** An exchange for tests: a response with a book without an author's name. */
export function fixtureExchange(changes: Partial<FindingExchange> = {}): FindingExchange {
  return {
    label: 'request',
    operationId: 'getBook',
    isEvidence: true,
    request: { method: 'GET', url: 'http://127.0.0.1:4700/books/b1', headers: { authorization: 'Bearer ***' } },
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"ok":true,"result":{"id":"b1","title":"Noli","author":{"born":1861},"copies":3}}',
      milliseconds: 12.4,
    },
    curl: "curl -i 'http://127.0.0.1:4700/books/b1' -H 'authorization: Bearer '\"$TOKEN\"",
    ...changes,
  }
}

/** Creates the coverage of an operation for tests. */
export function fixtureCoverage(changes: Partial<OperationCoverage> = {}): OperationCoverage {
  return {
    operationId: 'getBook',
    method: 'GET',
    path: '/books/{bookId}',
    tag: 'books',
    cases: 24,
    codes: [
      { code: 200, name: 'ok', seen: true },
      { code: 'not_found', name: 'notFound', seen: false },
    ],
    keywords: [
      { at: 'path/bookId/pattern', tested: true },
      { at: 'query/pageSize/maximum', tested: false },
    ],
    succeeded: true,
    checks: { schema: 'failed', status: 'passed', time: 'passed', cookie: 'not applicable' },
    ...changes,
  }
}

/** Creates an inconclusive check for tests. */
export function fixtureInconclusive(changes: Partial<Inconclusive> = {}): Inconclusive {
  return {
    operationId: 'getBook',
    check: 'other-player',
    reason: 'The config names one player; this check needs two.',
    byChoice: false,
    ...changes,
  }
}

/** Creates a report for tests; by default with one finding in one operation. */
export function fixtureReport(changes: Partial<RunReport> = {}): RunReport {
  return {
    tool: { name: 'Tumpak conformance', version: '0.1.0' },
    document: { title: 'Library', version: '1.0.0' },
    target: 'http://127.0.0.1:4700',
    seed: 42,
    startedAt: '2026-11-20T11:30:00+08:00',
    seconds: 3.25,
    findings: [fixtureFinding()],
    inconclusive: [],
    coverage: [fixtureCoverage()],
    totals: { cases: 24, requests: 31, calls: 1, passedChecks: 2 },
    exitCode: 1,
    ...changes,
  }
}
