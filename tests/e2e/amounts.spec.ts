import type { Page, Request } from 'playwright/test'
import { openAs, expect, test } from './support/test.ts'
import { confirm, openForm, sheet } from './support/withdrawal.ts'

const WORDS = {
  'en-US': { amount: 'Amount', deposit: 'Deposit', help: /For example: 1,234\.56 or 100,000\./ },
  'vi-VN': { amount: 'Số tiền', deposit: 'Nạp', help: /Ví dụ: 1,234\.56 hoặc 100,000\./ },
} as const

const isPost = (path: string) => (request: Request) => request.method() === 'POST' && request.url().endsWith(path)

for (const [language, words] of Object.entries(WORDS)) {
  test.describe(`deposit amount in ${language}`, () => {
    const field = (page: Page) => page.getByLabel(words.amount, { exact: true })
    const submit = (page: Page) => page.locator('button[type=submit]')

    test.beforeEach(async ({ page, context }) => {
      await context.addInitScript((value) => {
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value, expires: null }))
      }, language)
      await openAs(page, 'ratified', '/finance/recharge')
      await expect(field(page)).toHaveAttribute('inputmode', 'decimal')
    })

    test('sends 1,234.56 as 1234.56', async ({ page }) => {
      await field(page).pressSequentially('1,234.56')
      await expect(field(page)).toHaveValue('1,234.56')
      await expect(submit(page)).toHaveText(`${words.deposit} ₱1,234.56`)
      const sent = page.waitForRequest(isPost('/api/recharge/preCreate'))
      await submit(page).click()
      expect((await sent).postDataJSON()).toMatchObject({ amount: 1234.56 })
      await expect(page).toHaveURL(/order=D/)
      await expect(page.getByRole('main')).toContainText('₱1,234.56')
    })

    test('explains the ambiguous 100.000 and sends nothing', async ({ page, sandbox }) => {
      await field(page).pressSequentially('100.000')
      await expect(field(page)).toHaveAccessibleDescription(words.help)
      await expect(submit(page)).not.toContainText('₱')
      await submit(page).click()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('100.000')
      await expect(field(page)).toHaveAccessibleDescription(words.help)
      expect(await sandbox.calls('prepareRecharge')).toHaveLength(0)
    })
  })
}

test.describe('withdrawal amount', () => {
  test('sends a decimal comma as a dot, and Enter commits it', async ({ page }) => {
    await openForm(page)
    const field = page.getByLabel('Amount', { exact: true })
    await field.pressSequentially('500,5')
    await expect(field).toHaveValue('500,5')
    await field.press('Enter')
    await expect(sheet(page)).toContainText('₱500.50')
    const sent = page.waitForRequest(isPost('/api/withdraw/create'))
    await confirm(page)
    expect((await sent).postDataJSON()).toMatchObject({ amount: 500.5 })
  })

  test('"Max" enters the amount in the format that is sent', async ({ page }) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Max' }).click()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('4200.50')
  })
})
