import type { Page } from 'playwright/test'
import { settled } from './support/settled.ts'
import { expect, fillLogin, FULL_ONLY, logIn, openAs, test } from './support/test.ts'

/** Puts Capacitor's bridge on the page before its first script, as the wrapper does, with the plugins that ours has. */
async function wrap(page: Page, platform: 'android' | 'ios' = 'android'): Promise<void> {
  await page.addInitScript((name) => {
    const asked: string[] = []
    const listeners: Record<string, () => void> = {}
    const note = (what: string, result: unknown) => (options?: object) => {
      asked.push(options && Object.keys(options).length > 0 ? `${what} ${JSON.stringify(options)}` : what)
      return Promise.resolve(result)
    }
    const Plugins = {
      App: {
        getInfo: note('getInfo', { name: 'Tumpak', id: 'com.example.tumpak', version: '1.0.3', build: '103' }),
        exitApp: note('exitApp', undefined),
        addListener: (event: string, listener: () => void) => {
          listeners[event] = listener
        },
      },
      Device: { getId: note('getId', { identifier: '9c1f0a77e55b4d21' }) },
      Share: { share: note('share', {}) },
      AppLauncher: { openUrl: note('openUrl', { completed: true }) },
    }
    const Capacitor = { isNativePlatform: () => true, getPlatform: () => name, Plugins }
    Object.assign(window, { Capacitor, wrapper: { asked, listeners } })
  }, platform)
}

interface Wrapper {
  readonly asked: string[]
  readonly listeners: Record<string, () => void>
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { wrapper: Wrapper }).wrapper.asked)
const pressBack = (page: Page) =>
  page.evaluate(() => (window as unknown as { wrapper: Wrapper }).wrapper.listeners['backButton']?.())

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
    expect(sent).toMatchObject({ requestfrom: 'APP_H5', versioncode: '103', deviceid: '9c1f0a77e55b4d21' })
  }
})

test('a browser names itself in requests and loads no wrapper code', { tag: FULL_ONLY }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(request.headers()['requestfrom'] ?? '')
    else sent.push(pathname)
  })
  await page.goto('/game')
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await settled(page)
  expect(sent.filter((entry) => entry === 'APP_H5' || entry.includes('native-bridge'))).toEqual([])
  expect(sent).toContain('H5')
})

test("Android's back button closes the top overlay, then goes back, then asks whether to leave", async ({ page }) => {
  await wrap(page)
  await logIn(page, 'ratified')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await pressBack(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/wallet$/)

  await pressBack(page)
  await expect(page).toHaveURL(/\/game$/)

  await pressBack(page)
  const question = page.getByRole('alertdialog', { name: 'Leave Tumpak?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  expect(await asked(page)).not.toContain('exitApp')

  await pressBack(page)
  await question.getByRole('button', { name: 'Exit' }).click()
  await expect.poll(() => asked(page)).toContain('exitApp')
})

test('sharing in the wrapper uses its share sheet', { tag: FULL_ONLY }, async ({ page }) => {
  await wrap(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openAs(page, 'ratified', '/profile')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog', { name: 'Invite your friends' }).getByRole('button', { name: 'Share…' }).click()
  await expect.poll(async () => (await asked(page)).join()).toMatch(/share .*\/register\?code=/)
})

test('the app works in a wrapper without plugins', { tag: FULL_ONLY }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { Capacitor: { isNativePlatform: () => true } }))
  await page.goto('/login')
  // The wrapper cannot read its version.
  const update = page.getByRole('alertdialog', { name: 'Your app is not the latest version, update now?' })
  await update.getByRole('button', { name: 'Later' }).click()
  await fillLogin(page, 'ratified')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
})

test(
  "a document on the app's own host opens in the system's browser, not inside the wrapper",
  { tag: FULL_ONLY },
  async ({ page, sandbox, baseURL }) => {
    await wrap(page)
    const terms = new URL('/favicon.svg', baseURL).href
    await sandbox.injectFault('getConfig', { kind: 'replace', changes: { '/terms_of_use': terms } }, { times: 50 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Terms and conditions' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open in the browser' }).click()
    await expect.poll(() => asked(page)).toContain(`openUrl ${JSON.stringify({ url: terms })}`)
    expect(page.context().pages()).toHaveLength(1)
  },
)
