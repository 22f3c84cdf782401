import type { Page } from 'playwright/test'
import { type FakeNative, wrap } from './support/fake-native.ts'
import { reload } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, FULL_ONLY, openAs, tagFurtherCases, test } from './support/test.ts'
import { amountField, openForm, review, sheet } from './support/withdrawal.ts'

/** A link of the site that the system gives to the app. */
const openLink = (native: FakeNative, page: Page, path: string) =>
  native.emit('App', 'appUrlOpen', { url: new URL(path, page.url()).href })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Open the link?' })

test('links open pages of the app, and Back leads to the page before', async ({ page }) => {
  const native = await wrap(page)
  await openAs(page, 'vip8player', '/game')
  await openLink(native, page, '/vip')
  await expect(page).toHaveURL(/\/vip$/)
  await openLink(native, page, '/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await openLink(native, page, '/returnGift/RG-0002')
  await expect(page).toHaveURL(/\/returnGift\/RG-0002$/)
  await native.emit('App', 'backButton', { canGoBack: true })
  await expect(page).toHaveURL(/\/inbox$/)
})

test('a link while logged out leads to the login, and then to its page', async ({ page }) => {
  const native = await wrap(page)
  await page.goto('/faq')
  await openLink(native, page, '/vip?from=mail')
  const prompt = page.getByRole('dialog', { name: /VIP/ })
  await prompt.getByRole('button', { name: 'Login' }).click()
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/vip\?from=mail$/)
})

test('a link is kept for a later login', { tag: FULL_ONLY }, async ({ page }) => {
  const native = await wrap(page)
  await page.goto('/game')
  await openLink(native, page, '/returnGift/RG-0002')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/returnGift\/RG-0002$/)
})

test('an invitation link fills in its code', { tag: FULL_ONLY }, async ({ page }) => {
  const native = await wrap(page)
  await page.goto('/game')
  await openLink(native, page, '/register?code=TUMPAK01')
  await expect(page).toHaveURL(/\/register\?code=TUMPAK01$/)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('the link that starts the app opens once, not again after a reload', async ({ page, baseURL }) => {
  const url = new URL('/vip', baseURL).href
  const native = await wrap(page, { answers: { 'App.getLaunchUrl': { data: { url } } } })
  await openAs(page, 'ratified', '/game')
  // Android sends it as an event, too.
  await openLink(native, page, '/vip')
  await expect(page).toHaveURL(/\/vip$/)
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  await reload(page)
  await settled(page)
  expect(native.calls('App.getLaunchUrl')).toHaveLength(2)
  await expect(page).toHaveURL(/\/wallet$/)
})

const IGNORED = [
  'https://evil.example/vip',
  'https://play.example.evil.example/vip',
  'tumpak://vip',
  'javascript:document.title="evil"',
]
for (const [index, url] of IGNORED.entries()) {
  test(`a link to ${url} is ignored`, { tag: tagFurtherCases(index) }, async ({ page }) => {
    const native = await wrap(page)
    await openAs(page, 'ratified', '/wallet')
    await native.emit('App', 'appUrlOpen', { url })
    for (const path of ['/api/user/info', '/favicon.svg', '/no/such/page']) await openLink(native, page, path)
    // Links are handled in order.
    await openLink(native, page, '/event')
    await expect(page).toHaveURL(/\/event$/)
    await native.emit('App', 'backButton', { canGoBack: true })
    await expect(page).toHaveURL(/\/wallet$/)
  })
}

test('a link over a money form asks first, and keeps what was typed', async ({ page, sandbox }) => {
  const native = await wrap(page)
  await openForm(page)
  await review(page, '250')
  const password = sheet(page).getByLabel('Transaction password', { exact: true })
  await password.fill('tumpak123')
  await openLink(native, page, '/vip')
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(password).toHaveValue('tumpak123')
  await expect(page).toHaveURL(/\/finance\/withdraw$/)

  await openLink(native, page, '/vip')
  await native.emit('App', 'backButton', { canGoBack: true })
  await expect(question(page)).toHaveCount(0)
  await expect(password).toHaveValue('tumpak123')

  await openLink(native, page, '/vip')
  await clickWhenSeen(question(page).getByRole('button', { name: 'Open the link' }))
  await expect(page).toHaveURL(/\/vip$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await native.emit('App', 'backButton', { canGoBack: true })
  await expect(amountField(page)).toHaveValue('250')
  expect(await sandbox.calls('createWithdrawal')).toEqual([])
})
