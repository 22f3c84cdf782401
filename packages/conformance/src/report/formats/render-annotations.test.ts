import { expect, test } from 'vitest'
import { fixtureFinding, fixtureInconclusive, fixtureReport } from '../fixture-report.ts'
import { ALL_HOSTILE } from '../hostile.ts'
import { renderAnnotations } from './render-annotations.ts'

const toLines = (text: string): string[] => text.split('\n').slice(0, -1)

test('renderAnnotations: renders a line for each cause, with file, line and escaped text', () => {
  const source = { file: 'api/a,b:c.yaml', line: 12 }
  const report = fixtureReport({
    findings: [
      fixtureFinding({ title: '100% wrong', explanation: 'One.\nTwo: a, b.', source }),
      fixtureFinding({
        title: '100% wrong',
        explanation: 'One.\nTwo: a, b.',
        operationId: 'listBooks',
        path: '/books',
      }),
      fixtureFinding({ check: 'x', severity: 'minor' }),
      fixtureFinding({ check: 'y', severity: 'info' }),
      fixtureFinding({ check: 'w', isWarning: true }),
      fixtureFinding({ check: 'z', known: { reason: 'agreed', expires: '2027-01-01' } }),
    ],
  })
  const lines = toLines(renderAnnotations(report))
  expect(lines[0]).toBe(
    '::error file=api/a%2Cb%3Ac.yaml,line=12,title=major%3A GET /books/{bookId} and 1 more schema::100%25 wrong (at /result/author/name)%0AOne.%0ATwo: a, b.%0AGET /books/{bookId}, GET /books',
  )
  expect(lines.slice(1).map((line) => /^::\w+ title=\w+%3A \S+ \S+ \w+::/.exec(line)?.[0])).toEqual([
    '::warning title=minor%3A GET /books/{bookId} x::',
    '::notice title=info%3A GET /books/{bookId} y::',
    '::warning title=major%3A GET /books/{bookId} w::',
  ])
})

test('renderAnnotations: hostile text starts neither a line nor a command', () => {
  const text = `${ALL_HOSTILE}\r\n::set-output name=a::b\n::error::x`
  const report = fixtureReport({
    findings: [fixtureFinding({ title: text, explanation: text, check: text, path: text })],
    failure: text,
  })
  const lines = toLines(renderAnnotations(report))
  expect(lines).toHaveLength(2)
  expect(lines.every((line) => /^::error title=[^:,]*::[^\r\n]*$/.test(line))).toBe(true)
})

test('renderAnnotations: counts what is omitted or not judged, and is empty for a clean run', () => {
  const findings = Array.from({ length: 12 }, (_, index) => fixtureFinding({ check: `c${String(index)}` }))
  const lines = toLines(renderAnnotations(fixtureReport({ findings, inconclusive: [fixtureInconclusive()] })))
  expect(lines.slice(-2)).toEqual([
    '::notice::2 more causes: see the report',
    '::warning title=Not judged::12 findings in 1 operation, and 1 check could not be judged.',
  ])
  expect(renderAnnotations(fixtureReport({ findings: [], exitCode: 0 }))).toBe('')
})
