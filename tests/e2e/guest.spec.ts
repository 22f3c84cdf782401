import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, FULL_ONLY, test } from './support/test.ts'

const GAME = 'Parol Nights'

const loginFirst = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Please login first to view' })

/** Taps a game in the lobby as a visitor. */
async function tapGame(page: Page): Promise<void> {
  await page.goto('/game')
  await page
    .getByRole('button', { name: new RegExp(GAME) })
    .first()
    .click()
}

async function fillSignUp(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByLabel('Mobile number').fill('0918 555 0001')
  await page.getByRole('checkbox').check()
  await clickWhenSeen(page.getByRole('button', { name: 'Sign up' }))
}

async function expectGameOpen(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveAttribute('title', `Game: ${GAME}`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: GAME })).toBeVisible()
}

test('a tapped game asks a visitor to sign up, with its cover and name', { tag: FULL_ONLY }, async ({ page }) => {
  await tapGame(page)
  const prompt = loginFirst(page)
  await expect(prompt.getByRole('heading', { name: `Play ${GAME}` })).toBeVisible()
  await expect(prompt.locator('img')).toHaveJSProperty('complete', true)
  await expect(prompt.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  // Sign up first, then Log in, then the reason.
  const tops = await prompt.evaluate((dialog) => {
    const parts = [...dialog.querySelectorAll('h2, button, p')].filter(({ textContent }) => textContent !== '')
    return parts
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(({ textContent }) => textContent)
  })
  expect(tops).toEqual([`Play ${GAME}`, 'Sign up', 'Login', 'Please login first to view'])
})

test('a game opens after sign-up, also after a reload', async ({ page }) => {
  await tapGame(page)
  await loginFirst(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/register\?/)
  await page.reload()
  await fillSignUp(page, 'guest2026')
  await page.getByRole('button', { name: 'Look at the game first' }).click()
  await expectGameOpen(page)
})

test('a game opens after login, also after a reload', { tag: FULL_ONLY }, async ({ page }) => {
  await tapGame(page)
  await loginFirst(page).getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await page.reload()
  await fillLogin(page, 'ratified')
  await expectGameOpen(page)
  // A reload does not open it again.
  await page.reload()
  await expect(page.getByRole('button', { name: /Open menu/ })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test(
  'a game opens for a visitor who moves between sign-up, login and the forgotten password',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await tapGame(page)
    await loginFirst(page).getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Login' }).click()
    await fillLogin(page, 'ratified')
    await expectGameOpen(page)
  },
)

test('a visitor who closes the prompt logs in without the game', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await tapGame(page)
  await loginFirst(page).getByRole('button', { name: 'Close' }).click()
  await expect(loginFirst(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/game$/)
  expect(await sandbox.calls('launchGame')).toEqual([])
})

for (const [path, title] of [
  ['/wallet', 'Log in to open Wallet'],
  ['/finance/withdraw', 'Log in to open Withdraw'],
] as const) {
  test(`the prompt names ${path}, which opens after sign-up or login`, { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto(path)
    await expect(loginFirst(page).getByRole('heading', { name: title })).toBeVisible()
    await loginFirst(page).getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/register\?/)
    await page.reload()
    await page.getByRole('link', { name: 'Login' }).click()
    await fillLogin(page, 'ratified')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}
