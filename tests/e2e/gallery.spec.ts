import { expect, test } from './support/test.ts'

test('a production build has no gallery; its URL leads to the lobby', async ({ page }) => {
  await page.goto(`${process.env['TUMPAK_APP_URL'] ?? ''}/gallery/buttons`)
  await expect(page).toHaveURL(/\/game$/)
})
