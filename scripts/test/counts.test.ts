import { describe, expect, it } from 'vitest'
import { checkCounts, judged, playwrightCounts, vitestCounts } from './counts.ts'

describe('counts', () => {
  it('of check: one a step', () => {
    expect(checkCounts([{ ok: true }, { ok: false }, { ok: true }])).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('of vitest: a file that could not be loaded is a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ]
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults }
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 3 })
  })

  it('of playwright: a flaky test and an error outside of tests are failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it.each([checkCounts, vitestCounts, playwrightCounts])('of no report: none', (count) => {
    expect(count(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('judged', () => {
  const counts = (passed: number, failed = 0) => ({ passed, failed, skipped: 0 })

  it('takes a good run as it is', () => {
    expect(judged(counts(3), true)).toMatchObject({ passed: 3, failed: 0 })
    expect(judged(counts(3, 2), false)).toMatchObject({ passed: 3, failed: 2 })
  })

  it('counts a crash, and a run of nothing, as a failure', () => {
    expect(judged(counts(3), false)).toMatchObject({ passed: 3, failed: 1 })
    expect(judged(counts(0), true)).toMatchObject({ passed: 0, failed: 1, nothing: true })
    expect(judged(counts(0), false)).toMatchObject({ passed: 0, failed: 1 })
  })
})
