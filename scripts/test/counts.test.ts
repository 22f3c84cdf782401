import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { checkCounts, exampleCounts, judged, playwrightCounts, vitestCounts } from './counts.ts'

describe('counts', () => {
  it('of check: one per step', () => {
    const report = [{ ok: true }, { name: 'types', ok: false }, { ok: true }]
    expect(checkCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ['types'] })
  })

  it('of example servers: a skipped one is neither passed nor failed', () => {
    const report = [
      { name: 'go matches its document', status: 'passed', reason: '' },
      { name: 'hono matches its document', status: 'failed', reason: 'exit code 1\nmajor' },
      { name: 'fastapi', status: 'skipped', reason: 'install it' },
    ]
    const failures = ['hono matches its document › exit code 1']
    expect(exampleCounts(report)).toEqual({ passed: 1, failed: 1, skipped: 1, failures })
  })

  it('of Vitest: a file that fails to load counts as a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: inRoot('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            fullName: 'a adds',
            status: 'failed',
            failureMessages: ['\u001B[31mError: 3 is not 2\u001B[39m\n  at a.ts'],
          },
          { fullName: 'a counts', status: 'passed' },
        ],
      },
      { name: inRoot('src/b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ]
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults }
    expect(vitestCounts(report)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
      failures: ['src/a.test.ts › a adds › Error: 3 is not 2', 'src/b.test.ts › No such module'],
    })
  })

  it('of Playwright: a flaky test and an error outside tests count as failures', () => {
    const failing = (status: string, message: string) => [
      { status, results: [{ errors: [] }, { errors: [{ message }] }] },
    ]
    const inner = { specs: [{ file: 'a.spec.ts', title: 'pays', tests: failing('flaky', 'Error: late\nCall log') }] }
    const specs = [
      { file: 'a.spec.ts', title: 'opens', tests: failing('unexpected', 'Timed out') },
      { file: 'a.spec.ts', title: 'closes', tests: [{ status: 'expected', results: [] }] },
    ]
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'No tests found' }],
      suites: [{ specs, suites: [inner] }],
    }
    expect(playwrightCounts(report)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 2,
      failures: ['a.spec.ts › opens › Timed out', 'a.spec.ts › pays › Error: late', 'No tests found'],
    })
  })

  it.each([checkCounts, vitestCounts, playwrightCounts])('of a missing report: none', (count) => {
    expect(count(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
  })
})

describe('judged', () => {
  const counts = (passed: number, failed = 0) => ({ passed, failed, skipped: 0, failures: [] })

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
