import type { Page } from 'playwright/test'
import { type FakeNative, wrap } from './support/fake-native.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, tagFurtherCases, test } from './support/test.ts'

/** Makes a deposit whose payment page is outside of the app, and returns its address as the system got it. */
async function depositOutside(page: Page, native: FakeNative): Promise<string> {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByRole('radio', { name: 'Maya' }).check()
  await page.getByLabel('Amount', { exact: true }).fill('500')
  await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.00' }))
  await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
  await expect.poll(() => native.calls('AppLauncher.openUrl')).toHaveLength(1)
  expect(page.context().pages()).toHaveLength(1)
  return String(native.calls('AppLauncher.openUrl')[0]?.options['url'])
}

const main = (page: Page) => page.getByRole('main')

test.describe('a payment page outside', () => {
  test("opens in the system's browser, whose way back leads to the same order", async ({
    page,
    otherDevice: browser,
    sandbox,
  }) => {
    const native = await wrap(page)
    const payUrl = await depositOutside(page, native)
    const order = /order=(D\w+)/.exec(page.url())?.[1] ?? ''
    expect(order).not.toBe('')

    // The system's browser: no session, and another device.
    await browser.goto(payUrl)
    await browser.getByRole('button', { name: 'Confirm payment' }).click()
    await browser.getByRole('link', { name: 'Back to the app' }).click()
    await expect(browser).toHaveURL(new RegExp(`/finance/return\\?order=${order}$`))
    await expect(browser.getByRole('main')).toContainText(order)
    const back = browser.getByRole('main').getByRole('link', { name: 'Back to the app' })
    const href = (await back.getAttribute('href')) ?? ''
    expect(href).toBe(`/finance/recharge?order=${order}`)

    // The player has gone on in the app meanwhile.
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
    await expect(page).not.toHaveURL(/order=/)
    await native.emit('App', 'appUrlOpen', { url: new URL(href, page.url()).href })
    await expect(main(page)).toContainText('Your deposit has arrived')
    await expect(page).toHaveURL(new RegExp(`order=${order}$`))
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  test('leads back without a verdict: what a link adds to the address decides nothing', async ({ page, sandbox }) => {
    const native = await wrap(page)
    await depositOutside(page, native)
    const order = /order=(D\w+)/.exec(page.url())?.[1] ?? ''
    const link = new URL(`/finance/return?order=${order}&status=success&paid=500`, page.url()).href
    await native.emit('App', 'appUrlOpen', { url: link })
    await expect(main(page)).toContainText('Waiting for your payment')
    await expect(page).toHaveURL(new RegExp(`/finance/recharge\\?order=${order}$`))
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  test('shows as paid when the player just comes back, without a link', async ({
    page,
    otherDevice: browser,
    sandbox,
  }) => {
    await page.clock.install()
    const native = await wrap(page)
    const payUrl = await depositOutside(page, native)
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    // No pause between two reads ends any more.
    await page.clock.pauseAt(Date.now() + 1000)
    await browser.goto(payUrl)
    await browser.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(browser.getByText('Payment confirmed')).toBeVisible()
    await native.pauseAndResume()
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(main(page)).toContainText('Your deposit has arrived', { timeout: 200 })
    }).toPass()
  })
})

const FAILING = [
  ['fails and Browser is missing', { without: ['Browser'], answers: { 'AppLauncher.openUrl': { error: 'no' } } }],
  ['never answers', { answers: { 'AppLauncher.openUrl': 'silent' } }],
] as const
for (const [index, [what, options]] of FAILING.entries()) {
  test(
    `the app says that the payment page did not open if the launcher ${what}`,
    { tag: tagFurtherCases(index) },
    async ({ page }) => {
      const native = await wrap(page, options)
      // A WebView opens no windows.
      await page.addInitScript(() => {
        window.open = () => null
      })
      await depositOutside(page, native)
      await expect(page.getByText("Your phone couldn't open this page.")).toBeVisible()
      await expect(main(page)).toContainText('Waiting for your payment')
    },
  )
}

test.describe('receipts and exports', () => {
  /** Opens the receipt of the newest deposit that has arrived. */
  async function openReceipt(page: Page): Promise<void> {
    await openAs(page, 'vip8player', '/transactionHistory?status=1')
    await main(page).getByRole('listitem').filter({ hasText: '₱' }).first().getByRole('link').click()
    await clickWhenSeen(main(page).getByRole('button', { name: 'Receipt' }))
  }

  const share = (page: Page) => page.getByRole('button', { name: 'Save or share' })

  test('go to the cache as base64, and from there to the share sheet', async ({ page }) => {
    const native = await wrap(page)
    await openReceipt(page)
    await clickWhenSeen(share(page))
    await expect.poll(() => native.calls('Share.share')).toHaveLength(1)
    const { path, data, directory } = native.calls('Filesystem.writeFile')[0]?.options ?? {}
    expect([path, directory]).toEqual([expect.stringMatching(/^[A-Za-z0-9]+\.png$/), 'CACHE'])
    expect(Buffer.from(String(data), 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(native.calls('Share.share')[0]?.options).toEqual({
      files: ['file:///data/user/0/com.example.tumpak/cache/file'],
    })
    await expect(page.getByText(/saved|downloading/i)).toHaveCount(0)
  })

  test('say so if they cannot be shared, and nothing if the player closes the sheet', async ({ page }) => {
    const native = await wrap(page, { answers: { 'Share.share': { error: 'Share canceled' } } })
    await openReceipt(page)
    await clickWhenSeen(share(page))
    await expect.poll(() => native.calls('Share.share')).toHaveLength(1)
    await expect(share(page)).not.toHaveAttribute('aria-busy', 'true')
    const failed = page.getByText("The receipt couldn't be shared. Try again, or take a screenshot of it.")
    await expect(failed).toHaveCount(0)
    await native.answer('Filesystem.writeFile', { error: 'No space left on device' })
    await clickWhenSeen(share(page))
    await expect(failed).toBeVisible()
  })

  test('a CSV is shared, too', { tag: FULL_ONLY }, async ({ page }) => {
    const native = await wrap(page)
    await openAs(page, 'vip8player', '/records')
    await page
      .getByRole('button', { name: /Filter/ })
      .first()
      .click()
    await clickWhenSeen(page.getByRole('button', { name: 'Export as CSV' }))
    await expect.poll(() => native.calls('Share.share')).toHaveLength(1)
    const { path, data } = native.calls('Filesystem.writeFile')[0]?.options ?? {}
    expect(path).toMatch(/\.csv$/)
    expect(Buffer.from(String(data), 'base64').toString('utf8').split('\n').length).toBeGreaterThan(5)
    await native.answer('Share.share', { error: 'no' })
    await clickWhenSeen(page.getByRole('button', { name: 'Export as CSV' }))
    await expect(page.getByText(/^The file couldn't be shared/)).toBeVisible()
  })
})
