import { describe, expect, it } from 'vitest'
import { fixtureCoverage, fixtureFinding, fixtureInconclusive, fixtureReport } from '../fixture-report.ts'
import { ALL_HOSTILE } from '../hostile.ts'
import { renderTerminal } from './render-terminal.ts'

describe('renderTerminal', () => {
  it('has one line per finding with its place, most severe first', () => {
    const findings = [
      fixtureFinding({ severity: 'minor', title: 'Small', pointer: '', cases: 1 }),
      fixtureFinding({ severity: 'critical', title: 'Grave', provenance: 'proposed' }),
    ]
    const lines = renderTerminal(fixtureReport({ findings }), { color: false }).split('\n')
    expect(lines[0]).toBe(
      'critical  GET /books/{bookId}  schema  Grave (at /result/author/name, proposed, 3 cases) [getBook|schema|/result/author/name]',
    )
    expect(lines[1]).toBe('minor     GET /books/{bookId}  schema  Small [getBook|schema|]')
    expect(lines[3]).toBe('2 findings in 1 operation. 1 critical, 1 minor.')
  })

  it('shows how to open the HTML report, or how to get one', () => {
    expect(renderTerminal(fixtureReport(), { color: false, htmlPath: 'out/report.html' })).toContain(
      'Open in a browser: out/report.html',
    )
    expect(renderTerminal(fixtureReport(), { color: false })).toContain('--report FOLDER')
  })

  it('distinguishes a clean run from an incomplete one', () => {
    const clean = fixtureReport({ findings: [], exitCode: 0 })
    expect(renderTerminal(clean, { color: false })).toContain('The server matches the document.')
    expect(renderTerminal({ ...clean, uncheckedSentences: 3 }, { color: false })).toContain(
      'The server matches the document. Nobody checks 3 sentences of it.',
    )
    const open = fixtureReport({
      findings: [],
      inconclusive: [fixtureInconclusive(), fixtureInconclusive({ check: 'x' })],
    })
    const text = renderTerminal(open, { color: false })
    expect(text).toContain('No finding, but 2 checks could not be judged.')
    expect(text).toContain('? GET /books/{bookId}: The config names one player; this check needs two. (2 checks)')
  })

  it('lists what was left out, and statuses that no response had', () => {
    const reason = 'code 41104, registrationClosed, is excluded: only the operator closes registration'
    const codes = [{ code: 'HTTP 409', name: '', seen: false }]
    const report = fixtureReport({
      inconclusive: [fixtureInconclusive({ byChoice: true, check: 'documented-code', part: '41104', reason })],
      coverage: [fixtureCoverage({ codes })],
    })
    const text = renderTerminal(report, { color: false })
    expect(text).toContain(`Left out\n  - GET /books/{bookId}: ${reason} (1 check)`)
    expect(text).toContain('Never received: HTTP 409 of GET /books/{bookId}.')
  })

  it('counts operations apart from messages, and limits only of operations that succeeded', () => {
    const keywords = [{ at: 'query/page/minimum', tested: true }]
    const coverage = [
      fixtureCoverage({ keywords, codes: [] }),
      fixtureCoverage({ operationId: 'gone', keywords, codes: [], succeeded: false }),
      fixtureCoverage({ operationId: 'letters', method: 'RECEIVE', keywords: [], codes: [] }),
    ]
    expect(renderTerminal(fixtureReport({ coverage }), { color: false })).toContain(
      '2 operations (1 succeeded), 1 message of the socket, 24 cases, 31 requests, limits 1/2, ',
    )
  })

  it('shows why a run could not start', () => {
    const report = fixtureReport({ findings: [], exitCode: 2, failure: 'No server responds at http://127.0.0.1:4700.' })
    expect(renderTerminal(report, { color: false })).toContain(
      'The run could not start.\nNo server responds at http://127.0.0.1:4700.',
    )
  })

  it('cuts titles to the width of a terminal', () => {
    const report = fixtureReport({ findings: [fixtureFinding({ title: 'long '.repeat(50) })] })
    const [line = '', id] = renderTerminal(report, { color: false, width: 80 }).split('\n')
    expect(id).toBe('          getBook|schema|/result/author/name')
    expect(line).toHaveLength(80)
    expect(line.endsWith('…')).toBe(true)
    expect(renderTerminal(report, { color: false }).split('\n')[0]?.length).toBeGreaterThan(200)
  })

  it('escapes control characters and line breaks of a server', () => {
    const hostile = {
      title: ALL_HOSTILE,
      pointer: ALL_HOSTILE,
      method: ALL_HOSTILE,
      path: ALL_HOSTILE,
      check: ALL_HOSTILE,
    }
    const report = fixtureReport({
      findings: [fixtureFinding(hostile)],
      inconclusive: [fixtureInconclusive({ reason: ALL_HOSTILE, operationId: ALL_HOSTILE })],
    })
    const text = renderTerminal(report, { color: false })
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(text.split('\n').filter((line) => line.includes('‹U+202E›'))).toHaveLength(2)
  })

  it('uses colors only if enabled', () => {
    expect(renderTerminal(fixtureReport(), { color: true })).toContain('\u001b[31mmajor   \u001b[0m')
  })
})
