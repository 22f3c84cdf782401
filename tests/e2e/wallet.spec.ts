import type { Page } from 'playwright/test'
import { clickTwice } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

test(
  'every amount is labeled once; hidden amounts stay hidden after a reload, also in the header',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'ratified', '/wallet')
    const main = page.getByRole('main')
    for (const name of ['Playable', 'Available to withdraw', 'Wagering left'])
      await expect(main.getByText(name, { exact: true })).toHaveCount(1)
    // The hero is the header's number.
    await expect(main.locator('section').first()).toContainText('₱5,000.00')
    await page.getByRole('button', { name: 'Balance details' }).click()
    const details = page.getByRole('dialog', { name: 'Balance details' })
    for (const name of ['Total', 'Total deposited'])
      await expect(details.getByText(name, { exact: true })).toHaveCount(1)
    await details.getByRole('button', { name: 'Close' }).click()
    await expect(main).toContainText('₱4,200.50')
    await expect(main).toContainText('917****567')
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(main).not.toContainText('₱4,200.50')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show amounts' })).toBeVisible()
    await expect(main).not.toContainText('₱4,200.50')
    await expect(page.getByRole('banner')).not.toContainText('₱5,000.00')
    await page.getByRole('button', { name: 'Show amounts' }).click()
    await expect(main).toContainText('₱4,200.50')
  },
)

test(
  'amounts that fail to refresh show their time, and Retry reloads them',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/wallet')
    const main = page.getByRole('main')
    await expect(main).toContainText('₱4,200.50')
    await sandbox.injectFault('getBalance', { kind: 'code', code: 50000, msg: '' }, { times: 10 })
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    const note = main.getByRole('status').filter({ hasText: /Last updated \d+:\d\d\s[AP]M\. We couldn't refresh it\./ })
    await expect(note).toBeVisible()
    await expect(main).toContainText('₱4,200.50')
    await sandbox.clearFaults()
    await note.getByRole('button', { name: 'Retry' }).click()
    await expect(note).toHaveCount(0)
    await expect(main).toContainText('₱4,200.50')
  },
)

const popup = (page: Page) => page.getByRole('dialog')

async function openBind(page: Page): Promise<void> {
  await openAs(page, 'nophone', '/wallet')
  await page.getByRole('main').getByRole('button', { name: 'Bind' }).click()
  await expect(popup(page).getByLabel('Name', { exact: true })).toBeVisible()
}

test('a wallet is bound once, validated by the rules of its bank, and is read-only afterwards', async ({
  page,
  sandbox,
}) => {
  await openBind(page)
  const name = popup(page).getByLabel('Name', { exact: true })
  const bind = popup(page).getByRole('button', { name: 'Bind wallet' })
  await name.fill('R2 D2')
  await popup(page).getByLabel('Mobile number').fill('8171234567')
  await bind.click()
  await expect(name).toHaveAccessibleDescription(/Format is incorrect\./)
  await expect(popup(page).getByLabel('Mobile number')).toHaveAccessibleDescription(/Format is incorrect\./)
  expect(await sandbox.calls('bindWallet')).toHaveLength(0)

  // Another bank has another rule: the input for the first one is cleared.
  await popup(page).getByRole('radio', { name: 'OtherPay' }).check()
  await expect(popup(page).getByLabel('Account', { exact: true })).toHaveValue('')
  await popup(page).getByRole('radio', { name: 'Maya' }).check()
  await name.fill('Nguyễn Thị Ánh')
  await popup(page).getByLabel('Mobile number').fill('9170000000')
  await bind.click()
  await expect(popup(page).getByLabel('Mobile number')).toHaveAccessibleDescription(/\S/)
  await popup(page).getByLabel('Mobile number').fill('0917 765 4321')
  await clickTwice(bind)
  await expect(popup(page)).toHaveCount(0)
  // It was the last step before the first withdrawal.
  await expect(page).toHaveURL(/\/finance\/withdraw$/)
  await expect(page.getByRole('main')).toContainText('917****321')

  await page.goto('/wallet')
  await expect(page.getByRole('main')).toContainText('This wallet is bound and cannot be changed.')
  await expect(page.getByRole('main').getByText('Maya wallet')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(await sandbox.calls('bindWallet')).toHaveLength(2)
})

test('a wallet bound with a lost response is shown as bound', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openBind(page)
  await sandbox.injectFault('bindWallet', { kind: 'status', status: 504 }, { after: true })
  await popup(page).getByLabel('Name', { exact: true }).fill('Nena Garcia')
  await popup(page).getByLabel('Mobile number').fill('9177654321')
  await popup(page).getByRole('button', { name: 'Bind wallet' }).click()
  await expect(popup(page)).toContainText('This wallet is bound and cannot be changed.')
})

test('a game that needs a wallet asks for one and opens once it is bound', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'nophone', '/game?type=fish&manuf=perlas')
  await page.getByRole('list', { name: 'Perlas' }).getByRole('button').first().click()
  await expect(popup(page)).toContainText('Bind a wallet to play')
  await popup(page).getByLabel('Name', { exact: true }).fill('Nena Garcia')
  await popup(page).getByLabel('Mobile number').fill('9177654321')
  await popup(page).getByRole('button', { name: 'Bind wallet' }).click()
  await expect(page.locator('iframe')).toBeVisible()
})
