import type { Page } from 'playwright/test'
import { clickWhenSeen } from './presses.ts'
import { openAs, expect } from './test.ts'

/** Opens the form as a player with ₱5,000.00, of which ₱4,200.50 is withdrawable, and a GCash wallet. */
export async function openForm(page: Page): Promise<void> {
  await openAs(page, 'ratified', '/finance/withdraw')
  await expect(page.getByText('917****567')).toBeVisible()
}

/** The field of the form. */
export const amountField = (page: Page) => page.getByLabel('Amount', { exact: true })
/** The confirmation. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review your withdrawal' })

/** Types an amount and opens the confirmation. */
export async function review(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount)
  await clickWhenSeen(page.getByRole('button', { name: 'Continue' }))
}

/** Confirms amount and destination with the transaction password. */
export async function confirm(page: Page, password = 'tumpak123'): Promise<void> {
  await sheet(page).getByLabel('Transaction password', { exact: true }).fill(password)
  await clickWhenSeen(sheet(page).getByRole('button', { name: /^Withdraw ₱/ }))
}
