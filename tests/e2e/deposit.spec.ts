import type { Page } from 'playwright/test'
import { settled } from './support/settled.ts'
import { clickRepeatedly } from './support/click-repeatedly.ts'
import { advanceClock, reload } from './support/page-state.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

const TEN_SECONDS = 10_000
const MINUTE = 60_000

/** Opens the deposit form as a player with earlier deposits, and types an amount. */
async function openForm(page: Page, amount: string): Promise<void> {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill(amount)
}

const submit = (page: Page) => page.getByRole('button', { name: /^Deposit/ }).last()

test('a refusal is shown beside the amount and keeps the input', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('prepareRecharge', {
    kind: 'code',
    code: 43001,
    msg: 'The least you can deposit is ₱800.00.',
  })
  await openForm(page, '500.50')
  await clickWhenSeen(submit(page))
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/₱800\.00/)
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500.50')
  expect(await sandbox.calls('createRecharge')).toHaveLength(0)
})

test('a double-click makes one deposit', async ({ page, sandbox }) => {
  await openForm(page, '500')
  await clickTwice(submit(page))
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  expect(await sandbox.calls('prepareRecharge')).toHaveLength(1)
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('clicking repeatedly makes one deposit', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByRole('button', { name: '₱500.00', exact: true }).click()
  await clickRepeatedly(page, /^Deposit ₱/)
  await expect(page).toHaveURL(/order=D/)
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('a reload before the order page has opened finds the order', async ({ page, sandbox }) => {
  await page.clock.install()
  await openForm(page, '500')
  // The clock hardly moves from here on, so the page of the deposit is not shown although it is read.
  await page.clock.pauseAt(Date.now() + MINUTE)
  await submit(page).click()
  const isRead = async () => {
    await page.clock.runFor(20)
    return page.getByRole('main').getByText('Time', { exact: true }).isVisible()
  }
  await expect.poll(isRead, { intervals: [100] }).toBe(true)
  await page.goto('/finance/recharge')
  await page.clock.resume()
  await expect(page).toHaveURL(/order=D/)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('a deposit without a response for ten seconds is unknown, is found, and makes no second order', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.injectFault('createRecharge', { kind: 'timeout' }, { after: true })
  await openForm(page, '500')
  await clickWhenSeen(submit(page))
  await expect.poll(async () => (await sandbox.calls('createRecharge')).length).toBe(1)
  await page.clock.fastForward(TEN_SECONDS)
  // The deposit was created, only its response was lost: the history shows it and the page follows it.
  await page.clock.fastForward(TEN_SECONDS)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await expect(page.getByText('Request timeout')).toHaveCount(0)
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)

  await reload(page)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('a settled deposit does not replace the form at the next visit', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.injectFault('createRecharge', { kind: 'timeout' }, { after: true })
  await openForm(page, '500')
  await clickWhenSeen(submit(page))
  await expect.poll(async () => (await sandbox.calls('createRecharge')).length).toBe(1)
  // The next visit finds it pending.
  await page.goto('/finance/recharge')
  await expect(page).toHaveURL(/order=D/)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await page.clock.fastForward(TEN_SECONDS)
  await page.getByRole('button', { name: /^Open menu/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Deposit', exact: true }).click()
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/finance\/recharge$/)
})

test('an unpaid order times out', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.clock.install()
  await openForm(page, '500')
  await clickWhenSeen(submit(page))
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await sandbox.advance(16 * 60_000)
  await advanceClock(page, sandbox, TEN_SECONDS)
  const verdict = page.getByRole('dialog', { name: 'Pay with GCash' }).getByRole('status').first()
  await expect(verdict).toContainText('Your deposit timed out')
  await verdict.getByRole('button', { name: 'Back to the deposit' }).click()
  await expect(page.getByRole('main')).toContainText('Your deposit timed out')
  await expect(page.getByRole('button', { name: 'Deposit again' })).toBeVisible()
})

test(
  'an invalid balance response shows an error instead of an amount',
  { tag: FULL_ONLY },
  async ({ page, sandbox, pageErrors }) => {
    await sandbox.injectFault('getBalance', { kind: 'invalid' }, { times: 10 })
    await openAs(page, 'ratified', '/wallet')
    await expect(page.getByRole('main')).toContainText("We couldn't load your balance")
    await expect(page.getByText('Available to withdraw')).toHaveCount(0)
    await expect(page.getByRole('banner')).not.toContainText('₱')
    // The error report names the request, and nothing of its content. Each read of the balance sends one.
    await settled(page)
    expect(new Set(pageErrors.splice(0))).toEqual(new Set(['GET /api/balance: unreadable']))
  },
)
