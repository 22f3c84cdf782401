import type { Locator, Page } from 'playwright/test'
import { expect, FULL_ONLY, test } from './support/test.ts'

/** Opens a page on a phone's network, where its first look arrives long before the app. */
async function openEarly(page: Page, path: string, look = '#early form'): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 100, downloadThroughput: 90_000, uploadThroughput: 90_000 }
  await devTools.send('Network.emulateNetworkConditions', line)
  await page.goto(path, { waitUntil: 'commit' })
  // Told by the page itself: what is looked for now and then may be missed.
  await page.locator(look).waitFor()
}

/** Where the fields and the button of the form are. */
const measureForm = (page: Page) =>
  page.locator('form :is(input, button[type=submit])').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )

test('text typed before the app has loaded stays, with its caret', async ({ page }) => {
  await openEarly(page, '/login')
  await page.getByLabel('Username').click()
  await page.keyboard.type('ratied')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('#early')).toHaveCount(0)
  await page.keyboard.type('fi')
  await expect(page.getByLabel('Username')).toHaveValue('ratified')
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('Login pressed before the app has loaded logs in, once', async ({ page, sandbox }) => {
  await openEarly(page, '/login?returnTo=%2Fwallet')
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.keyboard.press('Enter')
  const login = page.locator('#early').getByRole('button', { name: 'Login' })
  await login.click()
  await expect(login).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/wallet$/)
  expect(await sandbox.calls('loginUser')).toHaveLength(1)
})

test('Login pressed as soon as the app has taken over logs in', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openEarly(page, '/login?returnTo=%2Fwallet')
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.locator('#early').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/wallet$/)
  expect(await sandbox.calls('loginUser')).toHaveLength(1)
})

for (const input of ['mouse', 'Space'] as const) {
  test(
    `a press by ${input} that begins before the app has rendered and ends after it logs in`,
    { tag: input === 'mouse' ? [] : FULL_ONLY },
    async ({ page, sandbox }) => {
      await openEarly(page, '/login?returnTo=%2Fwallet')
      await page.getByLabel('Username').fill('ratified')
      await page.getByLabel('Password', { exact: true }).fill('tumpak123')
      const login = page.locator('#early').getByRole('button', { name: 'Login' })
      if (input === 'mouse') {
        await login.hover()
        await page.mouse.down()
      } else {
        await login.focus()
        await page.keyboard.down('Space')
      }
      await page.locator('#early').waitFor({ state: 'detached' })
      await (input === 'mouse' ? page.mouse.up() : page.keyboard.up('Space'))
      await expect(page).toHaveURL(/\/wallet$/)
      expect(await sandbox.calls('loginUser')).toHaveLength(1)
    },
  )
}

test('a link pressed before the app has loaded keeps the way back', { tag: FULL_ONLY }, async ({ page }) => {
  await openEarly(page, '/login?returnTo=%2Fwallet')
  await page.locator('#early').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/register?returnTo=%2Fwallet')
})

test('sign-up keeps its fields and the consent, and sends nothing that does not fit', async ({ page, sandbox }) => {
  await openEarly(page, '/register?code=ABC234')
  await page.getByLabel('Username').fill('fiesta2026')
  await page.getByRole('checkbox').check()
  await page.locator('#early').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.locator('#early')).toHaveCount(0)
  await expect(page.getByText('This is required.').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
  await expect(page.getByLabel(/Invitation code/)).toHaveValue('ABC234')
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await sandbox.calls('registerUser')).toEqual([])
})

for (const [path, language, theme] of [
  ['/login', 'en-US', 'dark'],
  ['/register', 'vi-VN', 'light'],
] as const) {
  test(`nothing moves when the app takes over ${path}, ${language} ${theme}`, { tag: FULL_ONLY }, async ({ page }) => {
    await page.addInitScript(
      ([chosen, look]) => {
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: chosen, expires: null }))
        localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value: look, expires: null }))
      },
      [language, theme],
    )
    await openEarly(page, path)
    const choices = page.getByRole('radio', { checked: true })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(choices).toHaveCount(2)
    const before = [await measureForm(page), await heading.innerText()]
    // In the order of every other page.
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(sheets).toEqual([expect.stringContaining('/index-'), expect.stringContaining('/styles-')])
    await expect(page.locator('#early')).toHaveCount(0)
    await expect(choices).toHaveCount(2)
    expect([await measureForm(page), await heading.innerText()]).toEqual(before)
  })
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test(
    'a press does nothing under the age sheet, and the text stays',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await openEarly(page, '/login')
      await page.getByLabel('Username').fill('ratified')
      await page.getByLabel('Password', { exact: true }).fill('tumpak123')
      await page.locator('#early').getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alertdialog', { name: /21/ })).toBeVisible()
      await expect(page.locator('#early')).toHaveCount(0)
      await expect(page.locator('input[name=username]')).toHaveValue('ratified')
      expect(await sandbox.calls('loginUser')).toEqual([])
    },
  )
})

test(
  'it goes where the app shows another page than its form, such as an error',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openEarly(page, '/login')
    const isGone = await page.evaluate(async () => {
      const shown = document.createElement('div')
      shown.append(document.createElement('button'))
      document.getElementById('root')?.prepend(shown)
      await Promise.resolve()
      return document.getElementById('early') === null && document.getElementById('root')?.hidden === false
    })
    expect(isGone).toBe(true)
  },
)

/** Where the first tiles of the lobby are, or of its outline. */
const measureTiles = (tiles: Locator) =>
  tiles.evaluateAll((parts) =>
    parts.slice(0, 5).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the lobby comes where its outline stood, ${String(width)} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEarly(page, '/', '.boot-tiles')
    const outline = await measureTiles(page.locator('.boot-tiles i'))
    const tiles = page.getByRole('list', { name: 'Hot games' }).getByRole('listitem')
    await tiles.first().getByRole('button').first().waitFor()
    await expect.poll(() => measureTiles(tiles)).toEqual(outline)
  })
}
