import { clickRepeatedly } from './support/click-repeatedly.ts'
import { goBack, reload } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, test } from './support/test.ts'
import { amountField, confirm, openForm, review, sheet } from './support/withdrawal.ts'

const MINUTE = 60_000

test('the confirmation shows amount and destination, then the status is followed to the end', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openForm(page)
  await expect(page.getByText('₱4,200.50').first()).toBeVisible()
  await expect(page.getByText('₱799.50 to go', { exact: true })).toBeVisible()
  await review(page, '500')
  await expect(sheet(page)).toContainText('₱500.00')
  await expect(sheet(page)).toContainText('GCash')
  await expect(sheet(page)).toContainText('917****567')
  await confirm(page)
  const main = page.getByRole('main')
  await expect(page).toHaveURL(/order=W/)
  await expect(main.getByText('We received your withdrawal')).toBeVisible()
  // The focused button is gone with its sheet: the focus moves to the withdrawal's text.
  await expect(main.locator(':focus')).toContainText('₱500.00')
  await expect(page.getByRole('banner')).toContainText('₱4,500.00')
  for (const [minutes, words] of [
    [1, 'Your withdrawal was reviewed'],
    [1, "We're paying it out"],
    [3, 'Your withdrawal was paid out'],
  ] as const) {
    await sandbox.advance(minutes * MINUTE + 1000)
    await page.clock.fastForward(MINUTE)
    await expect(main.getByText(words)).toBeVisible()
  }
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})

test('clicking repeatedly makes one withdrawal', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openForm(page)
  await review(page, '500')
  await sheet(page).getByLabel('Transaction password', { exact: true }).fill('tumpak123')
  await clickRepeatedly(page, /^Withdraw ₱/)
  await expect(page).toHaveURL(/order=W/)
  await expect(page.getByText('We received your withdrawal')).toBeVisible()
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})

const ENDS = [
  { amount: '403', title: 'Your withdrawal was rejected' },
  { amount: '500.03', title: 'Your withdrawal failed' },
  { amount: '500.05', title: 'Under manual review' },
]
for (const { amount, title } of ENDS) {
  test(`sentinel amount ₱${amount} ends with: ${title}`, { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await review(page, amount)
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
    await sandbox.advance(6 * MINUTE)
    await page.clock.fastForward(MINUTE)
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.getByRole('main')).toContainText('Reason:')
  })
}

test(
  'Back closes the confirmation and keeps the input; while sending it does nothing',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openForm(page)
    await review(page, '500')
    await expect(sheet(page)).toBeVisible()
    await goBack(page)
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/finance\/withdraw$/)
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('500')
    await sandbox.injectFault('createWithdrawal', { kind: 'timeout' })
    await clickWhenSeen(page.getByRole('button', { name: 'Continue' }))
    await confirm(page)
    await expect(sheet(page)).toContainText('Sending your withdrawal')
    await goBack(page)
    await expect(page).toHaveURL(/\/finance\/withdraw$/)
    await expect(sheet(page)).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
  },
)

test('of two tabs that withdraw at the same time only one sends', async ({ page, context, sandbox }) => {
  await openForm(page)
  const other = await context.newPage()
  await other.goto('/finance/withdraw')
  await expect(other.getByText('917****567')).toBeVisible()
  for (const tab of [page, other]) {
    await review(tab, '500')
    await sheet(tab).getByLabel('Transaction password', { exact: true }).fill('tumpak123')
  }
  await sandbox.injectFault('createWithdrawal', { kind: 'delay', ms: 1500 })
  await clickWhenSeen(sheet(page).getByRole('button', { name: /^Withdraw ₱/ }))
  await expect.poll(async () => (await sandbox.calls('listWithdrawals')).length).toBeGreaterThan(0)
  await clickWhenSeen(sheet(other).getByRole('button', { name: /^Withdraw ₱/ }))
  await expect(other.getByText('Another tab is sending a withdrawal')).toBeVisible()
  await expect(page).toHaveURL(/order=W/)
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})

test(
  'a withdrawal while offline fails at once and is never sent later',
  { tag: FULL_ONLY },
  async ({ page, context, sandbox }) => {
    await openForm(page)
    await review(page, '500')
    await context.setOffline(true)
    await confirm(page)
    await expect(sheet(page)).toContainText('Not sent: there is no connection.')
    await expect(page.getByText(/Not sent/)).toHaveCount(1)
    await context.setOffline(false)
    await reload(page)
    await expect(amountField(page)).toHaveValue('500')
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(0)
  },
)

test('a response after logout never shows', { tag: FULL_ONLY }, async ({ page, context, sandbox }) => {
  await openForm(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await sandbox.injectFault('createWithdrawal', { kind: 'delay', ms: 4000 }, { after: true })
  await review(page, '500')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/withdraw/create'),
  )
  await confirm(page)
  await sent
  // The player logs out in the other tab while the response is on its way.
  await expect.poll(() => sandbox.isIdle()).toBe(false)
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
  await expect(page.getByText('We received your withdrawal')).toHaveCount(0)
  await expect(page.getByText('Processed Successfully')).toHaveCount(0)
})

test('an invalid response shows no amount', { tag: FULL_ONLY }, async ({ page, sandbox, pageErrors }) => {
  await openForm(page)
  await sandbox.injectFault('listWithdrawals', { kind: 'invalid' }, { times: 10 })
  await page.goto('/finance/withdraw?order=W202611200001')
  await expect(page.getByText(/a status we can't read, so we show no amount/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₱')
  pageErrors.splice(0)
})
