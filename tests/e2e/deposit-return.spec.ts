import type { Page } from 'playwright/test'
import { hideAndShow } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, tagFurtherCases, test } from './support/test.ts'

const frame = (page: Page) => page.frameLocator('iframe')
const spin = (page: Page) => frame(page).getByRole('button', { name: 'Spin' })
const confirmPayment = (page: Page) => frame(page).getByRole('button', { name: 'Confirm payment' })
const tile = (page: Page) => page.getByRole('button', { name: /^Parol Nights/ }).first()
const noFrame = (page: Page) => expect(page.locator('iframe')).toHaveCount(0)

test.afterEach(({ pageErrors }) => {
  // The demo wallet's page tries storage, which a frame of another host lacks.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/localStorage/.test(error)))
})

async function openPayment(page: Page, amount = '500'): Promise<void> {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await clickWhenSeen(page.getByRole('button', { name: `Deposit ₱${amount}.00` }))
  await expect(confirmPayment(page)).toBeVisible()
}

test.describe('the payment frame', () => {
  test('closes by itself once the history shows the deposit, not when the payment page says so', async ({
    page,
    sandbox,
  }) => {
    await openPayment(page)
    await sandbox.injectFault('listRecharges', { kind: 'replace', changes: { '/list/0/status': 0 } }, { times: 100 })
    await clickWhenSeen(confirmPayment(page))
    await expect(frame(page).getByText('Payment confirmed')).toBeVisible()
    const read = (await sandbox.calls('listRecharges')).length
    await expect.poll(async () => (await sandbox.calls('listRecharges')).length).toBeGreaterThan(read + 1)
    await expect(page.locator('iframe')).toHaveCount(1)
    await sandbox.clearFaults()
    await noFrame(page)
    await expect(page.getByRole('main')).toContainText('Your deposit has arrived')
    await expect(page.getByRole('main')).toContainText('Your balance: ₱5,500.00')
    await clickWhenSeen(page.getByRole('link', { name: 'Play now' }))
    await expect(page).toHaveURL(/\/game$/)
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  test('closes after reads that fail', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await openPayment(page)
    await sandbox.injectFault('listRecharges', { kind: 'status', status: 503 }, { times: 3 })
    await clickWhenSeen(confirmPayment(page))
    await noFrame(page)
    await expect(page.getByRole('main')).toContainText('Your deposit has arrived')
  })

  test('closes for a deposit whose request had no verdict', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/finance/recharge')
    await page.getByLabel('Amount', { exact: true }).fill('500')
    await sandbox.injectFault('createRecharge', { kind: 'status', status: 500 })
    await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.00' }))
    await clickWhenSeen(page.getByRole('button', { name: 'Try the same deposit again' }))
    await clickWhenSeen(confirmPayment(page))
    await noFrame(page)
    await expect(page.getByRole('main')).toContainText('Your deposit has arrived')
    expect(await sandbox.calls('prepareRecharge')).toHaveLength(1)
  })

  const ENDS = [
    { name: 'fails', amount: '404', title: 'Your deposit failed' },
    { name: 'times out', amount: '408', title: 'Your deposit timed out' },
  ]
  for (const [index, { name, amount, title }] of ENDS.entries()) {
    test(`says that a deposit ${name}, and leads back to it`, { tag: tagFurtherCases(index) }, async ({ page }) => {
      await openPayment(page, amount)
      await clickWhenSeen(confirmPayment(page))
      const verdict = page
        .getByRole('dialog', { name: /^Pay with/ })
        .getByRole('status')
        .first()
      await expect(verdict).toContainText(title)
      await verdict.getByRole('button', { name: 'Back to the deposit' }).click()
      await noFrame(page)
      await expect(page.getByRole('main')).toContainText(title)
      await expect(page.getByRole('main').getByRole('button', { name: 'Deposit again' })).toBeVisible()
    })
  }

  test('says that an unpaid deposit has expired', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await openPayment(page)
    await sandbox.advance(16 * 60_000)
    await expect(
      page
        .getByRole('dialog', { name: /^Pay with/ })
        .getByRole('status')
        .first(),
    ).toContainText('Your deposit timed out')
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test(
  'a deposit paid in another tab shows as soon as the page is visible again',
  { tag: FULL_ONLY },
  async ({ page, context, sandbox }) => {
    await page.clock.install()
    await openAs(page, 'ratified', '/finance/recharge')
    await page.getByRole('radio', { name: 'Maya' }).check()
    await page.getByLabel('Amount', { exact: true }).fill('500')
    await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.00' }))
    const opened = context.waitForEvent('page')
    await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
    const wallet = await opened
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    // No pause between two reads ends any more.
    await page.clock.pauseAt(Date.now() + 1000)
    await wallet.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(wallet.getByText('Payment confirmed')).toBeVisible()
    await page.bringToFront()
    await hideAndShow(page)
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(page.getByRole('main')).toContainText('Your deposit has arrived', { timeout: 200 })
    }).toPass()
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  },
)

test(
  'a launch that fails names the game, says that no money moved, and tries again',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/game')
    await sandbox.injectFault('launchGame', { kind: 'status', status: 502 })
    await tile(page).click()
    const failed = page.getByRole('dialog', { name: "Parol Nights didn't open" })
    await expect(failed).toContainText('Your balance is untouched.')
    await expect(page.getByText('Bad gateway!')).toHaveCount(1)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(spin(page)).toBeVisible()
    await expect(failed).toHaveCount(0)
    expect(await sandbox.calls('launchGame')).toHaveLength(2)
  },
)
