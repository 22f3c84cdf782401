import type { BrowserContext, Page } from 'playwright/test'
import { toStorageName } from '../../src/platform/storage.ts'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { hideAndShow, recordRequests } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, FULL_ONLY, logOut, openAs, tagFurtherCases, test } from './support/test.ts'

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' })

/** The player's storage keys. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /USERINFO|LASTNOTICE|PENDING/.test(key)))

/** Waits until the mock has handled an operation, however late. */
async function untilHandled(sandbox: MockSandbox, operationId: string, times: number): Promise<void> {
  await expect.poll(async () => (await sandbox.calls(operationId)).length).toBeGreaterThanOrEqual(times)
}

test('navigation during a pending login stays, and the login completes', async ({ page, sandbox }) => {
  await page.goto('/login?returnTo=%2Fwallet')
  await sandbox.injectFault('loginUser', { kind: 'delay', ms: 2500 })
  await fillLogin(page, 'ratified')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  await settled(page)
  await expect(page).toHaveURL(/\/game$/)
})

test('logout does not wait for a hanging request and clears everything', async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/game')
  await sandbox.injectFault('logoutUser', { kind: 'timeout' })
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  // The logout is still pending, and nothing else is stored.
  expect(await kept(page)).toEqual(['TUMPAK_PENDINGLOGOUT'])
})

for (const [index, path] of ['/wallet', '/inbox', '/records', '/kyc/status'].entries()) {
  const tag = tagFurtherCases(index)
  test(
    `logout on ${path} leaves the page before its data is cleared, and reloads nothing`,
    { tag },
    async ({ page }) => {
      await openAs(page, 'ratified', path)
      await expect(page.getByRole('banner')).toContainText('₱5,000.00')
      await settled(page)
      await page.getByRole('button', { name: /Open menu/ }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await settled(page)
      const requests = recordRequests(page)
      await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login/)
      await settled(page)
      expect(requests).toEqual(['/api/user/logout'])
    },
  )
}

test('offline logout is immediate, and its request is the first one once online', async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/game')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The question at logout has loaded as well.
  await settled(page)
  await context.setOffline(true)
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  expect(await sandbox.calls('logoutUser')).toHaveLength(0)
  await context.setOffline(false)
  await untilHandled(sandbox, 'logoutUser', 1)
  expect((await sandbox.calls('logoutUser'))[0]?.code).toBe(20000)
  await expect.poll(() => kept(page)).toEqual([])
})

test('the socket is closed at logout', { tag: FULL_ONLY }, async ({ page }) => {
  const closed: string[] = []
  page.on('websocket', (socket) => socket.on('close', () => closed.push(socket.url())))
  const opened = page.waitForEvent('websocket')
  await openAs(page, 'ratified', '/game')
  await opened
  await logOut(page)
  await expect.poll(() => closed.length).toBe(1)
})

test('late responses of a previous player, of reads and writes, never show to the next one', async ({
  page,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByRole('banner').getByText('₱5,000.00').waitFor()
  const reads = (await sandbox.calls('getBalance')).length
  await page.getByRole('button', { name: '₱500.00', exact: true }).click()
  await sandbox.injectFault('getBalance', { kind: 'delay', ms: 4000 })
  await sandbox.injectFault('prepareRecharge', { kind: 'delay', ms: 4000 })
  await sandbox.injectFault('createRecharge', { kind: 'delay', ms: 4000 })
  await page.getByRole('button', { name: 'Refresh balance' }).first().click()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (location.pathname === '/login') Object.assign(window, { hasLeft: true })
      if ('hasLeft' in window) for (const amount of document.body.innerText.match(/₱[\d,.]+/g) ?? []) seen.add(amount)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await clickWhenSeen(page.getByRole('button', { name: /^Deposit/ }).last())
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, 'vip8player')
  await expect(page).toHaveURL(/\/game/)
  await expect(page.getByRole('banner')).toContainText('₱123,456.78')
  await untilHandled(sandbox, 'getBalance', reads + 2)
  await hideAndShow(page)
  await expect(page.getByRole('banner')).toContainText('₱123,456.78')
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).not.toContain('₱5,000.00')
  await expect(toasts(page)).toHaveText('')
})

/** Runs `action` while a browser dialog opened by `hold` blocks the tab's main thread. */
async function whileHeld(tab: Page, hold: () => Promise<void>, action: () => Promise<void>): Promise<void> {
  const opened = tab.waitForEvent('dialog')
  const released = hold()
  const dialog = await opened
  await action()
  await dialog.accept()
  await released
}

/** Blocks the tab just before it stores the player again. */
async function holdBeforeStoring(tab: Page): Promise<void> {
  await tab.evaluate((name) => {
    const { setItem } = Storage.prototype
    let isHeld = false
    Storage.prototype.setItem = function (key, value) {
      if (key === name && !isHeld) {
        isHeld = true
        alert('held')
      }
      setItem.call(this, key, value)
    }
  }, toStorageName('userInfo'))
  await hideAndShow(tab)
}

test.describe('two tabs', () => {
  async function twoTabs(context: BrowserContext, page: Page, path = '/game'): Promise<Page> {
    const second = await context.newPage()
    await second.goto(path)
    await expect(second.getByRole('main')).toBeVisible()
    await page.bringToFront()
    return second
  }

  test('a logout in one logs out the other without a toast', async ({ page, context, sandbox }) => {
    await openAs(page, 'ratified', '/faq')
    const second = await twoTabs(context, page, '/wallet')
    await expect(second).toHaveURL(/\/wallet$/)
    await logOut(page)
    await expect(second).toHaveURL(/\/login/)
    await expect(second.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(toasts(second)).toHaveText('')
    // Neither tab waits for the response.
    await expect.poll(async () => (await sandbox.calls('logoutUser')).length).toBe(1)
  })

  test(
    'a login with another account switches the other tab, with its balance',
    { tag: FULL_ONLY },
    async ({ page, context }) => {
      await openAs(page, 'ratified', '/faq')
      const second = await twoTabs(context, page, '/wallet')
      await expect(second.getByRole('banner')).toContainText('₱5,000.00')
      await page.goto('/login')
      await fillLogin(page, 'vip8player')
      await expect(page).toHaveURL(/\/game/)
      await expect(second.getByRole('banner')).toContainText('₱123,456.78')
      await expect(second.getByRole('main')).toContainText('₱123,456.78')
    },
  )

  test('a login in one logs in the other, also on its login page', { tag: FULL_ONLY }, async ({ page, context }) => {
    await page.goto('/login')
    const second = await twoTabs(context, page)
    const third = await twoTabs(context, page, '/login')
    await fillLogin(page, 'ratified')
    for (const tab of [second, third]) {
      await expect(tab).toHaveURL(/\/game/)
      await expect(tab.getByRole('banner')).toContainText('₱5,000.00')
    }
  })

  test('a change of theme or language applies to both', { tag: FULL_ONLY }, async ({ page, context }) => {
    await page.goto('/game')
    const second = await twoTabs(context, page)
    for (const tab of [page, second]) await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(second.locator('body')).toHaveClass(/theme-dark/)
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
    await expect(second.locator('html')).toHaveAttribute('lang', 'vi-VN')
    await expect(second.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
    await second.getByRole('radio', { name: 'Sáng' }).click()
    await expect(page.locator('body')).toHaveClass(/theme-light/)
  })

  test('clearing the storage in one logs out the other', { tag: FULL_ONLY }, async ({ page, context }) => {
    await openAs(page, 'ratified', '/faq')
    const second = await twoTabs(context, page, '/wallet')
    await page.evaluate(() => localStorage.clear())
    await expect(second).toHaveURL(/\/login/)
  })

  test.describe('while the other tab writes the stored user', () => {
    test('clearing the storage in one logs out both', { tag: FULL_ONLY }, async ({ page, context }) => {
      await openAs(page, 'ratified', '/faq')
      const second = await twoTabs(context, page, '/wallet')
      await whileHeld(
        second,
        () => holdBeforeStoring(second),
        () => page.evaluate(() => localStorage.clear()),
      )
      await expect(second).toHaveURL(/\/login/)
      expect(await kept(second)).toEqual([])
    })

    test(
      'a logout in one logs out both, also if its request fails',
      { tag: FULL_ONLY },
      async ({ page, context, sandbox }) => {
        await openAs(page, 'ratified', '/faq')
        const second = await twoTabs(context, page, '/wallet')
        await sandbox.injectFault('logoutUser', { kind: 'timeout' })
        await whileHeld(
          second,
          () => holdBeforeStoring(second),
          async () => {
            await logOut(page)
            await expect(page).toHaveURL(/\/login/)
          },
        )
        for (const tab of [second, page]) await expect(tab).toHaveURL(/\/login/)
        expect(await kept(second)).toEqual(['TUMPAK_PENDINGLOGOUT'])
      },
    )
  })
})
