import { describe, expect, it } from 'vitest'
import { fixtureFinding, fixtureInconclusive, fixtureReport } from './fixture-report.ts'
import { ALL_HOSTILE } from './hostile.ts'
import { renderTerminal } from './render-terminal.ts'

describe('the report in a terminal', () => {
  it('has one line a finding, most grave first, with its place', () => {
    const findings = [
      fixtureFinding({ gravity: 'minor', title: 'Small', pointer: '', cases: 1 }),
      fixtureFinding({ gravity: 'critical', title: 'Grave', provenance: 'proposed' }),
    ]
    const lines = renderTerminal(fixtureReport({ findings }), { color: false }).split('\n')
    expect(lines[0]).toBe('critical  GET /books/{bookId}  schema  Grave (at /result/author/name, proposed, 3 cases)')
    expect(lines[1]).toBe('minor     GET /books/{bookId}  schema  Small')
    expect(lines[3]).toBe('2 findings in 1 call. 1 critical, 1 minor.')
  })

  it('says how to open the page, or how to get one', () => {
    expect(renderTerminal(fixtureReport(), { color: false, htmlPath: 'out/report.html' })).toContain(
      'Open in a browser: out/report.html',
    )
    expect(renderTerminal(fixtureReport(), { color: false })).toContain('--report FOLDER')
  })

  it('tells a clean run from one that judged too little', () => {
    const clean = fixtureReport({ findings: [], exitCode: 0 })
    expect(renderTerminal(clean, { color: false })).toContain('The server does what the document says.')
    const open = fixtureReport({
      findings: [],
      inconclusive: [fixtureInconclusive(), fixtureInconclusive({ check: 'x' })],
    })
    const text = renderTerminal(open, { color: false })
    expect(text).toContain('No finding, but 2 checks could not be judged.')
    expect(text).toContain('? The config names one player; this check needs two. (2 checks: getBook)')
  })

  it('says why a run could not be made', () => {
    const report = fixtureReport({ findings: [], exitCode: 2, failure: 'Nobody answers at http://127.0.0.1:4700.' })
    expect(renderTerminal(report, { color: false })).toContain(
      'The run could not be made.\nNobody answers at http://127.0.0.1:4700.',
    )
  })

  it('cuts titles to the width, and only then', () => {
    const report = fixtureReport({ findings: [fixtureFinding({ title: 'long '.repeat(50) })] })
    const [line = ''] = renderTerminal(report, { color: false, width: 80 }).split('\n')
    expect(line).toHaveLength(80)
    expect(line.endsWith('…')).toBe(true)
    expect(renderTerminal(report, { color: false }).split('\n')[0]?.length).toBeGreaterThan(200)
  })

  it('lets no text of a server steer the terminal or break a line', () => {
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

  it('colours only where colour is wanted', () => {
    expect(renderTerminal(fixtureReport(), { color: true })).toContain('\u001b[31mmajor   \u001b[0m')
  })
})
