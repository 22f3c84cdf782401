import { expect, test } from './support/test.ts'

test('a build for players has no gallery: its address leads to the games', async ({ page }) => {
  await page.goto(`${process.env['TUMPAK_APP_URL'] ?? ''}/gallery/buttons`)
  await expect(page).toHaveURL(/\/game$/)
})
