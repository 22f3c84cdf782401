import type { Page } from 'playwright/test'
import { goTo, reload } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

const TEN_SECONDS = 10_000
const amountField = (page: Page) => page.getByLabel('Amount', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: /^Deposit/ }).last()
/** The row of the form that opens the coupons. */
const coupon = (page: Page) => page.locator('[name=couponId]')
const frame = (page: Page) => page.frameLocator('iframe')
/** The demo wallet's page tries storage, which a frame of another host lacks. */
const FRAME_NOISE = /localStorage/

async function openForm(page: Page, username = 'ratified'): Promise<void> {
  await openAs(page, username, '/finance/recharge')
  await expect(amountField(page)).toBeVisible()
}

test.afterEach(({ pageErrors }) => {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !FRAME_NOISE.test(error)))
})

test(
  'the payment page closes its frame, and the history alone decides about the deposit',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await amountField(page).fill('500')
    await clickWhenSeen(submit(page))
    await expect(frame(page).getByRole('button', { name: 'Confirm payment' })).toBeVisible()
    // Another window, even the app's own, does not close it.
    await page.evaluate(() => window.postMessage({ event: 'close' }, '*'))
    // A history that lags keeps the frame open until the page closes it.
    await sandbox.injectFault('listRecharges', { kind: 'replace', changes: { '/list/0/status': 0 } }, { times: 100 })
    await clickWhenSeen(frame(page).getByRole('button', { name: 'Confirm payment' }))
    await frame(page).getByRole('button', { name: 'Back to the app' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL(/order=D/)
    await expect(page.getByRole('main')).toContainText('Waiting for your payment')
    await sandbox.clearFaults()
    await expect(page.getByRole('main')).toContainText('Your deposit has arrived')

    // Unpaid, it closes in the same way.
    await openForm(page)
    await amountField(page).fill('600')
    await clickWhenSeen(submit(page))
    await frame(page)
      .locator('body')
      .evaluate(() => window.parent.postMessage({ event: 'close', status: 'success' }, '*'))
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('Waiting for your payment')
    expect(await sandbox.calls('createRecharge')).toHaveLength(2)
  },
)

test('Maya opens in a new tab directly from the tap', async ({ page, context, sandbox }) => {
  await openForm(page)
  await page.getByRole('radio', { name: 'Maya' }).check()
  await amountField(page).fill('500')
  await clickWhenSeen(submit(page))
  const opened = context.waitForEvent('page')
  await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
  const wallet = await opened
  expect(await wallet.evaluate(() => window.opener === null)).toBe(true)
  await wallet.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(wallet.getByText('Payment confirmed')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('main')).toContainText('Your deposit has arrived')
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test(
  'the form shows the bonus and turnover of a coupon before the deposit',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await amountField(page).fill('300')
    await coupon(page).click()
    await page.getByRole('button', { name: /^Use .*Deposit 20%/ }).click()
    await clickWhenSeen(submit(page))
    await expect(page.getByText('This coupon needs a deposit of at least ₱500.00.')).toBeVisible()
    await expect(coupon(page)).toBeFocused()
    await amountField(page).fill('1000')
    const terms = 'About +₱200.00 bonus. Wager about ₱12,000.00 to withdraw deposit and bonus.'
    await expect(page.getByText(terms)).toBeVisible()
    await clickWhenSeen(submit(page))
    await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
    await expect(page.getByRole('main')).toContainText('+₱200.00')
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  },
)

test('a link preselects its coupon, and a later choice survives a reload', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'ratified', '/finance/exchange?tab=coupons')
  await page.getByRole('list', { name: 'Your coupons' }).getByRole('link', { name: 'Use coupon' }).first().click()
  await expect(coupon(page)).toContainText(/^(Big deposit 50%|Deposit 20%)/)
  await expect(page).toHaveURL(/\/finance\/recharge$/)
  await reload(page)
  await expect(coupon(page)).toContainText(/^(Big deposit 50%|Deposit 20%)/)
  await coupon(page).click()
  await page.getByRole('button', { name: 'No coupon' }).click()
  await expect(coupon(page)).toContainText(/^Coupons \(2\)/)
  await reload(page)
  await expect(coupon(page)).toContainText(/^Coupons \(2\)/)
})

test('a link with an unusable coupon deposits without it', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'notradepw', '/finance/recharge?coupon=GONE-1')
  await amountField(page).fill('500')
  await clickWhenSeen(submit(page))
  await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
  await expect(page.getByRole('main')).toContainText('Waiting for your payment')
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test(
  'a payment page that was left reopens any number of times, also after a reload, and is credited once',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await amountField(page).fill('500')
    await clickWhenSeen(submit(page))
    const confirm = frame(page).getByRole('button', { name: 'Confirm payment' })
    const back = page.getByRole('button', { name: 'Back to the deposit' })
    const openAgain = page.getByRole('button', { name: /Open GCash to pay|Open the payment page again/ })
    for (const reloads of [false, true, false]) {
      await expect(confirm).toBeVisible()
      await clickWhenSeen(back)
      await expect(page.getByText('Waiting for your payment')).toBeVisible()
      if (reloads) {
        await reload(page)
        await expect(page.getByText('Waiting for your payment')).toBeVisible()
        // No focus ring. Not `toBeFocused`: the window itself may have no focus after the payment frame.
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
        expect(await sandbox.calls('createRecharge')).toHaveLength(1)
      }
      await clickWhenSeen(openAgain)
    }
    await clickWhenSeen(confirm)
    await expect(page.getByRole('main')).toContainText('Your deposit has arrived')
    await expect(page.getByRole('main').locator('[data-state=success]')).toBeVisible()
    expect(await sandbox.calls('prepareRecharge')).toHaveLength(1)
    await page.goto('/wallet')
    await expect(page.getByRole('main')).toContainText('₱5,500.00')
    await page.goto('/transactionHistory')
    await expect(page.getByRole('list', { name: 'Your deposits' }).getByText('₱500.00')).toHaveCount(1)
  },
)

test('query parameters added by a payment page are ignored', { tag: FULL_ONLY }, async ({ page }) => {
  await openForm(page)
  await amountField(page).fill('500')
  await clickWhenSeen(submit(page))
  await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
  const { href } = new URL(page.url())
  await goTo(page, `${href}&status=success&result=1`)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await expect(page.getByText('Your deposit has arrived')).toHaveCount(0)
})

test('a response does not overwrite a newer socket event', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openForm(page)
  await sandbox.injectFault('createRecharge', { kind: 'delay', ms: 1500 }, { after: true })
  await amountField(page).fill('500')
  await clickWhenSeen(submit(page))
  await expect.poll(async () => (await sandbox.calls('prepareRecharge')).length).toBe(1)
  await sandbox.push('inbox.unread', 7)
  await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()
  await expect(page).toHaveURL(/order=D/)
  await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
  await clickWhenSeen(page.getByRole('button', { name: 'Open menu, unread messages' }))
  await expect(page.getByRole('dialog')).toContainText('7')
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test(
  'the draft survives a reload, and a deposit that never arrived is reported',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await amountField(page).fill('750.50')
    await reload(page)
    await expect(amountField(page)).toHaveValue('750.50')
    await sandbox.injectFault('createRecharge', { kind: 'timeout' })
    await clickWhenSeen(submit(page))
    await expect.poll(async () => (await sandbox.calls('createRecharge')).length).toBe(1)
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText("We're checking your deposit")).toBeVisible()
    await page.clock.fastForward(16 * 60_000)
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(page.getByText('No deposit was made')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Deposit again' }).click()
    await expect(amountField(page)).toHaveValue('750.50')
  },
)

test('a deposit binds no money that was free before', { tag: FULL_ONLY }, async ({ page }) => {
  await openForm(page)
  await expect(page.getByText('Your ₱4,200.50 stays free to withdraw.')).toBeVisible()
  await amountField(page).fill('1000')
  await expect(page.getByText('Wager ₱10,000.00 to withdraw this deposit.')).toBeVisible()
  await clickWhenSeen(submit(page))
  await clickWhenSeen(frame(page).getByRole('button', { name: 'Confirm payment' }))
  await expect(page.getByRole('banner')).toContainText('₱6,000.00')

  await page.goto('/finance/withdraw')
  await expect(page.getByText('₱10,799.50 to go', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(amountField(page)).toHaveValue('4200.50')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toContainText('₱4,200.50')
})
