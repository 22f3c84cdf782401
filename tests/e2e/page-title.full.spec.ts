import { goBack } from './support/page-state.ts'
import { openAs, expect, test } from './support/test.ts'

test('each page sets the document title and is announced on navigation', async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  const said = page.locator('body > [aria-live=polite]')
  await expect(page).toHaveTitle('Games · Tumpak')
  await expect(said).toHaveText('')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveTitle('Wallet · Tumpak')
  await expect(said).toHaveText('Wallet')
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await expect(page).toHaveTitle('Withdraw · Tumpak')
  await expect(said).toHaveText('Withdraw')
  await goBack(page)
  await expect(page).toHaveTitle('Wallet · Tumpak')
  await expect(said).toHaveText('Wallet')
})

test('the document title follows the language', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Welcome back · Tumpak')
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(page).toHaveTitle(/^Chào mừng .*· Tumpak$/)
})
