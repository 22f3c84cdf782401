import { expect, test, FULL_ONLY } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test("the mock's page opens the app as a persona, without a password in the address", async ({ page }) => {
  await page.goto('/__mock')
  await page.getByRole('button', { name: 'Log in as ratified' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
})

test("the mock's page filters its call log by words and failures", { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('getConfig', { kind: 'status', status: 503 })
  await page.goto('/__mock')
  await page.evaluate(() => Promise.all(['config/fetch', 'app/version'].map((path) => fetch(`/api/${path}`))))
  await page.getByRole('button', { name: 'Refresh' }).click()
  const rows = page.getByRole('region', { name: 'Call log' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: /^Filter/ }).fill('get version')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('getAppVersion')
  await page.getByRole('searchbox', { name: /^Filter/ }).fill('')
  await page.getByRole('checkbox', { name: 'Failed requests only' }).check()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('getConfig')
  await page.getByRole('searchbox', { name: /^Filter/ }).fill('no such operation')
  await expect(page.getByText('No request matches the filter.')).toBeVisible()
})
