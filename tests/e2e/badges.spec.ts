import type { Locator } from 'playwright/test'
import { settled } from './support/settled.ts'
import { expect, logIn, openAs, test, FULL_ONLY } from './support/test.ts'

const unread = { name: 'Open menu, unread messages' }
const read = { name: 'Open menu', exact: true }

test('the unread dot of the menu follows the socket', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await logIn(page, 'newplayer')
  await expect(page.getByRole('button', read)).toBeVisible()
  await sandbox.push('inbox.unread', 2)
  await expect(page.getByRole('button', unread)).toBeVisible()
  await sandbox.push('inbox.unread', 0)
  await expect(page.getByRole('button', read)).toBeVisible()
})

test('a socket reconnect reloads the counters missed while it was down', async ({ page, sandbox }) => {
  await page.clock.install()
  await logIn(page, 'newplayer')
  await expect(page.getByRole('button', read)).toBeVisible()
  await sandbox.push('inbox.unread', 1)
  await expect(page.getByRole('button', unread)).toBeVisible()
  await sandbox.closeSockets(1006)
  await sandbox.push('inbox.unread', 0)
  await page.clock.fastForward(4_000)
  await expect(page.getByRole('button', read)).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test(
    'a deleted unread letter lowers the counter of the rail while the socket is silent',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await openAs(page, 'vip8player', '/inbox')
      await settled(page)
      // The server closes it for good: no event follows.
      await sandbox.closeSockets(1000)
      const inbox = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Inbox/ })
      await expect(inbox).toContainText('5')
      await page.getByRole('button', { name: 'Select' }).click()
      await page
        .getByRole('checkbox', { name: /^New: /, disabled: false })
        .first()
        .check()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(inbox).toContainText('4')
    },
  )
})

test('the menu counts the same events as the tab bar', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'vip8player', '/wallet')
  const readCount = async (link: Locator) => (await link.getByText(/waiting/).textContent())?.match(/\d+/)?.[0]
  const tab = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Events/ })
  await expect(tab).toContainText('waiting')
  const inTabBar = await readCount(tab)
  await page.getByRole('button', { name: /^Open menu/ }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: /Events/ })
  await expect(entry).toBeVisible()
  expect(await readCount(entry)).toBe(inTabBar)
})
