import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test } from './support/test.ts'

const getCard = (page: Page) => page.getByRole('region', { name: 'Before your first withdrawal' })
const getSheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function bindWallet(page: Page): Promise<void> {
  await clickWhenSeen(getCard(page).getByRole('button', { name: 'Bind your e‑wallet' }))
  const sheet = getSheet(page, 'Bind your wallet')
  await sheet.getByLabel('Name', { exact: true }).fill('Wina Reyes')
  await sheet.getByLabel('Mobile number').fill('9171112222')
  await clickWhenSeen(sheet.getByRole('button', { name: 'Bind wallet' }))
}

async function setPassword(page: Page): Promise<void> {
  const sheet = getSheet(page, 'Set your transaction password')
  await sheet.getByLabel('Transaction password', { exact: true }).fill('money12345')
  await sheet.getByLabel('Confirm transaction password').fill('money12345')
  await clickWhenSeen(sheet.getByRole('button', { name: 'Confirm' }))
}

test('an unratified player who opens Withdraw reads why they are sent on, and does the rest during the review', async ({
  page,
  sandbox,
}) => {
  await sandbox.change('firstwin', { identityStatus: 'pending' })
  await openAs(page, 'firstwin', '/wallet')
  await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }))
  await expect(page).toHaveURL(/\/kyc\/verification$/)
  await expect(getCard(page)).toContainText('In review since')
  await bindWallet(page)
  await setPassword(page)
  await expect(getCard(page)).toContainText("Nothing to do for now. We'll message you.")
  await expect(page).toHaveURL(/\/kyc\/verification$/)

  await sandbox.change('firstwin', { identityStatus: 'approved', kycStatus: 'ratified' })
  await page.goto('/wallet')
  await expect(getCard(page)).toHaveCount(0)
  await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }))
  await expect(page.getByLabel('Amount')).toBeVisible()
})

test('a ratified player sets the password that the guard asks for, and binds a wallet on the withdrawal page', async ({
  page,
  sandbox,
}) => {
  await sandbox.change('firstwin', { identityStatus: 'approved', kycStatus: 'ratified' })
  await openAs(page, 'firstwin', '/wallet')
  await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }))
  await setPassword(page)
  await expect(page).toHaveURL(/\/finance\/withdraw$/)
  await bindWallet(page)
  await expect(page).toHaveURL(/\/finance\/withdraw$/)
  await expect(page.getByLabel('Amount')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/wallet$/)
})
