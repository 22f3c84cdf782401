import type { Page } from 'playwright/test'
import { findings } from '../support/axe.ts'
import { clickWhenSeen } from '../support/presses.ts'
import { expect, FULL_ONLY, logIn, openAs, test } from '../support/test.ts'

const DAY = 86_400_000
const PAGE = '/responsiblePlay'

const sheet = (page: Page) => page.getByRole('dialog')
const limit = (page: Page, name: string) => page.getByRole('listitem', { name })
const deposit = (page: Page) => page.getByRole('button', { name: /^Deposit ₱/ }).last()

/** Sets a daily limit of deposits by the form. */
async function setDailyLimit(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /^(Set a limit|Change: Deposits in a day)$/ }).click()
  await sheet(page).getByRole('textbox', { name: 'Limit' }).fill(amount)
  await sheet(page).getByRole('button', { name: 'Save limit' }).click()
  await expect(sheet(page)).toHaveCount(0)
}

test('a raise waits a day and for a yes; then the deposit is made', async ({ page, sandbox }) => {
  await openAs(page, 'ratified', PAGE)
  await setDailyLimit(page, '400')
  const day = limit(page, 'Deposits in a day')
  await expect(day.getByText('₱400.00 left')).toBeVisible()
  await setDailyLimit(page, '1000')
  await expect(day.getByText('Waiting: ₱1,000.00 instead of ₱400.00')).toBeVisible()
  await expect(day.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  await page.goto('/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill('800')
  await clickWhenSeen(deposit(page))
  const refusal = page.getByRole('alert').filter({ hasText: 'Your limit: Deposits in a day' })
  await expect(refusal.getByText(/The limit is ₱400\.00, ₱400\.00 is left\. It starts again on /)).toBeVisible()
  expect(await sandbox.calls('createRecharge')).toEqual([])
  await refusal.getByRole('link', { name: 'Responsible gaming' }).click()
  await expect(page).toHaveURL(PAGE)

  await sandbox.advance(DAY)
  // The session of the device may have ended with the day.
  await openAs(page, 'ratified', PAGE)
  await day.getByRole('button', { name: 'Confirm' }).click()
  await sheet(page).getByRole('button', { name: 'Yes, change it' }).click()
  await expect(day.getByText('₱1,000.00 left')).toBeVisible()

  await page.goto('/finance/recharge')
  await page.getByLabel('Amount', { exact: true }).fill('800')
  await clickWhenSeen(deposit(page))
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
})

test('Back closes a form, and its address opens it again', async ({ page }) => {
  await openAs(page, 'limited', PAGE)
  await page.getByRole('button', { name: /^Take a break/ }).click()
  await expect(page).toHaveURL(`${PAGE}?view=break`)
  await page.reload()
  await expect(sheet(page).getByRole('radio', { name: '7 days' })).not.toBeChecked()
  expect(await findings(page)).toEqual([])
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your limits' })).toBeVisible()
})

test('the statement is a view of the page', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'limited', PAGE)
  await page.getByRole('button', { name: /^See your statement/ }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'All about responsible play' }).click()
  await expect(page).toHaveURL(PAGE)
})

test('menu, profile and footer lead to the page by at most two taps', async ({ page }) => {
  await logIn(page, 'ratified')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await sheet(page).getByRole('link', { name: 'Responsible gaming' }).click()
  await expect(page).toHaveURL(PAGE)
  await page.goto('/profile')
  await page
    .getByRole('link', { name: /^Responsible gaming/ })
    .first()
    .click()
  await expect(page).toHaveURL(PAGE)
})

test.describe('without the feature', () => {
  test.use({ scenario: 'nofeatures' })

  test('the address leads to the lobby, and nothing of it is called', async ({ page, sandbox }) => {
    await openAs(page, 'ratified', PAGE)
    await expect(page).toHaveURL(/\/game/)
    await page.getByRole('button', { name: /Open menu/ }).click()
    await expect(sheet(page).getByRole('link', { name: 'FAQ' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Responsible gaming' })).toHaveCount(0)
    expect((await sandbox.calls()).filter(({ path }) => path.startsWith('/api/rg/'))).toEqual([])
  })
})
