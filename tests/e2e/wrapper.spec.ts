import type { Page } from 'playwright/test'
import { type NativeOptions, wrap } from './support/fake-native.ts'
import { clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
import { expect, fillLogin, FULL_ONLY, logIn, openAs, tagFurtherCases, test } from './support/test.ts'

test('every request names the wrapper, its version and the device', async ({ page }) => {
  await wrap(page)
  const headers: Record<string, string>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) headers.push(request.headers())
  })
  await logIn(page, 'ratified')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  expect(headers.length).toBeGreaterThan(5)
  for (const sent of headers) {
    expect(sent).toMatchObject({ requestfrom: 'APP_H5', versioncode: '104', deviceid: '9c1f0a77e55b4d21' })
  }
})

test("Android's back button closes the top overlay, then goes back, then asks whether to leave", async ({ page }) => {
  const native = await wrap(page)
  const pressBack = () => native.emit('App', 'backButton', { canGoBack: true })
  await logIn(page, 'ratified')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await pressBack()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/wallet$/)

  await pressBack()
  await expect(page).toHaveURL(/\/game$/)

  await pressBack()
  const question = page.getByRole('alertdialog', { name: 'Leave Tumpak?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  expect(native.calls('App.exitApp')).toEqual([])

  await pressBack()
  await question.getByRole('button', { name: 'Exit' }).click()
  await expect.poll(() => native.calls('App.exitApp')).toHaveLength(1)
})

test('Back closes overlays one by one: a dialog over the menu of a game over the game', async ({ page }) => {
  const native = await wrap(page)
  const pressBack = () => native.emit('App', 'backButton', { canGoBack: true })
  await openAs(page, 'ratified', '/game?type=slot')
  const game = page.getByRole('region', { name: 'Game: Parol Nights' })
  await page
    .getByRole('button', { name: /^Parol Nights/ })
    .first()
    .click()
  await clickWhenSeen(game.getByRole('button', { name: /^Options/ }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(game).toBeVisible()
  await pressBack()
  await expect(game).toHaveCount(0)
  await expect(page).toHaveURL(/\/game\?type=slot$/)
})

test('Exit leads to the search site where the app cannot close itself', { tag: FULL_ONLY }, async ({ page }) => {
  const opened: string[] = []
  await page.route('https://www.google.com/', (route) => {
    opened.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  const native = await wrap(page, { platform: 'ios' })
  await page.goto('/game')
  await native.emit('App', 'backButton', { canGoBack: false })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit' }).click()
  await expect.poll(() => opened).toHaveLength(1)
  expect(native.calls('App.exitApp')).toEqual([])
})

test.describe('the version prompt', () => {
  const update = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Your app is not the latest version, update now?' })

  test('is not shown while the App plugin says the newest version', async ({ page }) => {
    const native = await wrap(page)
    await page.goto('/login')
    await settled(page)
    expect(native.calls('App.getInfo').length).toBeGreaterThan(0)
    await expect(update(page)).toHaveCount(0)
  })

  test("opens the download in the system's browser", { tag: FULL_ONLY }, async ({ page }) => {
    const native = await wrap(page, { answers: { 'App.getInfo': { data: { build: '102' } } } })
    await page.goto('/login')
    await update(page).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => native.calls('AppLauncher.openUrl')).toHaveLength(1)
    expect(native.calls('AppLauncher.openUrl')[0]?.options['url']).toMatch(/^https:/)
    await expect(update(page)).toHaveCount(0)
  })

  const UNKNOWN: readonly [string, NativeOptions][] = [
    ['never answers', { answers: { 'App.getInfo': 'silent', 'Device.getId': 'silent' } }],
    ['fails', { answers: { 'App.getInfo': { error: 'Unable to get App Info' } } }],
    ['is missing', { without: ['App', 'Device'] }],
  ]
  for (const [index, [what, options]] of UNKNOWN.entries()) {
    test(
      `is shown if the plugin ${what}, which does not hold the start`,
      { tag: tagFurtherCases(index) },
      async ({ page }) => {
        await wrap(page, options)
        await page.goto('/login')
        await expect(page.getByLabel('Username')).toBeVisible()
        await update(page).getByRole('button', { name: 'Later' }).click()
        await fillLogin(page, 'ratified')
        await expect(page.getByRole('banner')).toContainText('₱5,000.00')
      },
    )
  }
})

test('coming back after an hour reads user, balance and the socket again, though visibility never changed', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  const native = await wrap(page)
  await openAs(page, 'ratified', '/wallet')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  await settled(page)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const count = async (operation: string) => (await sandbox.calls(operation)).length
  const [users, balances] = [await count('getUser'), await count('getBalance')]
  await native.emit('App', 'pause')
  // The phone sleeps: no timer runs, and the connection breaks.
  await page.clock.pauseAt(Date.now() + 1000)
  await sandbox.closeSockets(1006)
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  expect([await count('getUser'), await count('getBalance'), sockets.length]).toEqual([users, balances, 0])
  await native.emit('App', 'resume')
  await expect.poll(() => count('getUser')).toBeGreaterThan(users)
  await expect.poll(() => count('getBalance')).toBeGreaterThan(balances)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.visibilityState)).toBe('visible')
})

test('the bars follow the theme, and the page stays clear of them', { tag: FULL_ONLY }, async ({ page }) => {
  const native = await wrap(page)
  await openAs(page, 'ratified', '/profile')
  const styles = (call: string) => native.calls(call).map(({ options }) => options)
  await expect.poll(() => styles('StatusBar.setStyle')).toEqual([{ style: 'LIGHT' }])
  // As Capacitor's Android side measures them.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--safe-area-inset-top', '44px')
    document.documentElement.style.setProperty('--safe-area-inset-bottom', '34px')
  })
  const header = await page.getByRole('banner').boundingBox()
  const tabs = page.getByRole('navigation', { name: 'Main navigation' })
  expect(header?.height).toBeGreaterThanOrEqual(56 + 44)
  const last = await tabs.getByRole('link').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(740 - 34)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => styles('StatusBar.setStyle').at(-1)).toEqual({ style: 'DARK' })
  expect(styles('SystemBars.setStyle').at(-1)).toEqual({ style: 'DARK' })
  expect(styles('StatusBar.setBackgroundColor').at(-1)).toEqual({ color: '#221e50' })
})
