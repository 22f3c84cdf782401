import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'], isMobile: false, hasTouch: false })

for (const theme of ['light', 'dark']) {
  for (const [language, width] of [
    ['vi-VN', 360],
    ['en-US', 1280],
  ] as const) {
    test(`axe finds nothing in the gallery, and no page is wider than the screen: ${theme}, ${language}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000)
      await context.addInitScript(
        (settings) => {
          for (const [name, value] of Object.entries(settings))
            localStorage.setItem(`TUMPAK_${name}`, JSON.stringify({ value, expires: null }))
        },
        { THEME: theme, LANGUAGE: language },
      )
      // So tall that nothing is covered by what sticks to an edge.
      await page.setViewportSize({ width, height: 4000 })
      await page.goto('/gallery')
      const links = page.locator('a[href^="/gallery/"]')
      await expect(links.first()).toBeVisible()
      const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(paths.size).toBeGreaterThan(4)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`),
          path,
        ).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    })
  }
}

test('a build for players has no gallery: its address leads to the games', async ({ page }) => {
  await page.goto(`${process.env['TUMPAK_APP_URL'] ?? ''}/gallery/buttons`)
  await expect(page).toHaveURL(/\/game$/)
})
