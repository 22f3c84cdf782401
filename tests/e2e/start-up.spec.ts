import type { Page } from 'playwright/test'
import { settled } from './support/settled.ts'
import { expect, FULL_ONLY, logIn, openAs, tagFurtherCases, test } from './support/test.ts'
import { advanceClock, hideAndShow, recordRequests } from './support/page-state.ts'

const STEPS = ['/api/config/fetch', '/api/app/version', '/api/open/game/type', '/api/user/info']
const unread = { name: 'Open menu, unread messages' }

/** Logs in and waits for the socket, the last part of a session's start. */
async function logInWhole(page: Page, username: string): Promise<void> {
  const opened = page.waitForEvent('websocket')
  await logIn(page, username)
  await opened
}

test('start-up requests run in order, then balance, badges and the socket', async ({ page }) => {
  await logInWhole(page, 'vip8player')
  const requests = recordRequests(page)
  await page.reload()
  await expect(page.getByRole('button', unread)).toBeVisible()
  await expect.poll(() => requests).toContain('socket')
  expect(requests.filter((path) => STEPS.includes(path)).slice(0, 4)).toEqual(STEPS)
  const after = ['/api/balance', '/api/badge/data', 'socket']
  expect(requests.filter((path) => after.includes(path)).slice(0, 3)).toEqual(after)
  expect(requests.indexOf('/api/balance')).toBeGreaterThan(requests.indexOf('/api/user/info'))
  for (const once of ['/api/user/info', '/api/badge/data', 'socket']) {
    expect(requests.filter((path) => path === once)).toHaveLength(1)
  }
})

test('a visitor sends no user request, even with a session cookie', async ({ page }) => {
  await logInWhole(page, 'ratified')
  await page.evaluate(() => localStorage.removeItem('TUMPAK_USERINFO'))
  const requests = recordRequests(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  expect(requests.filter((path) => ['/api/user/info', '/api/balance', 'socket'].includes(path))).toEqual([])
})

test('start-up requests without a response block nothing', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await logIn(page, 'ratified')
  await sandbox.injectFault('getConfig', { kind: 'timeout' }, { times: 5 })
  await sandbox.injectFault('getAppVersion', { kind: 'timeout' }, { times: 5 })
  const requests = recordRequests(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  await expect.poll(() => requests).toContain('socket')
})

const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'malformed' },
  { kind: 'invalid' },
  { kind: 'code', code: 50000 },
] as const

for (const [index, fault] of FAULTS.entries()) {
  const tag = tagFurtherCases(index)
  test(
    `failed start-up requests (${fault.kind}) leave a usable page, and Retry loads the rest`,
    { tag },
    async ({ page, sandbox, pageErrors }) => {
      await logIn(page, 'ratified')
      for (const step of ['getConfig', 'getAppVersion', 'listOpenGameTypes', 'getUser']) {
        await sandbox.injectFault(step, fault, { times: 10 })
      }
      await page.reload()
      await expect(page.getByRole('navigation', { name: 'Main navigation' }).first()).toBeVisible()
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await sandbox.clearFaults()
      await retry.click()
      await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
      // A response that breaks its document is reported to the operator.
      expect(
        pageErrors.splice(0).filter((error) => !error.endsWith('unreadable') && !error.endsWith('unreadable 200')),
      ).toEqual([])
    },
  )
}

test(
  'at most 8 requests are finished before the first contentful paint on a cold cache',
  { tag: FULL_ONLY },
  async ({ page }) => {
    // A phone's network: request order matters, not how busy this machine is.
    const devTools = await page.context().newCDPSession(page)
    const line = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 }
    await devTools.send('Network.emulateNetworkConditions', line)
    await page.goto('/game')
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    const finished = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return { paint, names: entries.filter((entry) => entry.responseEnd <= paint).map((entry) => entry.name) }
    })
    expect(finished.paint).toBeGreaterThan(0)
    // Plus the document itself.
    expect(finished.names.length + 1).toBeLessThanOrEqual(8)
  },
)

test('no frame is painted in another theme or language than the chosen one', { tag: FULL_ONLY }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value: 'dark', expires: null }))
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null }))
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = (): void => {
      if (document.body) {
        seen.add(`${document.documentElement.lang} ${document.body.className}`)
        // Words of the page in the wrong language: no frame may show them.
        if (/Featured|Login|Sign up/.test(document.body.innerText)) seen.add('English')
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/game')
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toEqual(['vi-VN theme-dark'])
})

test("a player's tab that becomes visible reloads user info and balance once", async ({ page }) => {
  await logInWhole(page, 'ratified')
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  await settled(page)
  const requests = recordRequests(page)
  await hideAndShow(page)
  await expect.poll(() => [...requests].sort()).toEqual(['/api/balance', '/api/user/info'])
  // While a request is pending, becoming visible again sends no other.
  await settled(page)
  await hideAndShow(page)
  await expect.poll(() => requests.filter((path) => path === '/api/user/info')).toHaveLength(2)
  await expect.poll(() => requests.filter((path) => path === '/api/balance')).toHaveLength(2)
})

test("a visitor's tab that becomes visible sends no request", { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/game')
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await settled(page)
  const requests = recordRequests(page)
  await hideAndShow(page)
  await page.getByRole('tab', { name: 'Slots' }).click()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(requests.filter((path) => ['/api/user/info', '/api/balance'].includes(path))).toEqual([])
})

test(
  'failed user info resets the counters, and the automatic retry restores them',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await logIn(page, 'vip8player')
    await expect(page.getByRole('button', unread)).toBeVisible()
    await sandbox.injectFault('getUser', { kind: 'status', status: 500 })
    await hideAndShow(page)
    await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible()
    await advanceClock(page, sandbox, 5000)
    await expect(page.getByRole('button', unread)).toBeVisible()
  },
)

test(
  'the balance shows although user info fails, and a second failure shows no toast',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await sandbox.injectFault('getUser', { kind: 'status', status: 500 }, { times: 2 })
    await openAs(page, 'vip8player', '/wallet')
    await expect(page.getByRole('banner')).toContainText('₱123,456.78')
    await expect(page.getByRole('main')).toContainText('₱123,456.78')
    await expect(page.getByText('Server error!')).toBeVisible()
    await advanceClock(page, sandbox, 5000)
    await expect.poll(async () => (await sandbox.calls('getUser')).length).toBe(2)
    await expect(page.getByText('Server error!')).toHaveCount(0)
    await advanceClock(page, sandbox, 10_000)
    await expect(page.getByRole('button', unread)).toBeVisible()
  },
)
