import type { Page } from 'playwright/test'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { expect, fillLogin, FULL_ONLY, openAs, test } from './support/test.ts'

const DOWN = { kind: 'status', status: 503 } as const
const getScreen = (page: Page) => page.getByRole('alertdialog', { name: "We'll be right back" })

/** Makes every request of a page fail with 503, as during maintenance. */
async function takeDown(sandbox: MockSandbox, ...more: string[]): Promise<void> {
  const operations = ['getConfig', 'getAppVersion', 'listOpenGameTypes', 'getUser', 'getBalance', 'getBadges', ...more]
  for (const operation of operations) await sandbox.injectFault(operation, DOWN, { times: 1000 })
}

test('two 503 responses of the config at start-up show one screen that no key closes', async ({ page, sandbox }) => {
  await takeDown(sandbox)
  await page.goto('/game')
  await expect(getScreen(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const retry = getScreen(page).getByRole('button', { name: 'Retry' })
  const asked = (await sandbox.calls('getConfig')).length
  await retry.click()
  await expect.poll(async () => (await sandbox.calls('getConfig')).length).toBeGreaterThan(asked)
  await expect(getScreen(page)).toBeVisible()
})

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test(
    'the maintenance screen lies below the age sheet, and stands alone after it',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await takeDown(sandbox)
      await page.goto('/game')
      await expect(page.getByText("We'll be right back")).toBeVisible()
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(getScreen(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    },
  )
})

test(
  'the maintenance screen closes by itself and keeps customer service and logout available',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openAs(page, 'ratified', '/game')
    await takeDown(sandbox)
    await page.reload()
    await expect(getScreen(page)).toBeVisible()
    await expect(getScreen(page).getByRole('button', { name: 'Logout' })).toBeVisible()
    await getScreen(page).getByRole('link', { name: 'Customer Service' }).click()
    await expect(page).toHaveURL(/\/livechat$/)
    await expect(getScreen(page)).toHaveCount(0)
    await page.goBack()
    await expect(getScreen(page)).toBeVisible()
    await sandbox.clearFaults()
    await page.clock.fastForward(30_000)
    await expect(getScreen(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  },
)

test(
  'a 503 response while a form is open shows in the form instead of the maintenance screen',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await takeDown(sandbox, 'loginUser')
    await page.goto('/login')
    await fillLogin(page, 'ratified')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Service Unavailable!')
    await expect(getScreen(page)).toHaveCount(0)
    await expect(page.getByLabel('Username')).toHaveValue('ratified')
  },
)

test('a 503 response of user info shows a toast and keeps the page', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/game')
  await sandbox.injectFault('getUser', DOWN, { times: 1000 })
  await page.reload()
  await expect(page.getByText('Service Unavailable!')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  await expect(getScreen(page)).toHaveCount(0)
})
