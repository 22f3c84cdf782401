import { describe, expect, it } from 'vitest'
import { checkCounts, judged, playwrightCounts, vitestCounts } from './counts.ts'

describe('counts', () => {
  it('of check: one per step', () => {
    expect(checkCounts([{ ok: true }, { ok: false }, { ok: true }])).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('of Vitest: a file that fails to load counts as a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ]
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults }
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 3 })
  })

  it('of Playwright: a flaky test and an error outside tests count as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it.each([checkCounts, vitestCounts, playwrightCounts])('of a missing report: none', (count) => {
    expect(count(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('judged', () => {
  const counts = (passed: number, failed = 0) => ({ passed, failed, skipped: 0 })

  it('keeps the counts of a complete run', () => {
    expect(judged(counts(3), true)).toMatchObject({ passed: 3, failed: 0 })
    expect(judged(counts(3, 2), false)).toMatchObject({ passed: 3, failed: 2 })
  })

  it('count a crash and an empty run as a failure', () => {
    expect(judged(counts(3), false)).toMatchObject({ passed: 3, failed: 1 })
    expect(judged(counts(0), true)).toMatchObject({ passed: 0, failed: 1, nothing: true })
    expect(judged(counts(0), false)).toMatchObject({ passed: 0, failed: 1 })
  })
})
