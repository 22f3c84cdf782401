import type { Page } from 'playwright/test'
import { reload } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test } from './support/test.ts'

const frame = (page: Page) => page.frameLocator('iframe')
const main = (page: Page) => page.getByRole('main')
const amount = (page: Page) => page.getByLabel('Amount', { exact: true })

test.afterEach(({ pageErrors }) => {
  // The demo wallet's page tries storage, which a frame of another host lacks.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/localStorage/.test(error)))
})

async function openPayment(page: Page, pesos = '1500'): Promise<void> {
  await openAs(page, 'ratified', '/finance/recharge')
  await amount(page).fill(pesos)
  await clickWhenSeen(page.getByRole('button', { name: /^Deposit ₱/ }))
  await expect(frame(page).getByRole('button', { name: 'Confirm payment' })).toBeVisible()
}

async function expectCancelled(page: Page): Promise<void> {
  await expect(main(page)).toContainText('You cancelledYou were not charged.')
  await expect(main(page)).not.toContainText('failed')
  await expect(main(page)).not.toContainText('charged you')
}

test('a payment cancelled in the frame is said once on each page, and the same deposit can be made again', async ({
  page,
  sandbox,
}) => {
  await openPayment(page)
  await clickWhenSeen(frame(page).getByRole('button', { name: 'Cancel' }))
  await expect(frame(page).getByText('You were not charged.')).toBeVisible()
  // The app adds no second notice and no second button over the wallet's own.
  await expect(
    page
      .getByRole('dialog', { name: /^Pay with/ })
      .getByRole('status')
      .first(),
  ).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectCancelled(page)
  await reload(page)
  await expectCancelled(page)
  await page.goto('/transactionHistory')
  await expect(main(page).getByRole('listitem').first()).toContainText('Cancelled')
  await main(page).getByRole('listitem').first().getByRole('link').click()
  await expectCancelled(page)
  await main(page).getByRole('button', { name: 'Deposit again' }).click()
  await expect(amount(page)).toHaveValue(/^1500/)
  await expect(page.getByRole('radio', { name: 'GCash' })).toBeChecked()
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('only the history cancels: neither closing the frame nor the address does', async ({ page, sandbox }) => {
  await openPayment(page)
  await sandbox.injectFault('listRecharges', { kind: 'status', status: 503 }, { times: 99 })
  await clickWhenSeen(frame(page).getByRole('button', { name: 'Cancel' }))
  await clickWhenSeen(frame(page).getByRole('button', { name: 'Back to the deposit' }))
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(`${page.url()}&status=cancelled&failReason=cancelled`)
  await expect(main(page).getByRole('button', { name: 'Check now' })).toBeVisible()
  await expect(main(page)).not.toContainText('You cancelled')
  await sandbox.clearFaults()
  await clickWhenSeen(main(page).getByRole('button', { name: 'Check now' }))
  await expectCancelled(page)
})

test('a payment cancelled in another tab is said there and in the app, which follows it if it arrives after all', async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByRole('radio', { name: 'Maya' }).check()
  await amount(page).fill('500.01')
  await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.01' }))
  const opened = context.waitForEvent('page')
  await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
  const wallet = await opened
  await wallet.getByRole('button', { name: 'Cancel' }).click()
  await expect(wallet.getByRole('heading', { name: 'You cancelled' })).toBeVisible()
  await expect(wallet.getByText('You were not charged.')).toBeVisible()
  await expect(wallet.getByText('Go back to the app, or switch to its tab.')).toBeVisible()
  await page.bringToFront()
  await expectCancelled(page)
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  // The amount pays itself after a minute.
  await sandbox.advance(61_000)
  await expect(main(page)).toContainText('Your deposit has arrived', { timeout: 40_000 })
  await expect(page.getByRole('banner')).toContainText('₱5,500.01')
})

test('on a device that knows no draft, a cancelled deposit is made again with its own amount and method', async ({
  page,
}) => {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByRole('radio', { name: 'Maya' }).check()
  await amount(page).fill('700')
  await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱700.00' }))
  await expect(page.getByRole('link', { name: /Open Maya to pay/ })).toBeVisible()
  const address = page.url()
  const wallet = await page.context().newPage()
  await wallet.goto((await page.getByRole('link', { name: /Open Maya to pay/ }).getAttribute('href')) ?? '')
  await wallet.getByRole('button', { name: 'Cancel' }).click()
  await wallet.close()
  await page.evaluate(() => localStorage.removeItem('TUMPAK_MONEYDRAFT'))
  await page.goto(address)
  await expectCancelled(page)
  await main(page).getByRole('button', { name: 'Deposit again' }).click()
  await expect(amount(page)).toHaveValue(/^700/)
  await expect(page.getByRole('radio', { name: 'Maya' })).toBeChecked()
})
