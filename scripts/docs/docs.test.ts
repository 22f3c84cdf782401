import { describe, expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { colorJson, prose, proseLine } from './html.ts'
import { toObjectEntries, toObjects } from './node.ts'
import { listOperations } from './operation.ts'
import { readDocuments, renderDocs } from './render.ts'

const DOCUMENTS = await readDocuments()
const FILES = renderDocs(DOCUMENTS)
const PAGES = [...FILES].filter(([name]) => name.endsWith('.html')).map(([name, text]) => [name, String(text)] as const)
const getText = (name: string): string => String(FILES.get(name) ?? '')
const OPERATIONS = listOperations(DOCUMENTS.openapi)

const isCheckPage = (name: string): boolean => name.startsWith('check-')
const isOneCheck = (path: string): boolean => path.includes('/checks/') && !path.endsWith('README.md')

describe('the site', () => {
  it('has every operation with its codes', () => {
    expect(OPERATIONS.length).toBe(
      toObjectEntries(DOCUMENTS.openapi['paths']).flatMap(([, item]) => toObjectEntries(item)).length,
    )
    for (const { id, tag, node } of OPERATIONS) {
      const text = getText(`${tag}.html`)
      expect(text).toContain(`<section id="${id}"`)
      for (const { name } of toObjects(node['x-codes'])) expect(text).toContain(`<code>${String(name)}</code>`)
    }
  })

  it('has every message of the socket and of the frames', () => {
    for (const [file, document] of [
      ['socket.html', DOCUMENTS.socket],
      ['frames.html', DOCUMENTS.frames],
    ] as const) {
      const components = document['components'] as Json
      const names = toObjectEntries(components['messages']).map(([, message]) => String(message['name']))
      expect(names.length).toBeGreaterThan(5)
      for (const name of names) expect(getText(file)).toContain(`<section id="${name}"`)
    }
  })

  it('has a page of each guide, listed on every page', () => {
    const guides = DOCUMENTS.guides.filter(({ path }) => !isOneCheck(path))
    expect(guides.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/money.md']))
    for (const { path, file } of guides)
      for (const [name, text] of PAGES) expect(text, `${name}: ${path}`).toContain(`<li><a href="${file}"`)
  })

  it('has a page of each check, listed on that of all checks', () => {
    const checks = DOCUMENTS.guides.filter(({ path }) => isOneCheck(path))
    expect(checks.length).toBeGreaterThan(50)
    for (const { file } of checks) {
      expect(getText('checks.html')).toContain(`href="${file}"`)
      expect(getText(file)).toContain('<h2 id="what-to-do">')
    }
  })

  it('has no dead link or picture, and requests nothing of another host', () => {
    const targets = PAGES.flatMap(([name, text]) =>
      [...text.matchAll(/(href|src|srcset)="([^"]*)"/g)].map(([, attribute = '', target = '']) => ({
        name,
        text,
        attribute,
        target,
      })),
    )
    const isForeign = (target: string): boolean => /^(?:https?:|mailto:)/.test(target)
    expect(targets.filter(({ attribute, target }) => isForeign(target) && attribute !== 'href')).toEqual([])
    const own = targets.filter(({ target }) => !isForeign(target) && !target.startsWith('data:'))
    expect(own.length).toBeGreaterThan(20 * PAGES.length)
    const dead = own.filter(({ text, target }) => {
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? text : getText(decodeURIComponent(file))
      return found === '' || (anchor !== undefined && !found.includes(`id="${decodeURIComponent(anchor)}"`))
    })
    expect(dead.map(({ name, target }) => `${name}: ${target}`)).toEqual([])
  })

  it('marks the current page once in the list of pages, and a check below the list of checks', () => {
    for (const [name, text] of PAGES) expect(text.match(/aria-current="(?:page|true)"/g), name).toHaveLength(1)
    expect(getText('check-fresh.html')).toContain('<a href="checks.html" aria-current="true">')
  })

  it('names each page in words, like no other page', () => {
    const titles = PAGES.map(([, text]) => /<h1>(.*)<\/h1>/.exec(text)?.[1] ?? '')
    expect(titles).toContain('Money: deposits, withdrawals and exchange')
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    const small = PAGES.filter(([name], place) => !isCheckPage(name) && /^[a-z]+$/.test(titles[place] ?? ''))
    expect(small.map(([name]) => name)).toEqual([])
    expect(PAGES.filter(([, text]) => />undefined|undefined</.test(text)).map(([name]) => name)).toEqual([])
  })

  it('lists the operations of a page below its name in the list of pages', () => {
    const [, list = ''] =
      /<nav class="pages"[^]*aria-current="page">Money<\/a><ul class="places">([^]*?)<\/ul>/.exec(
        getText('money.html'),
      ) ?? []
    const ids = OPERATIONS.filter(({ tag }) => tag === 'money').map(({ id }) => id)
    expect([...list.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual(ids)
    expect(getText('index.html')).not.toContain('href="#createRecharge"')
  })

  it('has no two landmarks of the same name on a page', () => {
    for (const [name, text] of PAGES) {
      const landmarks = [...text.matchAll(/<(nav|form|aside|search)\b([^>]*)>/g)].map(
        ([, kind = '', attributes = '']) => `${kind} ${/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? ''}`,
      )
      expect(new Set(landmarks).size, `${name}: ${landmarks.join(', ')}`).toBe(landmarks.length)
      expect(text, name).not.toMatch(/role="(?:region|main|navigation)"/)
    }
  })

  it('has samples of each operation in two languages, with a button that copies each', () => {
    for (const { id, tag } of OPERATIONS)
      for (const language of ['curl', 'TypeScript'])
        expect(getText(`${tag}.html`)).toContain(
          `hidden>Copy<span class="unseen"> ${language} of ${id}</span></button>`,
        )
    const samples = PAGES.flatMap(([, text]) => text.match(/<div class="samples">/g) ?? [])
    expect(samples).toHaveLength(OPERATIONS.length)
  })

  it('finds each operation, message and heading by the search', () => {
    const found = JSON.parse(getText('search.json')) as { href: string; title: string; text: string }[]
    const hrefs = new Set(found.map(({ href }) => href))
    for (const { id, tag } of OPERATIONS) expect(hrefs).toContain(`${tag}.html#${id}`)
    for (const { file } of DOCUMENTS.guides) expect(hrefs).toContain(file)
    expect(found.find(({ href }) => href === 'money.html#createRecharge')).toMatchObject({
      title: 'Create a deposit',
      text: expect.stringContaining('POST /api/recharge/build') as unknown,
    })
    expect(found.filter(({ text, title }) => /<(?:p|td|code|section|div)[ >]/.test(text) || title === '')).toEqual([])
  })

  it('offers to try each operation that takes no file', () => {
    const tried = PAGES.flatMap(([, text]) => [...text.matchAll(/aria-label="Try (\w+)"/g)].map(([, id]) => id))
    const uploads = OPERATIONS.filter(({ node }) => JSON.stringify(node['requestBody'] ?? '').includes('multipart/'))
    expect(tried).toHaveLength(OPERATIONS.length - uploads.length)
  })

  it('shows for each field whether it is stated', () => {
    expect(getText('account.html')).toContain('section 3')
    expect(getText('money.html')).toContain('proposed')
  })
})

describe('texts', () => {
  it('show markup as text', () => {
    expect(prose('<img src=x onerror=alert(1)> **bold**')).toContain('&lt;img')
    expect(prose('**bold**')).toContain('<strong>bold</strong>')
    expect(proseLine('the code `a<b`')).toBe('the code <code>a&lt;b</code>')
    expect(isJson(null)).toBe(false)
  })

  it('color JSON, and escape it', () => {
    expect(colorJson('{"a\\"b": "<b> 1", "n": -1.5e3, "t": true}')).toBe(
      '{<span class="key">"a\\"b"</span>: <span class="text">"&lt;b&gt; 1"</span>, <span class="key">"n"</span>: <span class="number">-1.5e3</span>, <span class="key">"t"</span>: <span class="number">true</span>}',
    )
  })
})
