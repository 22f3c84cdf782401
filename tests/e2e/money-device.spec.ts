import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { goTo, reload } from './support/page-state.ts'
import { expect, fillLogin, FULL_ONLY, test } from './support/test.ts'
import { amountField, confirm, openForm, review, sheet } from './support/withdrawal.ts'

const TEN_SECONDS = 10_000
const HOUR = 3_600_000

const checking = (page: Page) => page.getByText("We're checking your withdrawal")

/** Sends ₱500 without a response, while the history cannot be read. */
async function lose(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
  await review(page, '500')
  await confirm(page)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
  await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 200 })
}

for (const [way, hours] of [
  // Not further: after a day the device forgets the player.
  ['forward', 20],
  ['back', -9000],
] as const) {
  test(
    `a device clock that jumps ${way} neither settles nor blocks a withdrawal`,
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await page.clock.install()
      await openForm(page)
      await sandbox.injectFault('createWithdrawal', { kind: 'timeout' })
      await review(page, '500')
      await confirm(page)
      await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
      await page.clock.fastForward(TEN_SECONDS)
      await expect(checking(page)).toBeVisible()
      await page.clock.setSystemTime(Date.now() + hours * HOUR)
      const reads = (await sandbox.calls('listWithdrawals')).length
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect.poll(async () => (await sandbox.calls('listWithdrawals')).length).toBeGreaterThan(reads)
      await expect(checking(page)).toBeVisible()
      await reload(page)
      await expect(checking(page)).toBeVisible()
      await page.clock.fastForward(4 * 60_000)
      await expect(page.getByText('Not in your withdrawals yet', { exact: true })).toBeVisible()
    },
  )
}

test(
  'with full storage the withdrawal is kept in the tab only, with a warning',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openForm(page)
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; index < 20; index += 1) {
            localStorage.setItem(`full-${String(size)}-${String(index)}`, 'x'.repeat(size))
          }
        } catch {
          // Smaller chunks fill the rest.
        }
      }
    })
    await lose(page, sandbox)
    await expect(page.getByText(/This device's storage is full/)).toBeVisible()
    await page.clock.fastForward(TEN_SECONDS)
    await expect(checking(page)).toBeVisible()
    await reload(page)
    await expect(checking(page)).toBeVisible()
    await expect(amountField(page)).toHaveCount(0)
    await sandbox.clearFaults()
    // The page's own polling finds it, maybe before a click on "Check now".
    await expect(page).toHaveURL(/order=W/)
  },
)

test(
  'a browser without locks between tabs still sends the withdrawal and closes its dialog',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    })
    await openForm(page)
    await sandbox.injectFault('createWithdrawal', { kind: 'code', code: 43205, msg: 'No wallet' })
    await review(page, '500')
    await confirm(page)
    await expect(sheet(page)).toContainText('No wallet')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toHaveCount(0)
    await clickWhenSeen(page.getByRole('button', { name: 'Continue' }))
    await confirm(page)
    await expect(page).toHaveURL(/order=W/)
  },
)

test('a pending withdrawal survives a logout and shows only to its player', async ({ page, sandbox }) => {
  await page.clock.install()
  await openForm(page)
  await lose(page, sandbox)
  await page.clock.fastForward(TEN_SECONDS)
  await expect(checking(page)).toBeVisible()
  await goTo(page, '/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Logout' }).click()
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, 'vip8player')
  await expect(page).toHaveURL(/\/game/)
  await page.goto('/finance/withdraw')
  await expect(amountField(page)).toBeVisible()
  await goTo(page, '/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Logout' }).click()
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/game/)
  await page.goto('/finance/withdraw')
  await expect(checking(page)).toBeVisible()
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
})
