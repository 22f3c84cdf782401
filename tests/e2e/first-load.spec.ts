import { FLOOR_BYTES, loadedBeforeUsable } from '../support/loaded-before-usable.ts'
import { expect, test } from './support/test.ts'

/** gzip bytes: relative to the libraries, source map comments included. */
const MOST = { script: 1.35 * FLOOR_BYTES, stylesheet: 15 * 1024 }

for (const isFirstVisit of [true, false]) {
  test.describe(isFirstVisit ? 'on a first visit' : 'on a later visit', () => {
    test.use({ isFirstVisit })

    test('the lobby is usable within its budget of JavaScript and CSS', async ({ page }) => {
      const { script, stylesheet } = await loadedBeforeUsable(page, '/game', isFirstVisit)
      // Less than the libraries would be a measuring error.
      expect(script).toBeGreaterThan(FLOOR_BYTES)
      expect(script).toBeLessThanOrEqual(MOST.script)
      expect(stylesheet).toBeGreaterThan(0)
      expect(stylesheet).toBeLessThanOrEqual(MOST.stylesheet)
    })
  })
}
