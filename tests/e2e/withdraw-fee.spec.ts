import type { MockSandbox } from '../support/mock-sandbox.ts'
import { reload } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test, FULL_ONLY } from './support/test.ts'
import { amountField, confirm, openForm, review, sheet } from './support/withdrawal.ts'

const MINUTE = 60_000
/** The codes that the withdrawals were answered with. */
const codes = async (sandbox: MockSandbox) => (await sandbox.calls('createWithdrawal')).map(({ code }) => code)

/** The fee of a GCash wallet rises from nothing to ₱5.00 with this amount. */
const RAISING = '510'

test('a fee is in the confirmation, the order, its receipt, the history and the balance changes', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openAs(page, 'vip8player', '/finance/withdraw')
  await expect(page.getByText('Fee ₱15.00')).toBeVisible()
  await review(page, '500')
  await expect(sheet(page)).toContainText('You receive₱485.00')
  await sandbox.injectFault('createWithdrawal', { kind: 'drop' }, { after: true })
  await confirm(page)
  // The response was lost: the history has the order.
  await expect(page).toHaveURL(/order=W/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Fee₱15.00You receive₱485.00')
  await sandbox.advance(6 * MINUTE)
  await page.clock.fastForward(MINUTE)
  await expect(main).toContainText('₱485.00 is in your Maya wallet, after the fee of ₱15.00.')
  await reload(page)
  await expect(main).toContainText('₱485.00 is in your Maya wallet')
  await page.getByRole('button', { name: 'Receipt' }).click()
  await expect(page.getByRole('dialog')).toContainText('Fee₱15.00You received₱485.00')
  await page.goto('/transactionHistory?kind=withdrawals')
  await expect(main.getByRole('listitem').filter({ hasText: 'Net ₱485.00' }).first()).toContainText('₱500.00')
  await page.goto('/records?type=withdrawal')
  await expect(main.getByRole('listitem').first()).toContainText('incl. fee ₱15.00')
  await expect(main.getByRole('listitem').first()).toContainText('−₱500.00')
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})

for (const fault of ['drop', 'malformed'] as const) {
  test(
    `a changed fee is asked about once more, and a response lost by ${fault} then makes no second order`,
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await openForm(page)
      await review(page, RAISING)
      await confirm(page)
      await expect(sheet(page).getByRole('alert')).toContainText('The fee has changed')
      await expect(sheet(page)).toContainText('Fee₱5.00You receive₱505.00')
      await expect(page.getByRole('banner')).toContainText('₱5,000.00')
      await sandbox.injectFault('createWithdrawal', { kind: fault }, { after: true })
      await clickWhenSeen(sheet(page).getByRole('button', { name: 'Withdraw ₱510.00 with the new fee' }))
      await expect(page).toHaveURL(/order=W/)
      await expect(page.getByRole('main')).toContainText('Fee₱5.00You receive₱505.00')
      await expect(page.getByRole('banner')).toContainText('₱4,490.00')
      expect(await sandbox.calls('createWithdrawal')).toHaveLength(2)
    },
  )
}

test(
  'a new fee without a response, left by a reload, makes one order with that fee',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await review(page, RAISING)
    await confirm(page)
    await expect(sheet(page).getByRole('alert')).toContainText('The fee has changed')
    await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Withdraw ₱510.00 with the new fee' }))
    await expect.poll(async () => (await codes(sandbox)).length).toBe(2)
    await reload(page)
    await expect(page).toHaveURL(/order=W/)
    await expect(page.getByRole('main')).toContainText('Fee₱5.00You receive₱505.00')
    await expect(page.getByRole('banner')).toContainText('₱4,490.00')
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(2)
  },
)

test(
  'a changed fee that the player does not accept leaves the amount and takes nothing, also after a reload',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await review(page, RAISING)
    await confirm(page)
    await expect(sheet(page).getByRole('alert')).toContainText('Nothing was taken')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(amountField(page)).toHaveValue('510')
    await expect(page.getByText('Fee ₱5.00')).toBeVisible()
    await reload(page)
    await expect(amountField(page)).toHaveValue(/^510/)
    await expect(page.getByText('Fee ₱5.00')).toBeVisible()
    expect(await codes(sandbox)).toEqual([43209])
  },
)

test(
  'of two tabs one is refused for its fee, and the other makes the one order',
  { tag: FULL_ONLY },
  async ({ page, context, sandbox }) => {
    await openForm(page)
    await review(page, RAISING)
    const other = await context.newPage()
    // Not as a second login, which would end the first one's session.
    await other.goto('/finance/withdraw')
    await review(other, '500')
    await confirm(page)
    await expect(sheet(page).getByRole('alert')).toContainText('The fee has changed')
    // This tab still shows that it costs nothing.
    await confirm(other)
    await expect(sheet(other).getByRole('alert')).toContainText('The fee has changed')
    await clickWhenSeen(sheet(other).getByRole('button', { name: 'Withdraw ₱500.00 with the new fee' }))
    await expect(other).toHaveURL(/order=W/)
    await expect(other.getByRole('main')).toContainText('Fee₱5.00You receive₱495.00')
    expect(await codes(sandbox)).toEqual([43209, 43209, 20000])
  },
)
