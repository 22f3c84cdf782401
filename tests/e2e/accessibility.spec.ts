import { findings } from './support/axe.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { arrive, expect, test } from './support/test.ts'

/** So tall that the tab bar covers nothing: half a link under it would count as a small target. */
const TALL = { width: 360, height: 4000 }

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({ viewport: TALL })

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(
        (value) => localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value, expires: null })),
        theme,
      )
    })

    for (const path of VISITOR_PAGES) {
      test(`axe finds nothing on ${path} for a visitor`, async ({ page }) => {
        await page.goto(path)
        expect(await findings(page)).toEqual([])
      })
    }

    test('axe finds nothing on the pages of a player', async ({ page }) => {
      test.setTimeout(180_000)
      await arrive(page, 'vip8player', '/game')
      for (const path of PLAYER_PAGES) {
        await page.goto(path)
        expect(await findings(page), path).toEqual([])
      }
      await page.getByRole('button', { name: /Open menu/ }).click()
      expect(await findings(page), 'side menu').toEqual([])
    })

    test('axe finds nothing on what opens over the profile', async ({ page }) => {
      test.setTimeout(90_000)
      await arrive(page, 'nophone', '/profile')
      const rows = [/profile picture/, /Nickname/, /Mobile/, /Login password/, /Transaction password/, /friend’s code/]
      for (const name of rows) {
        await page.getByRole('main').getByRole('button', { name }).click()
        expect(await findings(page), String(name)).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  })
}
