import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'

/** Check pages are generated from one template. */
const GENERATED = 'packages/conformance/docs/checks/'
const PAGES = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith(GENERATED) && existsSync(path))

/** A path of this repository in code marks, without a placeholder or pattern. */
const PATH = /^(?:src|scripts|tests|mocks|packages|docs|deploy|openapi|asyncapi|public|generated)\/[\w./-]+$/

/** All tokens of a page, in order. */
function listTokens(page: string): Token[] {
  const tokens: Token[] = []
  const collect = (token: Token): void => {
    tokens.push(token)
  }
  void marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), collect)
  return tokens
}

/** The anchors of a page's headings, as GitHub makes them. */
function listAnchors(page: string): string[] {
  return listTokens(page)
    .filter((token) => token.type === 'heading')
    .map((token) =>
      (token as { text: string }).text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )
}

/** Link and picture targets of a page, also those of its HTML. */
function listTargets(page: string): string[] {
  return listTokens(page).flatMap((token) => {
    if (token.type === 'link' || token.type === 'image') return [(token as { href: string }).href]
    if (token.type !== 'html') return []
    return [...token.raw.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].map(([, target = '']) => target)
  })
}

describe('the documentation', () => {
  it.each(PAGES)('%s links to what exists', (page) => {
    const missing = listTargets(page)
      .filter((target) => !/^(?:https?:|mailto:)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? page : normalize(join(dirname(page), path))
        if (!existsSync(file)) return true
        return anchor !== undefined && file.endsWith('.md') && !listAnchors(file).includes(anchor)
      })
    expect(missing).toEqual([])
  })

  it.each(PAGES.filter((page) => !page.endsWith('CHANGELOG.md')))('%s names files that exist', (page) => {
    const root = /^packages\/[^/]+/.exec(page)?.[0] ?? '.'
    const named = listTokens(page)
      .filter((token) => token.type === 'codespan')
      .map((token) => (token as { text: string }).text)
      .filter((text) => PATH.test(text))
    expect(named.filter((path) => !existsSync(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('docs/contract.md explains each field of the documents that starts with x-, and no other', () => {
    const used = new Set<string>()
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      for (const [key, value] of Object.entries(node)) {
        if (key.startsWith('x-')) used.add(key)
        visit(value)
      }
    }
    for (const name of ['openapi', 'asyncapi', 'frames'])
      visit(JSON.parse(readFileSync(`generated/${name}.json`, 'utf8')))
    const explained = readFileSync('docs/contract.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(x-[\w-]+)/g)].map(([, name = '']) => name))
    expect([...new Set(explained)].toSorted()).toEqual([...used].toSorted())
  })
})
