import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { expect, FULL_ONLY, test } from './support/test.ts'
import { amountField, confirm, openForm, review, sheet } from './support/withdrawal.ts'

const TEN_SECONDS = 10_000
const MINUTE = 60_000
const NOT_YET = 'Not in your withdrawals yet'

const checking = (page: Page) => page.getByText("We're checking your withdrawal")

/** Sends ₱500 without a response. */
async function lose(page: Page, sandbox: MockSandbox, after = false): Promise<void> {
  await page.clock.install()
  await openForm(page)
  await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after })
  await review(page, '500')
  await confirm(page)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
}

/** Advances the time until the history proves that it was not made. */
async function miss(page: Page): Promise<void> {
  await page.clock.fastForward(TEN_SECONDS)
  await expect(checking(page)).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(MINUTE)
    await expect(page.getByText(NOT_YET, { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** The stored key of the withdrawal. */
const storedKey = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('TUMPAK_OPENWITHDRAWAL') ?? 'null') as {
      value: { key: string }[]
    } | null
    return stored?.value[0]?.key
  })

/** The number of ₱500 withdrawals on the server. */
async function made(page: Page): Promise<number> {
  const response = await page.request.get('/api/withdraw/fetch?pageNum=1&pageSize=50', {
    headers: { deviceId: 'probe' },
  })
  const { data } = (await response.json()) as { data: { list: { amount: number }[] } }
  return data.list.filter(({ amount }) => amount === 500).length
}

test('a withdrawal missing from the history is repeated with its idempotency key', async ({ page, sandbox }) => {
  await lose(page, sandbox)
  await miss(page)
  const key = await storedKey(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(amountField(page)).toHaveValue('500')
  await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
  await review(page, '500')
  await confirm(page)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(2)
  expect(await storedKey(page)).toBe(key)
  await page.clock.fastForward(TEN_SECONDS)
  await expect(page).toHaveURL(/order=W/)
})

test(
  'a withdrawal made late is shown, not repeated, and a new one can be made',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await lose(page, sandbox)
    await miss(page)
    // The server carries it out now.
    const late = await page.request.post('/api/withdraw/create', {
      headers: { 'Idempotency-Key': (await storedKey(page)) ?? '' },
      data: { amount: 500, password: hashPassword('tumpak123') },
    })
    expect(await late.json()).toMatchObject({ success: true })
    const sent = (await sandbox.calls('createWithdrawal')).length
    await page.getByRole('button', { name: 'Try again' }).click()
    await review(page, '500')
    await confirm(page)
    await expect(sheet(page)).toContainText('Already made ')
    await expect(sheet(page).getByRole('button', { name: 'View withdrawal' })).toBeVisible()
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(sent)
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
    expect(await made(page)).toBe(2)
  },
)

test(
  'a refusal of the repeat is shown and keeps the idempotency key',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await lose(page, sandbox)
    await miss(page)
    const key = await storedKey(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await review(page, '500')
    await confirm(page, 'wrong1234')
    await expect(sheet(page).getByLabel('Transaction password', { exact: true })).toHaveAccessibleDescription(/\S/)
    expect(await storedKey(page)).toBe(key)
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
  },
)

test(
  'an unknown withdrawal can be repeated after ten minutes without a history and is made once',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await lose(page, sandbox, true)
    await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 200 })
    await page.clock.fastForward(TEN_SECONDS)
    await expect(checking(page)).toBeVisible()
    await expect(page.getByText('This is taking longer than usual')).toHaveCount(0)
    await page.clock.fastForward(11 * MINUTE)
    const main = page.getByRole('main')
    await expect(main.getByText('This is taking longer than usual')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Customer Service' })).toHaveAttribute('href', /livechat/)
    await main.getByRole('button', { name: 'Send the same request again' }).click()
    await expect(sheet(page)).toContainText('₱500.00')
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
    await sandbox.clearFaults()
    // The page's own polling finds it, maybe before a click on "Check now".
    await expect(page.getByText('We received your withdrawal')).toBeVisible()
    expect(await made(page)).toBe(1)
  },
)

test('the confirmation leads to the password reset and keeps the amount', { tag: FULL_ONLY }, async ({ page }) => {
  await openForm(page)
  await review(page, '500')
  await sheet(page).getByRole('button', { name: 'Forgot your transaction password?' }).click()
  const popup = page.getByRole('dialog', { name: 'Reset your transaction password' })
  await clickWhenSeen(popup.getByRole('button', { name: 'Send code' }))
  await popup.getByLabel('SMS code').fill('123456')
  await popup.getByLabel('New transaction password').fill('money12345')
  await clickWhenSeen(popup.getByRole('button', { name: 'Confirm' }))
  await expect(popup).toHaveCount(0)
  await expect(sheet(page)).toContainText('₱500.00')
  await confirm(page, 'money12345')
  await expect(page).toHaveURL(/order=W/)
})
