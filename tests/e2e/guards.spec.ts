import type { Page } from 'playwright/test'
import { OPERATIONS } from '../../generated/http/operations.ts'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { listPathsWith } from '../support/route-pages.ts'
import { goBack, hideAndShow } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, FULL_ONLY, logIn, openAs, test, tagFurtherCases } from './support/test.ts'

const PLAYERS_ONLY = listPathsWith('account', 'own', 'player', 'withdrawal')
const BROWSED = listPathsWith('browse', 'service')
const FOR_ALL = listPathsWith('open')
const OF_THE_SUSPENDED = listPathsWith('account')

const loginFirst = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Please login first to view' })
const suspended = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Account Suspended' })

/** The requests that need a session. */
async function sessionRequests(sandbox: MockSandbox): Promise<string[]> {
  const open = new Set<string>(
    Object.values(OPERATIONS).flatMap((one) => ('open' in one && one.open ? [one.path] : [])),
  )
  return (await sandbox.calls()).map(({ path }) => path).filter((path) => !open.has(path))
}

test.describe('visitor', () => {
  for (const [index, path] of PLAYERS_ONLY.entries()) {
    const title = `is redirected from ${path} to the lobby and the login prompt, before any protected request`
    test(title, { tag: tagFurtherCases(index) }, async ({ page, sandbox }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/game$/)
      await expect(loginFirst(page)).toHaveCount(1)
      expect(await sessionRequests(sandbox)).toEqual([])
    })
  }

  for (const [index, path] of ['/finance/recharge', '/game/record'].entries()) {
    test(`returns to ${path} after logging in`, { tag: tagFurtherCases(index) }, async ({ page }) => {
      await page.goto(path)
      await loginFirst(page).getByRole('button', { name: 'Login' }).click()
      await fillLogin(page, 'ratified')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
  }

  test('opens public pages', { tag: FULL_ONLY }, async ({ page }) => {
    test.setTimeout(60_000)
    for (const path of [...BROWSED, ...FOR_ALL]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test(
    'stays on the lobby after tapping a protected link, and Back leaves at once',
    { tag: FULL_ONLY },
    async ({ page }) => {
      await page.goto('/faq')
      // A phone's subpage has Back in its place.
      await page.setViewportSize({ width: 820, height: 740 })
      await page.getByRole('link', { name: /Tumpak home/ }).click()
      await expect(page).toHaveURL(/\/game$/)
      await page.getByRole('link', { name: 'Wallet' }).first().click()
      await expect(loginFirst(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(loginFirst(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/game$/)
      await goBack(page)
      await expect(page).toHaveURL(/\/faq$/)
    },
  )

  test(
    'is redirected to the lobby when Back leads to a protected page',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await logIn(page, 'ratified')
      await page.getByRole('link', { name: 'Wallet' }).first().click()
      await expect(page).toHaveURL(/\/wallet$/)
      await page.getByRole('link', { name: 'Profile' }).first().click()
      await expect(page).toHaveURL(/\/profile$/)
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login$/)
      const before = (await sandbox.calls('getBalance')).length
      await goBack(page)
      await expect(page).toHaveURL(/\/game$/)
      await expect(loginFirst(page)).toHaveCount(1)
      expect(await sandbox.calls('getBalance')).toHaveLength(before)
    },
  )
})

test.describe('suspended player', () => {
  test('is on the profile with one dialog after login', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await page.goto('/login?returnTo=/wallet')
    await fillLogin(page, 'suspended')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(suspended(page)).toHaveCount(1)
    expect(await sandbox.calls('listRecharges')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/profile$/)
  })

  test('is redirected from a blocked page to the profile with one dialog, which leads to help', async ({ page }) => {
    test.setTimeout(120_000)
    await logInSuspended(page)
    for (const path of ['/', '/game', '/wallet', '/customerService', '/no/such/page']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/profile$/)
      await expect(suspended(page), path).toHaveCount(1)
    }
    await suspended(page).getByRole('button', { name: 'Customer Service' }).click()
    await expect(page).toHaveURL(/\/livechat$/)
    await expect(page.getByRole('main').getByRole('region', { name: 'Contact us' })).toBeVisible()
  })

  test('can open identity verification and help', { tag: FULL_ONLY }, async ({ page }) => {
    test.setTimeout(120_000)
    await logInSuspended(page)
    for (const path of [...OF_THE_SUSPENDED, ...FOR_ALL]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })

  test(
    'stays on the page after tapping a blocked link and sees the dialog; the logo leads to the profile',
    { tag: FULL_ONLY },
    async ({ page }) => {
      await logInSuspended(page)
      await page.goto('/faq')
      await page
        .getByRole('button', { name: /Who can play/ })
        .or(page.getByText('Who can play?'))
        .first()
        .waitFor()
      // Each page load shows it once.
      await expect(suspended(page)).toHaveCount(1)
      await closeDialogs(page)
      await page.getByRole('button', { name: /Open menu/ }).click()
      await page.getByRole('link', { name: 'Slots' }).click()
      await expect(suspended(page)).toHaveCount(1)
      await expect(page).toHaveURL(/\/faq$/)
      await closeDialogs(page)
      // A phone's subpage has Back in its place.
      await page.setViewportSize({ width: 820, height: 740 })
      await page.getByRole('link', { name: /Tumpak home/ }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(suspended(page)).toHaveCount(1)
      await suspended(page).getByRole('button', { name: 'Complete KYC' }).click()
      await expect(page).toHaveURL(/\/kyc\/verification$/)
      await goBack(page)
      await expect(page).toHaveURL(/\/profile$/)
    },
  )

  test(
    'is suspended by the next user info: leaves the page, and Back does not reopen it',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await logIn(page, 'ratified')
      await page.getByRole('link', { name: 'Wallet' }).first().click()
      await expect(page).toHaveURL(/\/wallet$/)
      await sandbox.change('ratified', { onlyKyc: true })
      await seenAgain(page)
      await expect(page).toHaveURL(/\/profile$/)
      await expect(suspended(page)).toHaveCount(1)
      await closeDialogs(page)
      await goBack(page)
      await expect(suspended(page)).toHaveCount(1)
      await expect(page).toHaveURL(/\/profile$/)
      // The suspension has ended.
      await closeDialogs(page)
      await sandbox.change('ratified', { onlyKyc: false })
      await seenAgain(page)
      await page.getByRole('link', { name: 'Wallet' }).first().click()
      await expect(page).toHaveURL(/\/wallet$/)
    },
  )
})

test.describe('withdraw', () => {
  test(
    'redirects an unverified player to verification, and Back leaves it',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await logIn(page, 'newplayer')
      await page.goto('/finance/withdraw')
      await expect(page).toHaveURL(/\/kyc\/verification$/)
      expect(await sandbox.calls('listWithdrawals')).toEqual([])
      await goBack(page)
      await expect(page).toHaveURL(/\/game$/)
    },
  )

  test(
    'asks for a missing transaction password and opens once it is set',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      test.setTimeout(60_000)
      await logIn(page, 'notradepw')
      await page.goto('/finance/withdraw')
      const popup = page.getByRole('dialog')
      await expect(popup).toHaveCount(1)
      await expect(page).toHaveURL(/\/wallet$/)
      expect(await sandbox.calls('listWithdrawals')).toEqual([])

      // Cancelled: the player stays, also by Back.
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
      await expect(page).toHaveURL(/\/wallet$/)
      await goBack(page)
      await expect(page).toHaveURL(/\/game$/)
      await page.goto('/finance/withdraw')
      await expect(popup).toHaveCount(1)
      for (const field of await popup.locator('input').all()) await field.fill('parol2026')
      await clickWhenSeen(popup.locator('button[type=submit]'))
      await expect(page).toHaveURL(/\/finance\/withdraw$/)
      await expect(popup).toHaveCount(0)
    },
  )

  test(
    'stays open to a verified player with a password until user info revokes it',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await openAs(page, 'ratified', '/finance/withdraw')
      await expect(page).toHaveURL(/\/finance\/withdraw$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
      // The balance loads after user info, so no request is pending that predates the change.
      await expect(page.getByRole('banner')).toContainText('₱5,000.00')
      await sandbox.change('ratified', { kycStatus: 'unratified' })
      await seenAgain(page)
      await expect(page).toHaveURL(/\/kyc\/verification$/)
    },
  )
})

test('an invalid URL leads a visitor to an existing page', { tag: FULL_ONLY }, async ({ page }) => {
  for (const path of ['/', '/tab', '/no/such/page', '/returnGift/%20', '/game?type=%3Cb%3E&play=%00']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect(page, path).toHaveURL(/\/game$/)
  }
  await page.goto('/game/search/result?keyword=%20')
  await expect(page).toHaveURL(/\/game\/search\/result$/)
})

test('login never redirects to another origin', { tag: FULL_ONLY }, async ({ page, baseURL }) => {
  for (const target of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`)
    await fillLogin(page, 'ratified')
    await expect(page, target).toHaveURL(`${baseURL ?? ''}/game`)
  }
})

test(
  'a session ended by another device shows one toast and leaves a visitor',
  { tag: FULL_ONLY },
  async ({ page, otherDevice }) => {
    await logIn(page, 'ratified')
    // One device per account: another one logs in.
    await logIn(otherDevice, 'ratified')
    await otherDevice.close()

    // The socket reports it first: the toast needs no tap.
    await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/game$/)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('USERINFO')))).toEqual([])
  },
)

async function logInSuspended(page: Page): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, 'suspended')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(suspended(page)).toBeVisible()
}

/** Closes every open prompt. */
async function closeDialogs(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Hides and shows the page, which reloads user info. */
async function seenAgain(page: Page): Promise<void> {
  const responded = page.waitForResponse((response) => response.url().endsWith('/api/user/info'))
  await hideAndShow(page)
  await responded
  // Until the page has read it.
  await settled(page)
}
