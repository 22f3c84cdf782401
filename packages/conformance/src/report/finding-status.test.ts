import { describe, expect, it } from 'vitest'
import { fixtureCoverage, fixtureFinding, fixtureInconclusive, fixtureReport } from './fixture-report.ts'
import { byOperation, bySeverity, getRunState, operationState, isOpen, getStatus } from './finding-status.ts'

const known = { reason: 'agreed', expires: '2027-01-01' }

describe('bySeverity', () => {
  it('sorts failing findings first, then by severity, operation, check and pointer', () => {
    const findings = [
      fixtureFinding({ severity: 'critical', known, check: 'a' }),
      fixtureFinding({ severity: 'critical', isWarning: true, check: 'b' }),
      fixtureFinding({ severity: 'minor', check: 'c' }),
      fixtureFinding({ severity: 'major', operationId: 'zebra' }),
      fixtureFinding({ severity: 'major', operationId: 'apple', pointer: '/b' }),
      fixtureFinding({ severity: 'major', operationId: 'apple', pointer: '/a' }),
    ]
    const sorted = bySeverity(findings).map((finding) => `${finding.operationId} ${finding.check} ${finding.pointer}`)
    expect(sorted).toEqual([
      'apple schema /a',
      'apple schema /b',
      'zebra schema /result/author/name',
      'getBook c /result/author/name',
      'getBook b /result/author/name',
      'getBook a /result/author/name',
    ])
  })

  it('byOperation puts the operation with the most severe finding first', () => {
    const operations = byOperation([
      fixtureFinding({ operationId: 'a', severity: 'minor' }),
      fixtureFinding({ operationId: 'b', severity: 'critical' }),
      fixtureFinding({ operationId: 'a', severity: 'major' }),
    ])
    expect(operations.map((operation) => `${operation.operationId} ${operation.findings.length}`)).toEqual([
      'b 1',
      'a 2',
    ])
  })

  it('a known finding is known even if it is also a warning', () => {
    expect(getStatus(fixtureFinding({ known, isWarning: true }))).toBe('known')
    expect(getStatus(fixtureFinding({ isWarning: true }))).toBe('warning')
    expect(getStatus(fixtureFinding())).toBe('failing')
  })
})

describe('isOpen', () => {
  it('fails the run unless it was left out or is in the baseline', () => {
    expect(isOpen(fixtureInconclusive())).toBe(true)
    expect(isOpen(fixtureInconclusive({ byChoice: true }))).toBe(false)
    expect(isOpen(fixtureInconclusive({ known }))).toBe(false)
  })

  it('an open check keeps its operation from being passed', () => {
    const getState = (changes: Parameters<typeof fixtureCoverage>[0]) => operationState(fixtureCoverage(changes), [])
    expect(getState({ checks: { schema: 'passed' } })).toBe('passed')
    expect(getState({ checks: { schema: 'passed' }, succeeded: false })).toBe('not judged')
    expect(getState({ checks: {} })).toBe('not judged')
    expect(getState({ checks: { schema: 'inconclusive', status: 'failed' } })).toBe('failed')
  })

  it('lets an operation pass without checks that were left out', () => {
    const coverage = fixtureCoverage({ checks: { schema: 'passed', load: 'inconclusive' } })
    const slow = { check: 'load', reason: 'it takes longer than 5 s (--slow)' }
    expect(operationState(coverage, [fixtureInconclusive({ ...slow, byChoice: true })])).toBe('passed')
    expect(operationState(coverage, [fixtureInconclusive({ ...slow, byChoice: false })])).toBe('not judged')
    expect(operationState(coverage, [fixtureInconclusive({ ...slow, byChoice: true, operationId: 'other' })])).toBe(
      'not judged',
    )
  })
})

describe('getRunState', () => {
  it('tells a run that failed from one in which something was not judged', () => {
    expect(getRunState(fixtureReport())).toBe('failed')
    expect(getRunState(fixtureReport({ findings: [], exitCode: 2 }))).toBe('failed')
    expect(getRunState(fixtureReport({ findings: [fixtureFinding({ known })], exitCode: 1 }))).toBe('not judged')
    expect(getRunState(fixtureReport({ findings: [], exitCode: 0 }))).toBe('passed')
  })
})
