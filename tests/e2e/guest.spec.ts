import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
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
  // The offer with its terms, Sign up first, then Log in, then the reason.
  await expect(prompt.getByText('+50% on your first deposit')).toBeVisible()
  const tops = await prompt.evaluate((dialog) => {
    const parts = [...dialog.querySelectorAll('h2, button, p')].filter(({ textContent }) => textContent !== '')
    return parts
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(({ textContent }) => textContent)
  })
  expect(tops).toEqual([
    `Play ${GAME}`,
    expect.stringContaining('wager deposit and bonus 10×, 21+. Terms'),
    'Sign up',
    'Login',
    'Please login first to view',
  ])
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
    await page.getByRole('link', { name: 'Sign up', exact: true }).click()
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
    await clickWhenSeen(loginFirst(page).getByRole('button', { name: 'Sign up' }))
    await expect(page).toHaveURL(/\/register\?/)
    await page.reload()
    await clickWhenSeen(page.getByRole('link', { name: 'Login' }))
    await fillLogin(page, 'ratified')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test.describe('an operator without an offer', () => {
  for (const language of ['en-US', 'vi-VN'] as const) {
    test(`names no bonus to a visitor, ${language}`, { tag: FULL_ONLY }, async ({ page, sandbox }) => {
      await sandbox.injectFault(
        'getConfig',
        { kind: 'replace', changes: { '/firstDepositOffer': null } },
        { times: 50 },
      )
      await page.addInitScript((value) => {
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value, expires: null }))
      }, language)
      await tapGame(page)
      const texts = [await page.getByRole('dialog').innerText()]
      for (const path of ['/game', '/register', '/login', '/faq', '/livechat']) {
        await page.goto(path)
        await settled(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        texts.push(await page.locator('body').innerText(), await page.locator('head').innerHTML())
      }
      for (const text of texts) expect(text).not.toMatch(/bonus|first deposit|nạp đầu|tiền thưởng|tặng|[+]\d+ ?%/i)
    })
  }
})
