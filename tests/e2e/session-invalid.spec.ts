import type { Page } from 'playwright/test'
import { hideAndShow } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { becomePlayer, expect, FULL_ONLY, openAs, test } from './support/test.ts'

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' })

test('20002 on parallel requests shows one toast and navigates once to the lobby, without a reload', async ({
  page,
  sandbox,
}) => {
  await openAs(page, 'vip8player', '/game')
  await settled(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const dead = { kind: 'code', code: 20002, msg: 'Please log in again' } as const
  for (const operation of ['getBalance', 'listRecharges', 'listLetters', 'getBadges']) {
    await sandbox.injectFault(operation, dead, { times: 20 })
  }
  // The page requests the balance and the latest deposits at once.
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  await expect(toasts(page).getByText('Please log in again')).toHaveCount(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => /USERINFO|PENDING/.test(key)))
  expect(stored).toEqual([])
})

test('20002 while a page opens shows no error page', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'vip8player', '/game')
  await settled(page)
  await sandbox.injectFault('getIdentity', { kind: 'code', code: 20002, msg: 'Please log in again' }, { times: 20 })
  // Every frame until the lobby is back.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (/couldn't (open|load)/.test(document.body.innerText)) seen.add(location.pathname)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await page.getByRole('main').locator('a[href="/kyc/verification"], a[href="/kyc/status"]').first().click()
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([])
})

test.describe('20002 of user info shows no toast, and the lobby shows once that the session has ended', () => {
  const dead = { kind: 'code', code: 20002, msg: 'Please log in again' } as const
  const ended = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'You were logged out' })

  async function expectEnded(page: Page): Promise<void> {
    await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/game$/)
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    await expect(ended(page)).toBeVisible()
    await settled(page)
    await expect(page.getByText('Please log in again')).toHaveCount(0)
    await expect(toasts(page)).toHaveText('')
  }

  test('at start, until it is dismissed', async ({ page, sandbox }) => {
    await becomePlayer(page, 'ratified')
    await sandbox.injectFault('getUser', dead)
    await page.goto('/game')
    await expectEnded(page)
    await ended(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(ended(page)).toHaveCount(0)
  })

  test('at start on another page, until the player goes on', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await becomePlayer(page, 'ratified')
    await sandbox.injectFault('getUser', dead)
    await page.goto('/faq')
    await expectEnded(page)
    await ended(page).getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    await expect(ended(page)).toHaveCount(0)
  })

  test('when the page is seen again', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/vip')
    await settled(page)
    for (const operation of ['getUser', 'getBalance', 'getBadges']) {
      await sandbox.injectFault(operation, dead, { times: 20 })
    }
    await hideAndShow(page)
    await expectEnded(page)
  })
})
