import { reload } from './support/page-state.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'
import { amountField, confirm, openForm, review } from './support/withdrawal.ts'

const TEN_SECONDS = 10_000
const MINUTE = 60_000

test('a withdrawal without a response for ten seconds is unknown, also after a reload, until the history settles it', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openForm(page)
  await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
  await review(page, '500')
  // While the outcome is unknown, the history does not show it.
  await confirm(page)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
  await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 50 })
  await page.clock.fastForward(TEN_SECONDS)
  await expect(page.getByText("We're checking your withdrawal")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeInViewport()
  await expect(page.getByText('Request timeout')).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toContainText("We're checking your withdrawal")
  await reload(page)
  await expect(page.getByText("We're checking your withdrawal")).toBeVisible()
  await expect(amountField(page)).toHaveCount(0)
  await sandbox.clearFaults()
  // The page's own polling finds it, maybe before a click on "Check now".
  await expect(page).toHaveURL(/order=W/)
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})

test(
  'a search for the withdrawal does not navigate after the player has left, and its result shows at the next visit',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
    await review(page, '500')
    await confirm(page)
    await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
    await sandbox.injectFault('listWithdrawals', { kind: 'delay', ms: 4000 })
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText("We're checking your withdrawal")).toBeVisible()
    const responded = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/withdraw/fetch'))
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).not.toHaveURL(/withdraw/)
    const left = page.url()
    await responded
    await page.clock.runFor(1000)
    expect(page.url()).toBe(left)
    await page.goto('/finance/withdraw')
    await expect(page).toHaveURL(/order=W/)
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
  },
)

test(
  'a withdrawal is searched for until the history has it, and no second one is made',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await review(page, '500')
    await sandbox.injectFault('createWithdrawal', { kind: 'delay', ms: 1500 })
    await confirm(page)
    await expect.poll(async () => (await sandbox.calls('listWithdrawals')).length).toBeGreaterThan(0)
    await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 50 })
    await expect(page).toHaveURL(/order=W/)
    const main = page.getByRole('main')
    await expect(main.getByText('This page keeps checking')).toBeVisible()
    await expect(main).toContainText('₱500.00')
    await expect(page.getByRole('button', { name: 'Make a new withdrawal' })).toHaveCount(0)
    await page.clock.fastForward(TEN_SECONDS)
    await page.goto('/finance/withdraw')
    await expect(page).toHaveURL(/order=W/)
    await expect(main.getByText('This page keeps checking')).toBeVisible()
    await sandbox.clearFaults()
    await expect(main.getByText('In review')).toBeVisible()
    await page.getByRole('button', { name: 'Make a new withdrawal' }).click()
    await expect(amountField(page)).toBeVisible()
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
  },
)

test('an unknown order number shows that it was not found', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'ratified', '/finance/withdraw?order=W202611209999')
  await expect(page.getByText("We can't find this withdrawal")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make a new withdrawal' }).click()
  await expect(amountField(page)).toBeVisible()
})

test(
  'a withdrawal that never arrived is shown as not made and can be repeated',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await sandbox.injectFault('createWithdrawal', { kind: 'timeout' })
    await review(page, '500')
    await confirm(page)
    await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText("We're checking your withdrawal")).toBeVisible()
    await page.clock.fastForward(2 * MINUTE)
    await expect(async () => {
      await page.clock.fastForward(MINUTE)
      await expect(page.getByText('Not in your withdrawals yet', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(amountField(page)).toHaveValue('500')
    await review(page, '500')
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
  },
)
