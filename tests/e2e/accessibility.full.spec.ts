import { findings, findingsInBothThemes } from './support/axe.ts'
import { NAMED_OVERLAYS_URL, openFrame } from './support/overlays.ts'
import { visit, waitForHistory } from './support/page-state.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { expect, openAs, test } from './support/test.ts'

// So tall that the tab bar covers nothing: half a link under it would count as a small target.
test.use({ viewport: { width: 360, height: 4000 } })

test('axe finds nothing on the pages of a visitor, in both themes', async ({ page }) => {
  await page.goto('/faq')
  for (const path of VISITOR_PAGES) {
    await visit(page, path)
    expect.soft(await findingsInBothThemes(page), path).toEqual([])
  }
})

test('axe finds nothing on the pages of a player, in both themes', async ({ page }) => {
  test.setTimeout(180_000)
  await openAs(page, 'vip8player', '/faq')
  for (const path of PLAYER_PAGES) {
    await visit(page, path)
    expect.soft(await findingsInBothThemes(page), path).toEqual([])
  }
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findingsInBothThemes(page), 'side menu').toEqual([])
})

test('axe finds nothing on the sheets of the profile, in both themes', async ({ page }) => {
  await openAs(page, 'nophone', '/profile')
  const rows = [
    /profile picture/,
    'Edit details',
    /Mobile/,
    /Login password/,
    /Transaction password/,
    /Theme/,
    /friend's code/,
  ]
  for (const name of rows) {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    expect(await findingsInBothThemes(page), String(name)).toEqual([])
    await page.keyboard.press('Escape')
    await waitForHistory(page)
  }
})

test.describe('a page with a frame of another origin', () => {
  test.use({ baseURL: NAMED_OVERLAYS_URL })

  test('axe finds nothing on the page or in the frame', async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    const response = await page.request.get('/api/act/fetch')
    const { data } = (await response.json()) as { data: { id: string; url: string }[] }
    await openFrame(page, 'activityFrame', { title: 'Fiesta wheel', url: data[0]?.url ?? '' })
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
