/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {Record<string, unknown>} Json
 */

/**
 * Counts of `npm run check -- --json`: one a step.
 * @param {unknown} report
 * @returns {Counts}
 */
export function checkCounts(report) {
  const steps = Array.isArray(report) ? report.map(object) : []
  const passed = steps.filter(({ ok }) => ok === true).length
  return { passed, failed: steps.length - passed, skipped: 0 }
}

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no tests, and is one failure.
 * @param {unknown} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = object(report)
  const files = Array.isArray(testResults) ? testResults.map(object) : []
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      Array.isArray(assertionResults) &&
      assertionResults.every((one) => object(one).status !== 'failed'),
  )
  return {
    passed: number(numPassedTests),
    failed: number(numFailedTests) + broken.length,
    skipped: number(numPendingTests) + number(numTodoTests),
  }
}

/**
 * Counts of Playwright's JSON report. A test that passed only when tried again is a failure:
 * nothing here is retried.
 * @param {unknown} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats, errors } = object(report)
  const { expected, unexpected, flaky, skipped } = object(stats)
  return {
    passed: number(expected),
    failed: number(unexpected) + number(flaky) + (Array.isArray(errors) ? errors.length : 0),
    skipped: number(skipped),
  }
}

/**
 * What a step counts for, given how it ended. One that failed without a failure in its report
 * (it crashed, or its report is not there), or that ran nothing at all, is itself a failure.
 * @param {Counts} counts
 * @param {boolean} ok whether it exited with 0
 * @returns {Counts & {nothing: boolean}}
 */
export function judged(counts, ok) {
  const nothing = counts.passed + counts.failed === 0
  const failed = counts.failed > 0 ? counts.failed : nothing || !ok ? 1 : 0
  return { ...counts, failed, nothing }
}

/**
 * @param {unknown} value
 * @returns {Json}
 */
function object(value) {
  return typeof value === 'object' && value !== null ? /** @type {Json} */ (value) : {}
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
