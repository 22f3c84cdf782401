import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { openAs, expect, test } from './support/test.ts'

async function openTradePassword(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/profile')
  await page.getByRole('button', { name: /Transaction password/ }).click()
}

/** The stored player. */
const storedUser = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('TUMPAK_USERINFO') ?? '{}') as { value: unknown }).value)

test('transaction password and phone set: an OTP resets it', async ({ page, sandbox }) => {
  await page.clock.install()
  await openTradePassword(page, 'ratified')
  const popup = page.getByRole('dialog', { name: 'Reset your transaction password' })
  const code = popup.getByLabel('SMS code')
  const password = popup.getByLabel('New transaction password')
  const confirm = popup.getByRole('button', { name: 'Confirm' })
  await expect(popup.getByText('+63 917****567')).toBeVisible()
  await clickWhenSeen(popup.getByRole('button', { name: 'Send code' }))
  await expect(popup.getByRole('button', { name: /Send again in/ })).toBeDisabled()
  await code.fill('00 00 00')
  await password.fill('short')
  await clickWhenSeen(confirm)
  await expect(popup.getByText('Please enter 6-12 characters.')).toBeVisible()
  await password.fill('money 12345')
  await clickWhenSeen(confirm)
  await expect(code).toHaveAttribute('aria-invalid', 'true')

  await sandbox.advance(5 * 60_000)
  await code.fill('123456')
  await clickWhenSeen(confirm)
  await expect(code).toHaveAccessibleDescription(/expired|too long|new/i)

  await page.clock.fastForward(61_000)
  await clickWhenSeen(popup.getByRole('button', { name: 'Send code' }))
  await expect(popup.getByRole('button', { name: /Send again in/ })).toBeDisabled()
  await code.fill('12 34 56')
  await clickWhenSeen(confirm)
  await expect(popup).toHaveCount(0)
  await expect(page.getByText('Processed Successfully')).toBeVisible()
})

test('transaction password without a phone: binds a phone first, then resets', async ({ page, sandbox }) => {
  await page.clock.install()
  await openTradePassword(page, 'nophone')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Please bind the mobile phone first, before reset the transaction password')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)

  await page.getByRole('button', { name: /Transaction password/ }).click()
  await question.getByRole('button', { name: 'Bind mobile number' }).click()
  const form = page.getByRole('dialog', { name: 'Bind mobile number' })
  const phone = form.getByLabel('Mobile number')
  const code = form.getByLabel('SMS code')
  const send = form.getByRole('button', { name: 'Send code' })
  const bind = form.getByRole('button', { name: 'Bind' })
  await expect(send).toBeDisabled()
  await expect(bind).toBeDisabled()

  // Another player's number is refused beside the field, and starts no cooldown.
  await phone.fill('920 987 6543')
  await clickWhenSeen(send)
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('+63 999 555 0009')
  await clickWhenSeen(send)
  await expect(form.getByRole('button', { name: /Send again in/ })).toBeDisabled()
  await expect(phone).toHaveValue('9995550009')
  await code.fill('12345')
  await expect(bind).toBeDisabled()
  await code.fill('000000')
  await expect(bind).toBeEnabled()
  await bind.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')

  // Another player is faster.
  await code.fill('123456')
  await sandbox.injectFault('bindPhone', { kind: 'code', code: 41102, msg: 'Another account has this number.' })
  await bind.click()
  await expect(phone).toHaveAccessibleDescription(/^Another account has this number\./)
  await phone.fill('9995550009')
  await sandbox.advance(5 * 60_000)
  await bind.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')

  await page.clock.fastForward(61_000)
  await clickWhenSeen(send)
  await code.fill('123456')
  await bind.click()
  await expect(page.getByRole('dialog', { name: 'Reset your transaction password' })).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ bind: true, phone: '999****009' })
})
