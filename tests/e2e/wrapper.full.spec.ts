import type { Page } from 'playwright/test'
import { wrap, type PluginName } from './support/fake-native.ts'
import { fillDetails, saveButton, sideCard } from './support/kyc.ts'
import { clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
import { expect, fillLogin, logIn, openAs, test } from './support/test.ts'
import { confirm, openForm, review } from './support/withdrawal.ts'

const ALL: readonly PluginName[] = [
  'App',
  'AppLauncher',
  'Browser',
  'Device',
  'Filesystem',
  'Haptics',
  'Keyboard',
  'Share',
  'StatusBar',
  'SystemBars',
]

const updatePrompt = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your app is not the latest version, update now?' })

test('a browser names itself in requests and loads no wrapper code', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(request.headers()['requestfrom'] ?? '')
    else sent.push(pathname)
  })
  await page.goto('/game')
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await settled(page)
  expect(sent.filter((entry) => entry === 'APP_H5' || /native/.test(entry))).toEqual([])
  expect(sent).toContain('H5')
})

test('sharing in the wrapper uses its share sheet, and a failure says what to do', async ({ page }) => {
  const native = await wrap(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openAs(page, 'ratified', '/profile')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Invite your friends' }).getByRole('button', { name: 'Share…' })
  await share.click()
  await expect.poll(() => native.calls('Share.share')).toHaveLength(1)
  expect(native.calls('Share.share')[0]?.options['url']).toMatch(/\/register\?code=/)
  await native.answer('Share.share', { error: "Can't share while sharing is in progress" })
  await clickWhenSeen(share)
  await expect(page.getByText("The link couldn't be shared. Copy it instead.")).toBeVisible()
})

test.describe('the app works', () => {
  async function play(page: Page): Promise<void> {
    await page.goto('/login')
    // The wrapper cannot read its version.
    await updatePrompt(page).getByRole('button', { name: 'Later' }).click()
    await fillLogin(page, 'ratified')
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await page.getByRole('link', { name: 'Wallet' }).first().click()
    await expect(page).toHaveURL(/\/wallet$/)
  }

  test('in a wrapper without a single plugin', async ({ page }) => {
    await wrap(page, { without: ALL })
    await play(page)
  })

  test('in a wrapper without Capacitor.Plugins', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { Capacitor: { isNativePlatform: () => true } }))
    await play(page)
  })

  test('with plugins that the page registers and the wrapper lacks', async ({ page }) => {
    await wrap(page, { without: ALL, isRegistered: true })
    await play(page)
  })

  test('with plugins that never answer', async ({ page }) => {
    const silent = ALL.flatMap((name) =>
      ['getInfo', 'getId', 'getLaunchUrl', 'setStyle', 'setBackgroundColor', 'impact', 'notification'].map(
        (method) => [`${name}.${method}`, 'silent'] as const,
      ),
    )
    await wrap(page, { answers: Object.fromEntries(silent) })
    await play(page)
  })
})

test('plugins that the page registers by @capacitor/core work like those of the bridge', async ({ page, baseURL }) => {
  const native = await wrap(page, { isRegistered: true, platform: 'ios' })
  await logIn(page, 'ratified')
  await native.emit('App', 'appUrlOpen', { url: new URL('/vip', baseURL).href })
  await expect(page).toHaveURL(/\/vip$/)
  await native.emit('App', 'backButton')
  await expect(page).toHaveURL(/\/game$/)
  expect(native.calls('App.getInfo').length).toBeGreaterThan(0)
  await expect(updatePrompt(page)).toHaveCount(0)
})

test("a document on the app's own host opens in the browser over the app, which the app's links do not catch", async ({
  page,
  sandbox,
  baseURL,
}) => {
  const native = await wrap(page)
  const terms = new URL('/favicon.svg', baseURL).href
  await sandbox.injectFault('getConfig', { kind: 'replace', changes: { '/terms_of_use': terms } }, { times: 50 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Terms and conditions' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the browser' }).click()
  await expect.poll(() => native.calls('Browser.open').map(({ options }) => options)).toEqual([{ url: terms }])
  expect(native.calls('AppLauncher.openUrl')).toEqual([])
  expect(page.context().pages()).toHaveLength(1)
})

test('Take photo asks for any kind of picture, which opens the camera; the picker asks for what we read', async ({
  page,
}) => {
  await wrap(page)
  await openAs(page, 'newplayer', '/kyc/baseInfo')
  await fillDetails(page)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/upload$/)
  const inputs = sideCard(page, 'Selfie').locator('input[type=file]')
  await expect(inputs.nth(0)).toHaveAttribute('accept', 'image/*')
  await expect(inputs.nth(0)).toHaveAttribute('capture', 'user')
  await expect(inputs.nth(1)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  await expect(inputs.nth(1)).not.toHaveAttribute('capture')
})

test('the keyboard hides no amount field', async ({ page }) => {
  const native = await wrap(page)
  await openAs(page, 'ratified', '/finance/recharge')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.focus()
  await page.evaluate(() => window.scrollTo(0, 0))
  const isSeen = async () => {
    const box = await amount.boundingBox()
    const height = await page.evaluate(() => window.visualViewport?.height ?? 0)
    return box !== null && box.y > 56 && box.y + box.height < height
  }
  // The keyboard makes the WebView smaller.
  await page.setViewportSize({ width: 360, height: 330 })
  await native.emit('Keyboard', 'keyboardDidShow', { keyboardHeight: 410 })
  await expect.poll(isSeen).toBe(true)
})

test.describe('haptics', () => {
  const buzzes = (native: Awaited<ReturnType<typeof wrap>>) =>
    ['Haptics.impact', 'Haptics.notification'].map((call) => native.calls(call).map(({ options }) => options))

  test('answer the press that moves money and its success, and a form that was sent', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const native = await wrap(page)
    await openForm(page)
    await review(page, '500')
    expect(buzzes(native)).toEqual([[], []])
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
    expect(buzzes(native)).toEqual([[{ style: 'LIGHT' }], [{ type: 'SUCCESS' }]])
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit details' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Nickname').fill('Luzviminda')
    await clickWhenSeen(sheet.getByRole('button', { name: 'Save' }))
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => buzzes(native)[1]).toHaveLength(2)
  })

  test('answer a claim', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const native = await wrap(page)
    await openAs(page, 'vip8player', '/vip')
    await clickWhenSeen(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Claim/ })
        .first(),
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(buzzes(native)[1]).toEqual([{ type: 'SUCCESS' }])
  })

  test('stay away where motion is reduced', async ({ page }) => {
    const native = await wrap(page)
    await openForm(page)
    await review(page, '500')
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
    expect(buzzes(native)).toEqual([[], []])
  })
})
