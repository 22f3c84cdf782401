import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/root.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')

describe.each(LANGUAGES)('the pages without the app in %s', (language) => {
  it('have its texts', () => {
    expect(read('public/boot.js'), 'A new language? Its two texts belong into FAILED of public/boot.js.').toContain(
      `'${language}': [`,
    )
    expect(read('src/offline/offline.html'), 'A new language? Its texts belong into a <main> of this page.').toContain(
      `<main class="offline" lang="${language}">`,
    )
    expect(read('src/offline/offline.css'), 'A new language? The page shows one <main>: add it to the rule.').toContain(
      `html:lang(${language}) .offline:not(:lang(${language}))`,
    )
  })
})
