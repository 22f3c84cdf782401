import { expect, fillLogin, openAs, test } from './support/test.ts'

test('a search leads from the lobby to all its games, and its word is kept for the next visit', async ({ page }) => {
  await page.goto('/game')
  await page.getByRole('main').getByRole('link', { name: 'Search games and providers' }).click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('bingo')
  await expect(page.getByRole('list', { name: 'Results for “bingo”' })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/game\/search\/result\?keyword=bingo$/)
  await expect(page.getByRole('button', { name: /^Bingo Barangay/ })).toBeVisible()
  await page.goto('/game/search')
  const recent = page.getByRole('list', { name: 'Recent searches' })
  await recent.getByRole('button', { name: 'bingo', exact: true }).click()
  await expect(page).toHaveURL(/keyword=bingo$/)
})

test('a favorite of a visitor is stored after login, over a reload', async ({ page, sandbox }) => {
  await page.goto('/game')
  const tiles = page.getByRole('list', { name: 'Hot games' })
  // A finger's tile has no heart: its menu adds a favorite.
  await tiles.getByRole('button', { name: 'Options: Sinulog Spins' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Add to favorites' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.reload()
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/game/)
  await expect(tiles.getByRole('img', { name: 'Favorite: Sinulog Spins' })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('addFavourite')).map(({ status }) => status)).toEqual([200])
  await openAs(page, 'ratified', '/game?show=favorites')
  await expect(page.getByRole('list', { name: 'Favorites' })).toContainText('Sinulog Spins')
})
