import { describe, expect, it } from 'vitest'
import {
  fixtureCoverage,
  fixtureExchange,
  fixtureFinding,
  fixtureInconclusive,
  fixtureReport,
} from '../fixture-report.ts'
import { ALL_HOSTILE } from '../hostile.ts'
import { renderHtml } from './render-html.ts'

describe('renderHtml', () => {
  const page = renderHtml(fixtureReport({ inconclusive: [fixtureInconclusive()] }))

  it('shows the verdict, and each finding with place, rule, status and curl command', () => {
    for (const text of [
      '<h1>1 finding in 1 operation, and 1 check could not be judged.</h1>',
      'The author&#39;s name is missing',
      '<code>/result/author/name</code>',
      '<code>components.schemas.Author.required</code>',
      '<b>Stated</b>',
      'curl -i &#39;http://127.0.0.1:4700/books/b1&#39;',
      'The config names one player; this check needs two.',
    ]) {
      expect(page).toContain(text)
    }
  })

  it('shows code in texts as code, and no backtick', () => {
    const coded = fixtureFinding({ title: '`result.author` is missing', explanation: 'Send `author`.' })
    const shown = renderHtml(fixtureReport({ findings: [coded] }))
    expect(shown).toContain('<span class="title"><code>result.author</code> is missing</span>')
    expect(shown).toContain('Send <code>author</code>.')
  })

  it('has what the next run must know', () => {
    expect(renderHtml(fixtureReport({ notes: ['unseenCodes: <closed>'] }))).toContain(
      '<li>unseenCodes: &lt;closed&gt;</li>',
    )
  })

  it('has the remarks on the document, and no part for them without one', () => {
    const shown = renderHtml(fixtureReport({ remarks: ['the pattern `\\Z` is of another dialect', '<b>'] }))
    expect(shown).toContain('<a href="#remarks">Remarks <b>2</b></a>')
    expect(shown).toContain('<li>the pattern <code>\\Z</code> is of another dialect</li>')
    expect(shown).toContain('<li>&lt;b&gt;</li>')
    expect(page).not.toContain('remarks')
  })

  it('puts the most severe cause first, also before one of more operations', () => {
    const shared = ['a', 'b'].map((operationId) =>
      fixtureFinding({ operationId, path: `/${operationId}`, title: 'Shared' }),
    )
    const grave = fixtureFinding({ operationId: 'c', severity: 'critical', title: 'Grave' })
    const shown = renderHtml(fixtureReport({ findings: [...shared, grave] }))
    expect(shown.indexOf('>Grave<')).toBeLessThan(shown.indexOf('>Shared<'))
    expect(shown).toContain('<h3 class="path">GET /a, GET /b</h3>')
  })

  it('shows several requests in order, each with its part and account', () => {
    const write = fixtureExchange({ label: 'write', account: 'account 1', isEvidence: undefined })
    const read = fixtureExchange({ label: 'read after', pointer: '/result/title' })
    const shown = renderHtml(fixtureReport({ findings: [fixtureFinding({ exchanges: [write, read], pointer: '' })] }))
    expect(shown).toMatch(/<b>1\. write<\/b>[^]*<span class="sender">by account 1<\/span>[^]*<b>2\. read after<\/b>/)
    expect(shown.match(/<mark class="here">/g)).toHaveLength(1)
    expect(shown.match(/<h4>Repeat it/g)).toHaveLength(2)
  })

  it('is amber if something was not judged and nothing was found', () => {
    const open = renderHtml(fixtureReport({ findings: [], inconclusive: [fixtureInconclusive()] }))
    expect(open).toContain('<header class="opening open">')
    expect(open).toMatch(/<span class="path">GET \/books\/\{bookId\}<\/span>\s*<span class="why">The config names one/)
  })

  it('shows a finding whose response cannot be rendered, and all others', () => {
    const broken = fixtureFinding({ title: 'Broken', exchanges: [fixtureExchange({ request: null as never })] })
    const shown = renderHtml(
      fixtureReport({ findings: [broken, fixtureFinding({ id: 'other', check: 'status', title: 'Whole' })] }),
    )
    for (const text of ['>Broken<', 'This part cannot be shown: internal error', '>Whole<'])
      expect(shown).toContain(text)
  })

  it('marks wrong and missing values in the response', () => {
    expect(page).toContain('<mark class="missing">      &quot;name&quot;: not here</mark>')
  })

  it('needs no network and runs only its own script', () => {
    expect(page).not.toMatch(/<(link|img|iframe|object|script src)/)
    expect(page).toMatch(/default-src &#39;none&#39;; style-src &#39;sha256-.+?; script-src &#39;sha256-/)
    expect(page.match(/<script/g)).toHaveLength(1)
  })

  it('shows the coverage of operations, codes and limits', () => {
    expect(page).toContain('<b>1</b>/2 codes')
    expect(page).toContain('<span class="word">not tested</span> <code>query/pageSize/maximum</code>')
    expect(page).toContain('1 check not applicable.')
  })

  it('shows filters if there are several findings', () => {
    expect(page).not.toContain('<form')
    const two = [fixtureFinding(), fixtureFinding({ check: 'status', severity: 'critical', pointer: '' })]
    const form = renderHtml(fixtureReport({ findings: two }))
    expect(form).toContain('<option value="status">HTTP status</option>')
    expect(form).toContain('value="critical" checked')
  })

  it('labels socket and frame findings, and filters them', () => {
    const exchange = fixtureExchange({
      request: { method: 'FRAME', url: 'http://games.example/slot', headers: {}, body: 'tap Close' },
      response: { status: 200, headers: {}, body: '{"event":"exit"}', milliseconds: 0 },
      curl: '',
    })
    const frame = fixtureFinding({
      ...{ operationId: 'frame:slot', method: 'FRAME', path: 'http://games.example/slot', pointer: '/event' },
      ...{ check: 'frame-event', severity: 'minor', exchanges: [exchange] },
    })
    const event = fixtureFinding({ operationId: 'inbox.unread', method: 'RECEIVE', path: 'inbox.unread', pointer: '' })
    const coverage = [
      fixtureCoverage({ operationId: 'frame:slot', method: 'FRAME', keywords: [] }),
      fixtureCoverage({ operationId: 'inbox.unread', method: 'RECEIVE', codes: [], keywords: [] }),
    ]
    const mixed = renderHtml(fixtureReport({ findings: [frame, event], coverage }))
    for (const text of [
      'What the page sent to the app',
      ', in the message',
      'the whole connection',
      '<h4>Messages</h4>',
    ])
      expect(mixed).toContain(text)
    expect(mixed).toMatch(/data-operation="frame:slot"\s+data-check="frame-event"\s+data-severity="minor"/)
    expect(mixed).toContain('<option value="inbox.unread">inbox.unread</option>')
    expect(mixed).toContain('<option value="frame-event">Documented messages</option>')
    // No shell command can repeat the visit of a page, and neither medium has input limits.
    expect(mixed.match(/<h4>Repeat it/g)).toHaveLength(1)
    expect(mixed).not.toMatch(/HTTP 200<\/b> OK <span class="time">0 ms|no input with limits/)
  })

  it('shows a finding without a response, and a clean run', () => {
    const silent = fixtureFinding({ exchanges: [fixtureExchange({ response: null })] })
    expect(renderHtml(fixtureReport({ findings: [silent] }))).toContain('No response.')
    expect(renderHtml(fixtureReport({ findings: [], exitCode: 0 }))).toContain(
      '<h1>The server matches the document.</h1>',
    )
  })

  it('escapes everything that a server sends', () => {
    const finding = fixtureFinding({
      id: ALL_HOSTILE,
      operationId: ALL_HOSTILE,
      method: ALL_HOSTILE,
      path: ALL_HOSTILE,
      check: ALL_HOSTILE,
      title: ALL_HOSTILE,
      explanation: ALL_HOSTILE,
      rule: ALL_HOSTILE,
      pointer: `/${ALL_HOSTILE}`,
      known: { reason: ALL_HOSTILE, expires: ALL_HOSTILE },
      exchanges: ['first', ALL_HOSTILE].map((label) => ({
        ...{ label, account: ALL_HOSTILE, operationId: ALL_HOSTILE },
        request: { method: ALL_HOSTILE, url: ALL_HOSTILE, headers: { [ALL_HOSTILE]: ALL_HOSTILE }, body: ALL_HOSTILE },
        response: {
          status: 200,
          headers: { [ALL_HOSTILE]: ALL_HOSTILE },
          body: JSON.stringify({ [ALL_HOSTILE]: ALL_HOSTILE }),
          milliseconds: 1,
        },
        curl: ALL_HOSTILE,
      })),
    })
    const hostile = renderHtml({
      ...fixtureReport({ findings: [finding, finding] }),
      document: { title: ALL_HOSTILE, version: ALL_HOSTILE },
      target: ALL_HOSTILE,
      startedAt: ALL_HOSTILE,
      failure: ALL_HOSTILE,
      inconclusive: [fixtureInconclusive({ operationId: ALL_HOSTILE, check: ALL_HOSTILE, reason: ALL_HOSTILE })],
      coverage: [
        fixtureCoverage({
          operationId: ALL_HOSTILE,
          method: ALL_HOSTILE,
          path: ALL_HOSTILE,
          tag: ALL_HOSTILE,
          codes: [{ code: ALL_HOSTILE, name: ALL_HOSTILE, seen: true }],
          keywords: [{ at: ALL_HOSTILE, tested: true }],
          checks: { [ALL_HOSTILE]: 'passed' },
        }),
      ],
    })
    expect(hostile).not.toContain('<script>document')
    expect(hostile).not.toContain('<img')
    expect(hostile).not.toMatch(/ onmouseover="document/)
    expect(hostile.match(/<script/g)).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(hostile).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u2066]/)
  })
})
