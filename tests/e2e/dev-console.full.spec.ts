import { startDev } from '../support/servers.ts'
import { expect, fillLogin, test as base } from './support/test.ts'

/** The app as a developer sees it: React and the router report in development alone. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other
  baseURL: async ({}, hand) => {
    const dev = await startDev(process.env['TUMPAK_MOCK_URL'] ?? '')
    await hand(dev.url)
    await dev.stop()
  },
})

// Wide enough for every deferred part of the frame.
test.use({ isFirstVisit: true, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

// The development server compiles every module anew: as long as twenty other tests.
test('development: no error on the console from the first visit to the wallet', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('/game')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('link', { name: 'Slots' })).toBeVisible()
  // The devtools have a footer too.
  const footer = page.getByRole('contentinfo').first()
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText('License')
  await page.goto('/login')
  await fillLogin(page, 'ratified')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  // By its address: the announcements of the day may open over the lobby's links.
  await page.goto('/wallet')
  await expect(page.getByRole('main')).toContainText('₱4,200.50')
  // The first render meets the router's load at another moment each time.
  for (const path of ['/vip', '/redeem', '/inbox', '/vip', '/redeem', '/inbox']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  expect(errors).toEqual([])
})
