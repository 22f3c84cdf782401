import { describe, expect, it } from 'vitest'
import { fixtureCoverage, fixtureFinding, fixtureInconclusive, fixtureReport } from '../fixture-report.ts'
import { ALL_HOSTILE } from '../hostile.ts'
import { renderJunit } from './render-junit.ts'

describe('renderJunit', () => {
  const known = { reason: 'agreed', expires: '2027-01-01' }

  it('renders findings as failures, inconclusive checks as errors, and known, warning and excluded ones as skipped', () => {
    const xml = renderJunit(
      fixtureReport({
        findings: [
          fixtureFinding(),
          fixtureFinding({ check: 'a', known, pointer: '' }),
          fixtureFinding({ check: 'b', isWarning: true }),
        ],
        inconclusive: [fixtureInconclusive(), fixtureInconclusive({ check: 'idempotency', byChoice: true })],
      }),
    )
    expect(xml).toContain('<testsuite name="books.getBook" tests="7" failures="1" errors="1" skipped="3">')
    expect(xml).toContain('<testcase classname="books.getBook" name="status"/>')
    expect(xml).toContain('<failure message="major, stated: The author\'s name is missing" type="schema">')
    expect(xml).toContain('Known until 2027-01-01: agreed')
    expect(getStructure(xml)).toBe('well formed')
  })

  it('names the suite of an operation without a tag by the operation alone', () => {
    const xml = renderJunit(fixtureReport({ coverage: [fixtureCoverage({ tag: '' })] }))
    expect(xml).toContain('<testsuite name="getBook" ')
    expect(xml).toContain('<testcase classname="getBook" ')
  })

  it('puts findings without an operation in a separate suite', () => {
    const xml = renderJunit(fixtureReport({ coverage: [], exitCode: 2, failure: 'No server responds.' }))
    expect(xml).toContain('<testsuite name="run" tests="2" failures="1" errors="1" skipped="0">')
    expect(xml).toContain('<error message="No server responds."')
  })

  it('escapes everything that a server sends', () => {
    const finding = fixtureFinding({
      operationId: ALL_HOSTILE,
      check: ALL_HOSTILE,
      pointer: ALL_HOSTILE,
      title: ALL_HOSTILE,
      explanation: ALL_HOSTILE,
      rule: ALL_HOSTILE,
    })
    const coverage = fixtureCoverage({
      operationId: ALL_HOSTILE,
      tag: ALL_HOSTILE,
      checks: { [ALL_HOSTILE]: 'passed' },
    })
    const xml = renderJunit(
      fixtureReport({ findings: [finding], coverage: [coverage], document: { title: ALL_HOSTILE, version: '' } }),
    )
    expect(getStructure(xml)).toBe('well formed')
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u)
  })
})

/** Parses tags, attributes and text of the rendered XML strictly. */
function getStructure(xml: string): string {
  const open: string[] = []
  const token = /<\?xml[^>]*\?>|<\/([\w-]+)>|<([\w-]+)((?: [\w-]+="[^"<>]*")*)(\/?)>|[^<>]+/y
  while (token.lastIndex < xml.length) {
    const from = token.lastIndex
    const match = token.exec(xml)
    if (match === null) return `breaks at ${xml.slice(from, from + 80)}`
    const [text, closed, opened, , alone] = match
    if (closed !== undefined && open.pop() !== closed) return `</${closed}> closes nothing`
    if (opened !== undefined && alone === '') open.push(opened)
    if (/&(?!(amp|lt|gt|quot|#\d+);)/.test(text)) return `a bare & in ${text.slice(0, 80)}`
  }
  return open.length === 0 ? 'well formed' : `${open.join(', ')} stay open`
}
