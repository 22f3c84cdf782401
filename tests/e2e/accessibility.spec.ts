import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, logIn, test } from './support/test.ts'

/** So tall that the tab bar covers nothing: half a link under it would count as a small target. */
const TALL = { width: 360, height: 4000 }
const VISITOR = ['/game', '/login', '/register']
const PLAYER = ['/game', '/wallet', '/finance/recharge', '/game/record', '/inbox', '/profile']

/** What axe finds of WCAG 2.2 AA, a line each. */
async function findings(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ viewport: TALL })

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(
        (value) => localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value, expires: null })),
        theme,
      )
    })

    for (const path of VISITOR) {
      test(`axe finds nothing on ${path} for a visitor`, async ({ page }) => {
        await page.goto(path)
        expect(await findings(page)).toEqual([])
      })
    }

    test('axe finds nothing on the pages of a player', async ({ page }) => {
      test.setTimeout(90_000)
      await logIn(page, 'vip8player')
      for (const path of PLAYER) {
        await page.goto(path)
        expect(await findings(page), path).toEqual([])
      }
      await page.getByRole('button', { name: /Open menu/ }).click()
      expect(await findings(page), 'side menu').toEqual([])
    })
  })
}
