import { randomUUID } from 'node:crypto'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
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

/** Leaves pesos to the persona `vip8player`, who gets no KYC reminder. */
export async function leaveBalance(page: Page, pesos: number): Promise<void> {
  const response = await page.request.post('/api/withdraw/create', {
    data: {
      ...{ amount: Number((123_456.78 - pesos).toFixed(2)), bank: 'maya', account: '9209876543' },
      password: hashPassword('tumpak123'),
    },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(await response.json()).toMatchObject({ success: true })
}
