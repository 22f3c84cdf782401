import { FLOOR_BYTES, loadedBeforeUsable } from '../support/loaded-before-usable.ts'
import { expect, openAs, test } from './support/test.ts'

/** gzip bytes: relative to the libraries, source map comments included. */
const MAX_BYTES = { script: 1.38 * FLOOR_BYTES, stylesheet: 15 * 1024 }

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

test('a page and what is one tap away take two stylesheets and few scripts', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /[^/]+[.](?:js|css)$/.exec(request.url())?.[0]
    if (file !== undefined && request.resourceType() !== 'other') files.push(file)
  })
  await openAs(page, 'ratified', '/finance/recharge')
  // The last that is preloaded: the page after a logout.
  await expect.poll(() => files).toContainEqual(expect.stringMatching(/^login-.*[.]js$/))
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(2)
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(11)
})
