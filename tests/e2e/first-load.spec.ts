import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { PageMap } from '../../src/app/bootstrap/page-map.ts'
import { inRoot } from '../../scripts/root.ts'
import { APP_DIST } from '../support/servers.ts'
import { FLOOR_BYTES, loadedBeforeUsable } from '../support/loaded-before-usable.ts'
import { expect, test } from './support/test.ts'

/** gzip bytes: relative to the libraries, source map comments included. */
const MAX_BYTES = { script: 1.44 * FLOOR_BYTES, stylesheet: 15 * 1024 }

/** gzip bytes of a page's own code and all styles. */
const MAX_PAGE_BYTES = 90 * 1024

for (const isFirstVisit of [true, false]) {
  test.describe(isFirstVisit ? 'on a first visit' : 'on a later visit', () => {
    test.use({ isFirstVisit })

    test('the lobby is usable within its budget of JavaScript and CSS', async ({ page }) => {
      const { script, stylesheet } = await loadedBeforeUsable(page, '/game', isFirstVisit)
      // Less than the libraries would be a measuring error.
      expect(script).toBeGreaterThan(FLOOR_BYTES)
      expect(script).toBeLessThanOrEqual(MAX_BYTES.script)
      expect(stylesheet).toBeGreaterThan(0)
      expect(stylesheet).toBeLessThanOrEqual(MAX_BYTES.stylesheet)
    })
  })
}

test('a page loads each file once, and two stylesheets', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /[^/]+[.](?:js|css)$/.exec(request.url())?.[0]
    if (file !== undefined) files.push(file)
  })
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(2)
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})

test('no page loads more beyond the entry than it shows', async ({ page }) => {
  await page.goto('/login')
  const listed = await page.locator('script[data-pages]').getAttribute('data-pages')
  const { files, pages } = JSON.parse(listed ?? '') as PageMap
  const sizes = files.map((name) => gzipSync(readFileSync(inRoot(APP_DIST, 'assets', name)), { level: 9 }).length)
  expect(Object.keys(pages)).toContain('/wallet')
  for (const [path, parts] of Object.entries(pages)) {
    const bytes = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? (sizes[part] ?? 0) : 0), 0)
    expect(bytes, path).toBeGreaterThan(0)
    expect(bytes, path).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  }
})
