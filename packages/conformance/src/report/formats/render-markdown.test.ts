import { describe, expect, it } from 'vitest'
import { fixtureFinding, fixtureInconclusive, fixtureReport } from '../fixture-report.ts'
import { ALL_HOSTILE, HOSTILE } from '../hostile.ts'
import { renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it('has a verdict, a table of failing findings, and counts', () => {
    const known = { reason: 'agreed', expires: '2027-01-01' }
    const text = renderMarkdown(fixtureReport({ findings: [fixtureFinding(), fixtureFinding({ check: 'x', known })] }))
    expect(text).toBe(
      [
        '### ❌ Library: 1 finding in 1 operation.',
        '',
        '**1 major**',
        '',
        '| operation | severity | check | problem |',
        '|---|---|---|---|',
        "| `GET /books/{bookId}` | major | schema | The author's name is missing at `/result/author/name` |",
        '',
        '<sub>1 operation (1 succeeded), 31 requests, codes 1/2, limits 1/2, seed 42, 3.3 s · 1 known</sub>',
        '',
      ].join('\n'),
    )
  })

  it('lists what the next run must know', () => {
    const text = renderMarkdown(fixtureReport({ notes: ['unseenCodes: closed is not needed.'] }))
    expect(text).toContain('**Before the next run**\n\n- unseenCodes: closed is not needed.\n')
  })

  it('lists remarks on the document, eight at most', () => {
    const remarks = Array.from({ length: 10 }, (_, index) => `\`field${String(index)}\` is odd`)
    const text = renderMarkdown(fixtureReport({ findings: [], remarks }))
    expect(text).toContain('**Remarks on the document**\n\n- `field0` is odd\n')
    expect(text).toContain('- `field7` is odd\n- …and 2 more remarks\n')
  })

  it('is one line for a clean run', () => {
    const text = renderMarkdown(fixtureReport({ findings: [], exitCode: 0 }))
    expect(text).toContain('### ✅ Library: The server matches the document.')
    expect(text).not.toContain('|---|')
  })

  it('shows code as code, and what was not judged as a warning', () => {
    const findings = [fixtureFinding({ title: '`result.a_b` should be a number' })]
    expect(renderMarkdown(fixtureReport({ findings }))).toContain('| `result.a_b` should be a number at ')
    const open = fixtureReport({
      findings: [],
      inconclusive: [
        fixtureInconclusive({ reason: 'set `inputs`' }),
        fixtureInconclusive({ check: 'x', operationId: 'other' }),
      ],
    })
    expect(renderMarkdown(open)).toContain('### ⚠️ Library: No finding, but 2 checks could not be judged.')
    expect(renderMarkdown(open)).toContain('- `GET /books/{bookId}`: set `inputs`')
  })

  it('limits its length', () => {
    const findings = Array.from({ length: 400 }, (_, index) =>
      fixtureFinding({ pointer: `/${'x'.repeat(500)}${index}` }),
    )
    const inconclusive = Array.from({ length: 90 }, (_, index) => fixtureInconclusive({ reason: `Reason ${index}` }))
    const text = renderMarkdown(fixtureReport({ findings, inconclusive }))
    expect(text).toContain('…and 380 more: see the HTML report.')
    expect(text).toContain('- …and 82 more reasons')
    expect(text.length).toBeLessThan(12_000)
  })

  it('escapes mentions, images and table cells', () => {
    const finding = fixtureFinding({
      title: ALL_HOSTILE,
      path: HOSTILE.markdown,
      pointer: ALL_HOSTILE,
      check: HOSTILE.markup,
    })
    const text = renderMarkdown(fixtureReport({ findings: [finding] }))
    const [row = ''] = text.split('\n').filter((line) => line.includes('| major |'))
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(5)
    const outsideCode = row.replace(/\\./g, '').replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
    expect(outsideCode).not.toMatch(/@\w|<\w|(?<!\\)!\[|(?<!\\)#/)
  })
})
