import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

/** Runs public/boot.js over a page of bare objects; `stored` undefined means that storage is forbidden. */
function boot(stored: Record<string, string> | undefined): { theme: string; language: string } {
  const document = {
    currentScript: { getAttribute: () => 'Tumpak' },
    documentElement: { lang: 'en-US' },
    body: { className: 'theme-light' },
    querySelector: () => null,
  }
  const localStorage = {
    getItem(key: string): string | null {
      if (stored === undefined) throw new Error('SecurityError')
      return stored[key] ?? null
    },
  }
  runInNewContext(source, { document, localStorage })
  return { theme: document.body.className, language: document.documentElement.lang }
}

const entry = (value: unknown, expires: number | null = null): string => JSON.stringify({ value, expires })
const DEFAULTS = { theme: 'theme-light', language: 'en-US' }

it('puts the stored theme and language in place', () => {
  expect(boot({ TUMPAK_THEME: entry('dark'), TUMPAK_LANGUAGE: entry('vi-VN') })).toEqual({
    theme: 'theme-dark',
    language: 'vi-VN',
  })
})

it.each([
  ['nothing is stored', {}],
  ['storage is forbidden', undefined],
  ['the values are corrupt', { TUMPAK_THEME: '{"value":', TUMPAK_LANGUAGE: 'vi-VN' }],
  ['the values are of another form', { TUMPAK_THEME: '"dark"', TUMPAK_LANGUAGE: 'null' }],
  ['the values are unknown', { TUMPAK_THEME: entry('neon'), TUMPAK_LANGUAGE: entry('fr-FR') }],
  ['the values are past their time', { TUMPAK_THEME: entry('dark', 1), TUMPAK_LANGUAGE: entry('vi-VN', 1) }],
])('keeps the defaults when %s', (_, stored) => {
  expect(boot(stored)).toEqual(DEFAULTS)
})

it('has a page without inline scripts and styles, as the content security policy demands', () => {
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=')
})
