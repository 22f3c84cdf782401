import type { Page } from 'playwright/test'
import { goTo } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { openAs, expect, test } from './support/test.ts'

const submit = (page: Page) => page.getByRole('button', { name: /^Deposit/ }).last()
const askAgain = (page: Page) => page.getByRole('button', { name: 'Try the same deposit again' })
const payButton = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Confirm payment' })

test.afterEach(({ pageErrors }) => {
  // The demo wallet's page tries storage, which a frame of another host lacks.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/localStorage/.test(error)))
})

async function openForm(page: Page): Promise<void> {
  await openAs(page, 'ratified', '/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill('500')
}

test('HTTP 500 shows a toast, and the next try repeats the same order', async ({ page, sandbox }) => {
  await openForm(page)
  await sandbox.injectFault('createRecharge', { kind: 'status', status: 500 })
  await clickWhenSeen(submit(page))
  await expect(page.getByText('Server error!').first()).toBeVisible()
  await expect(page.getByText("We're checking your deposit")).toBeVisible()
  await clickWhenSeen(askAgain(page))
  await expect(payButton(page)).toBeVisible()
  await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  expect(await sandbox.calls('prepareRecharge')).toHaveLength(1)
  expect(await sandbox.calls('createRecharge')).toHaveLength(2)
  await goTo(page, '/transactionHistory?status=0')
  await expect(page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem')).toHaveCount(1)
})

test('a refusal of the repeated request leaves the deposit unknown', async ({ page, sandbox }) => {
  await openForm(page)
  await sandbox.injectFault('createRecharge', { kind: 'status', status: 503 })
  await clickWhenSeen(submit(page))
  await expect(page.getByText("We're checking your deposit")).toBeVisible()
  await sandbox.injectFault('createRecharge', { kind: 'code', code: 43004, msg: 'The order has expired' })
  await clickWhenSeen(askAgain(page))
  await expect(page.getByText('The order has expired')).toBeVisible()
  await expect(page.getByText("We're checking your deposit")).toBeVisible()
  await clickWhenSeen(askAgain(page))
  await expect(payButton(page)).toBeVisible()
})

test('an unknown deposit allows another one after ten minutes without a history', async ({ page, sandbox }) => {
  await page.clock.install()
  await openForm(page)
  await sandbox.injectFault('createRecharge', { kind: 'status', status: 502 })
  await sandbox.injectFault('listRecharges', { kind: 'status', status: 503 }, { times: 200 })
  await clickWhenSeen(submit(page))
  await expect(page.getByText("We're checking your deposit")).toBeVisible()
  await page.clock.fastForward(11 * 60_000)
  await expect(page.getByRole('main').getByRole('link', { name: 'Customer Service' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a new deposit' }).click()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500')
  await clickWhenSeen(submit(page))
  await expect(payButton(page)).toBeVisible()
})
