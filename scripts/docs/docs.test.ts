import { describe, expect, it } from 'vitest'
import { operationsOf } from './operations-page.ts'
import { prose } from './html.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { entriesOf, listOf } from './node.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readDocuments, renderDocs } from './render.ts'

const DOCUMENTS = readDocuments()
const FILES = renderDocs(DOCUMENTS)
const ALL = [...FILES.values()].join('\n')

describe('the pages of both documents', () => {
  it('have every operation with its codes', () => {
    const operations = operationsOf(DOCUMENTS.openapi)
    expect(operations.length).toBe(85)
    for (const { id, tag, node } of operations) {
      const text = FILES.get(`${tag}.html`) ?? ''
      expect(text).toContain(`<section id="${id}"`)
      for (const { name } of listOf(node['x-codes'])) expect(text).toContain(`<code>${String(name)}</code>`)
    }
  })

  it('have every message of the socket and of the frames', () => {
    for (const [file, document] of [
      ['socket.html', DOCUMENTS.socket],
      ['frames.html', DOCUMENTS.frames],
    ] as const) {
      const components = document['components'] as Json
      const names = entriesOf(components['messages']).map(([, message]) => String(message['name']))
      expect(names.length).toBeGreaterThan(5)
      for (const name of names) expect(FILES.get(file)).toContain(`<section id="${name}"`)
    }
  })

  it('have no dead links', () => {
    const targets = [...ALL.matchAll(/href="([^"#]*)(?:#([^"]*))?"/g)].filter(
      ([, file]) => !/^https?:/.test(file ?? ''),
    )
    expect(targets.length).toBeGreaterThan(300)
    for (const [, file, anchor] of targets) {
      const page = file === '' ? ALL : FILES.get(file ?? '')
      expect(page, file).toBeDefined()
      const isThere = anchor === undefined || page?.includes(`id="${anchor}"`)
      expect(isThere, `${file ?? ''}#${anchor ?? ''}`).toBe(true)
    }
  })

  it('have a page of each check, without comments of Markdown', () => {
    expect(FILES.get('checks.html')).toContain('<a href="check-fresh.html"><code>fresh</code></a>')
    expect(FILES.get('check-fresh.html')).toMatch(/<h1>Freshness \(fresh\)<\/h1>[^]*<h2 id="what-to-do">/)
    expect(ALL).not.toContain('<!--')
  })

  it('have the guides of the harness with all their sections, escaped code and tables', () => {
    const guides = [...DOCUMENTS.harness].filter(([path]) => /^docs\/[\w-]+[.]md$/.test(path))
    expect(guides.length).toBeGreaterThan(9)
    for (const [path, markdown] of guides) {
      const guide = FILES.get(`conformance-${path.slice('docs/'.length, -'.md'.length)}.html`) ?? ''
      const headings = markdown.split('\n').filter((line) => line.startsWith('## '))
      expect(guide.match(/<h2 id="[a-z\d-]+">/g) ?? []).toHaveLength(headings.length)
      expect(guide.match(/<table>/g)?.length).toBe(guide.match(/class="scroll"/g)?.length)
      expect(FILES.get('conformance.html')).toContain(`href="conformance-${path.slice('docs/'.length, -3)}.html"`)
    }
    expect(FILES.get('conformance-config.html')).toContain('<td><code>players</code></td>')
    expect(FILES.get('conformance-ci.html')).toContain('&quot;$PWD:/repository&quot;')
  })

  it('show for each field whether it is stated', () => {
    expect(FILES.get('account.html')).toContain('section 3')
    expect(FILES.get('money.html')).toContain('proposed')
  })

  it('show markup in a text as text', () => {
    expect(escapeHtml('<script>"')).toBe('&lt;script&gt;&quot;')
    expect(prose('<img src=x onerror=alert(1)> **bold**')).toContain('&lt;img')
    expect(prose('**bold**')).toContain('<strong>bold</strong>')
    expect(isJson(null)).toBe(false)
  })
})
