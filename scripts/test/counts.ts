/** The counts of passed, failed and skipped tests. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

type Json = Record<string, unknown>

/** The counts of `npm run check -- --json`: one per step. */
export function checkCounts(report: unknown): Counts {
  const steps = list(report)
  const passed = steps.filter(({ ok }) => ok === true).length
  return { passed, failed: steps.length - passed, skipped: 0 }
}

/** The counts of Vitest's JSON report. A file that fails to load has no tests and counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = object(report)
  const broken = list(testResults).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && list(assertionResults).every((result) => result['status'] !== 'failed'),
  )
  return {
    passed: number(numPassedTests),
    failed: number(numFailedTests) + broken.length,
    skipped: number(numPendingTests) + number(numTodoTests),
  }
}

/** The counts of Playwright's JSON report. A test that passed only on a retry is a failure: nothing here is retried. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = object(report)
  const { expected, unexpected, flaky, skipped } = object(stats)
  return {
    passed: number(expected),
    failed: number(unexpected) + number(flaky) + list(errors).length,
    skipped: number(skipped),
  }
}

/**
 * The final counts of a step; `ok` is whether it exited with 0. A step without tests or without a reported failure
 * (a crash, a missing report) counts as one failure.
 */
export function judged(counts: Counts, ok: boolean): Counts & { nothing: boolean } {
  const nothing = counts.passed + counts.failed === 0
  const failed = counts.failed > 0 ? counts.failed : nothing || !ok ? 1 : 0
  return { ...counts, failed, nothing }
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object) : []
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
