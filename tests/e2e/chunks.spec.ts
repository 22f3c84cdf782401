import type { Page } from 'playwright/test'
import { siteTest as test } from './support/site.ts'
import { expect, FULL_ONLY, openAs } from './support/test.ts'

/** Records the page loads and their addresses. */
function recordLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

for (const [what, file] of [
  ['script', /^register-.*[.]js$/],
  ['stylesheet', /^styles-.*[.]css$/],
] as const) {
  const tag = what === 'script' ? [] : FULL_ONLY
  test(
    `a route with a missing ${what}: one reload at the target, then a Retry that works`,
    { tag },
    async ({ page, site, pageErrors }) => {
      await page.goto('/game')
      await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
      site.remove(file)
      // A reload forgets preloaded code; the server has the same build.
      await page.reload()
      await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
      const loads = recordLoads(page)
      await page.getByRole('link', { name: 'Sign up', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(loads).toEqual(['/register'])
      expect(new URL(page.url()).pathname).toBe('/register')
      site.restore()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByLabel('Mobile number')).toBeVisible()
      const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
      expect(styles).toContainEqual(expect.stringContaining('/styles-'))
      pageErrors.length = 0
    },
  )
}

test(
  'an overlay with a missing script: one reload, then a toast; the page keeps working',
  { tag: FULL_ONLY },
  async ({ page, site, pageErrors }) => {
    site.remove(/^side-menu-.*[.]js$/)
    await openAs(page, 'ratified', '/game')
    const loads = recordLoads(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    await page.getByRole('button', { name: /Open menu/ }).click()
    await expect.poll(() => loads).toEqual(['/game'])
    // The request alone proves no reload: a step through history would end it.
    await expect(page.locator('html')).not.toHaveAttribute('data-first')
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await page.getByRole('button', { name: /Open menu/ }).click()
    await expect(page.getByText('Request error')).toBeVisible()
    expect(loads).toEqual(['/game'])
    await page.getByRole('link', { name: 'Wallet' }).first().click()
    await expect(page).toHaveURL(/\/wallet$/)
    pageErrors.length = 0
  },
)

test(
  'a missing game script: one reload, then a toast; the lobby keeps working',
  { tag: FULL_ONLY },
  async ({ page, site, pageErrors }) => {
    site.remove(/^launch-game-.*[.]js$/)
    await openAs(page, 'ratified', '/game')
    const loads = recordLoads(page)
    const game = page.getByRole('button', { name: /Parol Nights/ }).first()
    await game.click()
    await expect.poll(() => loads).toEqual(['/game'])
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await game.click()
    await expect(page.getByText('Request error')).toBeVisible()
    expect(loads).toEqual(['/game'])
    await page.getByRole('tab', { name: 'Slots' }).click()
    await expect(page).toHaveURL(/type=/)
    pageErrors.length = 0
  },
)

test(
  'missing texts of the other language: one reload, then a toast; the page keeps its language',
  { tag: FULL_ONLY },
  async ({ page, site, pageErrors }) => {
    site.remove(/^vi-VN-/)
    await page.goto('/game')
    const loads = recordLoads(page)
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
    await expect.poll(() => loads).toEqual(['/game'])
    await expect(page.getByRole('link', { name: 'Sign up', exact: true }).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
    await expect(page.getByText('Request error')).toBeVisible()
    expect(loads).toEqual(['/game'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    pageErrors.length = 0
  },
)

for (const [what, file] of [
  ['script', /^index-.*[.]js$/],
  ['stylesheet', /^index-.*[.]css$/],
  ['words', /^en-US-/],
] as const) {
  const tag = what === 'script' ? [] : FULL_ONLY
  test(
    `a missing ${what} of the app: one reload, then Retry; the page is never blank`,
    { tag },
    async ({ page, site, pageErrors }) => {
      site.remove(file)
      const loads = recordLoads(page)
      await page.goto('/register')
      await expect(page.getByText('The app could not be loaded.')).toBeVisible()
      expect(loads).toEqual(['/register', '/register'])
      site.restore()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByLabel('Mobile number')).toBeVisible()
      pageErrors.length = 0
    },
  )
}

test(
  'offline, a page with a missing script shows the offline error, and opens once online',
  { tag: FULL_ONLY },
  async ({ page, context, pageErrors }) => {
    await openAs(page, 'ratified', '/game')
    await page.getByRole('button', { name: /Open menu/ }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    const loads = recordLoads(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /Open menu/ }).click()
    await page.getByRole('link', { name: 'Game rounds' }).click()
    // The lobby stays until then, and may have errors of its own with Retry.
    await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText("We couldn't open this page")).toBeVisible()
    expect(loads).toEqual([])
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    pageErrors.length = 0
  },
)
