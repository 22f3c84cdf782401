import type { Page } from 'playwright/test'
import { getBox } from './support/boxes.ts'
import { goBack } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { expect, FULL_ONLY, logIn, openAs, tagFurtherCases, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(menu(page)).toBeVisible()
}

test('the side menu has all entries of a player and no dead link', async ({ page }) => {
  await openAs(page, 'vip8player', '/game')
  await openMenu(page)
  await expect(menu(page)).toContainText('₱123,456.78')
  await expect(menu(page)).toContainText('Points')
  for (const name of [
    /Profile, VIP 8/,
    'Deposit',
    'Exchange',
    'Statement',
    'Game rounds',
    /Inbox/,
    'FAQ',
    'Download Now',
  ])
    await expect(menu(page).getByRole('link', { name }).first()).toBeVisible()
  for (const name of ['Facebook', 'Telegram', 'Instagram'])
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
  for (const name of ['Redeem code', 'Events'])
    await expect(menu(page).getByRole('link', { name }).first()).toBeVisible()
})

test.describe('menu on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('is a popover with what the rail has not, and the page stays in place', { tag: FULL_ONLY }, async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    await settled(page)
    const main = await getBox(page.getByRole('main'))
    await page.getByRole('button', { name: /Open menu/ }).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toContainText('₱123,456.78')
    for (const name of [/Profile, VIP 8/, 'Deposit', 'Exchange', 'Redeem code', /Invite friends/, 'FAQ', 'Facebook'])
      await expect(menu(page).getByRole('link', { name })).toBeVisible()
    for (const name of ['Events', 'Slots']) await expect(menu(page).getByRole('link', { name })).toHaveCount(0)
    for (const name of ['Tiếng Việt', 'Dark']) await expect(menu(page).getByRole('radio', { name })).toBeAttached()
    await expect(menu(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
    const panel = await getBox(menu(page).locator(':scope > div').first())
    expect(panel.width).toBe(320)
    expect(panel.y).toBeGreaterThanOrEqual(56)
    expect((await getBox(page.locator('#main'))).width).toBe(main.width)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Open menu/ })).toBeFocused()
  })

  test('closes by a press beside it', { tag: FULL_ONLY }, async ({ page }) => {
    await openAs(page, 'ratified', '/game')
    await settled(page)
    await openMenu(page)
    await page.mouse.click(600, 500)
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/game$/)
  })
})

test('a game category of the menu leads to its games from any page', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Fish' }).click()
  await expect(page).toHaveURL(/\/game\?type=fish$/)
  await expect(page.getByRole('tab', { name: 'Fish' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Poker' }).click()
  await expect(page).toHaveURL(/\/game\?type=poker$/)
  await expect(menu(page)).toHaveCount(0)
})

test('the version label reloads the page with a timestamp', async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  await openMenu(page)
  const before = await page.evaluate(() => Date.now())
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.isNavigationRequest()),
    page.waitForEvent('load'),
    menu(page).getByRole('button', { name: 'Version 1.0.3' }).click(),
  ])
  const time = Number(new URL(request.url()).searchParams.get('t'))
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(await page.evaluate(() => Date.now()))
  expect(new URL(page.url()).pathname).toBe('/game')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
})

test('logout asks for confirmation and says that login information is kept', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await expect(question).toContainText('Login information is not deleted when logging out.')
  await expect(question).toContainText('This device forgets who was logged in.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(menu(page)).toBeVisible()
})

test('counters show on their menu entries', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await logIn(page, 'newplayer')
  await sandbox.push('inbox.unread', 4)
  await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('4 unread').first()).toBeAttached()
  await openMenu(page)
  await expect(menu(page).getByRole('link', { name: /Inbox/ })).toContainText('4')
})

for (const [index, path] of ['/login', '/register', '/forgetPassword'].entries()) {
  const title = `${path} links to customer service and the lobby, and has the language and theme switches`
  test(title, { tag: tagFurtherCases(index) }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('radio', { name: 'Tiếng Việt' })).toBeAttached()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeAttached()
    await expect(page.getByRole('button', { name: /Open menu/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Customer Service' }).click()
    await expect(page).toHaveURL(/\/livechat$/)
  })
}

test(
  'Back on login leads to the lobby; on a subpage to the previous page, or to the lobby if it is the first',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/game$/)
    await goBack(page)
    await expect(page).toHaveURL(/\/faq$/)
    await page.goto('/livechat')
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/livechat$/)
  },
)

test('Back without a previous page leads to the lobby', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/game$/)
})

test('the footer has help, documents, the license block, and the switches for visitors', async ({ page }) => {
  await page.goto('/livechat')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('list', { name: 'Gaming regulators (invented)' }).getByRole('listitem')).toHaveCount(4)
  await expect(footer).toContainText('no regulator has licensed this site')
  await footer.getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(footer).toContainText('chưa được cơ quan nào cấp phép')
  await footer.getByRole('radio', { name: 'Tối' }).click()
  await expect(page.locator('body')).toHaveClass(/theme-dark/)
  await footer.getByRole('button', { name: 'Chơi có trách nhiệm' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
