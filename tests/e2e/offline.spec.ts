import type { Locator, Page } from 'playwright/test'
import { getBox } from './support/boxes.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, logIn, openAs, test } from './support/test.ts'

test(
  'offline strip: shown, announced, and above the page, which makes room for it',
  { tag: FULL_ONLY },
  async ({ page, context }) => {
    await openAs(page, 'ratified', '/game')
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await settled(page)
    const places = () =>
      page.evaluate(() => {
        const found = [...document.querySelectorAll('header, main, footer, nav:not(footer nav)')]
        return found.map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY))
      })
    const before = await places()
    await context.setOffline(true)
    const strip = page.locator('p').filter({ hasText: /^You are offline$/ })
    await expect(strip).toBeVisible()
    await expect(page.getByRole('status').filter({ has: strip })).toHaveCount(1)
    const { y, height } = await getBox(strip)
    // Header and tab bar stay; the page below moves down by the strip, which covers nothing of it.
    expect(await places()).toEqual(before.map((top, index) => (index % (before.length - 1) === 0 ? top : top + height)))
    expect(y + height).toBeLessThanOrEqual((await getBox(page.getByRole('main'))).y)
    await page.getByRole('button', { name: /Open menu/ }).click()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(strip).toHaveCount(0)
    await expect.poll(places).toEqual(before)
    await expect(page.getByRole('status').filter({ hasText: "You're back online" })).toHaveCount(1)
  },
)

test(
  'counters changed while offline are reloaded once online',
  { tag: FULL_ONLY },
  async ({ page, context, sandbox }) => {
    await page.clock.install()
    const opened = page.waitForEvent('websocket')
    await logIn(page, 'newplayer')
    await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible()
    await opened
    await settled(page)
    await context.setOffline(true)
    await sandbox.closeSockets(1006)
    await sandbox.push('inbox.unread', 4)
    await context.setOffline(false)
    await page.clock.fastForward(3_000)
    await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()
  },
)

test(
  'failed background requests while offline show only the strip and keep the counters',
  { tag: FULL_ONLY },
  async ({ page, context, sandbox }) => {
    await page.clock.install()
    await logIn(page, 'newplayer')
    await sandbox.push('inbox.unread', 4)
    const menu = page.getByRole('button', { name: 'Open menu, unread messages' })
    await expect(menu).toBeVisible()
    await settled(page)
    await context.setOffline(true)
    await sandbox.closeSockets(1006)
    // The socket retries, and after some attempts checks the session.
    for (let minutes = 0; minutes < 5; minutes += 0.5) await page.clock.runFor(30_000)
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
    await expect(page.getByText('You are offline. Check your connection and try again.')).toHaveCount(0)
    await expect(menu).toBeVisible()
  },
)

/** The texts on screen that say that the device is offline. */
const offlineTexts = (page: Page) => page.getByText(/You are offline/).filter({ visible: true })

test(
  'a page that needs the network says offline once, in the strip, and opens once online',
  { tag: FULL_ONLY },
  async ({ page, context }) => {
    await openAs(page, 'ratified', '/game')
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await settled(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(offlineTexts(page)).toHaveCount(1)
    await expect(offlineTexts(page)).toHaveText('You are offline. Check your connection and try again.')
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/offline/)).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Daily reward' })).toBeVisible()
    await expect(offlineTexts(page)).toHaveCount(0)
  },
)

/** What says at a pressed control that nothing was sent. */
const pressNote = (page: Page) => page.getByRole('alert').filter({ hasText: /^Not sent/ })

async function expectBeside(note: Locator, control: Locator): Promise<void> {
  await expect(note).toHaveText("Not sent: there is no connection. Try again when it's back.")
  const [{ y, height }, button] = [await getBox(note), await getBox(control)]
  const gap = y < button.y ? button.y - (y + height) : y - (button.y + button.height)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(20)
}

test(
  'a press in a dialog that covers the strip is answered at the button while offline',
  { tag: FULL_ONLY },
  async ({ page, context }) => {
    await openAs(page, 'ratified', '/profile')
    await page.getByRole('button', { name: 'Edit details' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit details' })
    await sheet.getByRole('textbox').first().fill('Parol')
    await settled(page)
    await context.setOffline(true)
    const save = sheet.getByRole('button', { name: 'Save' })
    await save.click()
    await expectBeside(pressNote(page), save)
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/Not sent/)).toHaveCount(0)
    await context.setOffline(false)
    await clickWhenSeen(save)
    await expect(sheet).toHaveCount(0)
  },
)

test('a press while offline fails at once, says so at the button, and is never sent later', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await settled(page)
  await context.setOffline(true)
  const login = page.getByRole('main').getByRole('button', { name: 'Login' })
  await clickWhenSeen(login)
  await expectBeside(pressNote(page), login)
  await expect(offlineTexts(page)).toHaveText('You are offline')
  await context.setOffline(false)
  await expect(page.getByText("You're back online")).toBeAttached()
  expect(await sandbox.calls('loginUser')).toHaveLength(0)
  await clickWhenSeen(page.getByRole('button', { name: 'Login' }))
  await expect(page).toHaveURL(/\/game/)
})

test('where the browser says offline but the server answers, nothing is called offline and writes are sent', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.goto('/login')
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await settled(page)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(offlineTexts(page)).toHaveCount(1)
  await clickWhenSeen(page.getByRole('main').getByRole('button', { name: 'Login' }))
  await expect(page).toHaveURL(/\/game/)
  await expect(offlineTexts(page)).toHaveCount(0)
  expect(await sandbox.calls('loginUser')).toHaveLength(1)
})
