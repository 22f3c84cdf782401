import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/test.ts'

// What a keyboard, the clipboard and an input method can do with every field, in the gallery.

// The gallery has a build of its own: the one that players get is without it.
test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'] })

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/gallery/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test.describe('fields', () => {
  test.beforeEach(({ page }) => open(page, 'fields'))

  test('Field: its error and hint are read with it', async ({ page }) => {
    const field = page.getByLabel('Withdraw the whole balance')
    await expect(field).toHaveAccessibleDescription('Format is incorrect. A hint below')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('PasswordField: the button after it shows and covers what is typed', async ({ page }) => {
    const field = page.getByLabel('Password', { exact: true })
    await field.focus()
    await page.keyboard.type('mangga')
    await press(page, 'Tab', 'Enter')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(button(page, 'Hide password')).toBeFocused()
    await press(page, 'Space')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('mangga')
  })

  test('AmountField: keeps what is typed, shows the amount in digits and one dot when left, and takes a pill', async ({
    page,
  }) => {
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.focus()
    await press(page, 'ControlOrMeta+a')
    await page.keyboard.type('1,234.567')
    await expect(amount).toHaveValue('1,234.567')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await press(page, 'Backspace')
    await expect(amount).not.toHaveAttribute('aria-invalid')
    // The caret stays where the player edits.
    await press(page, 'Home', 'ArrowRight', 'Delete')
    await page.keyboard.type('9,8')
    await expect(amount).toHaveValue('19,8234.56')
    await press(page, 'Backspace', 'Backspace', 'Backspace')
    await expect(amount).toHaveValue('1234.56')
    await page.keyboard.type(',')
    await expect(amount).toHaveValue('1,234.56')
    await press(page, 'Tab')
    await expect(amount).toHaveValue('1234.56')
    await press(page, 'Tab', 'Enter')
    const pills = page.getByRole('group', { name: 'Choose an amount' })
    await expect(pills.getByRole('button', { name: '₱500.00', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(amount).toHaveValue('500.00')
  })

  test('AmountField: a paste with grouping is understood, an ambiguous one stays and is marked', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const amount = page.getByLabel('Amount', { exact: true })
    const paste = async (text: string): Promise<void> => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await amount.focus()
      await press(page, 'ControlOrMeta+a', 'ControlOrMeta+v')
    }
    await paste('₱1,234.50')
    await expect(amount).toHaveValue('₱1,234.50')
    await expect(amount).not.toHaveAttribute('aria-invalid')
    await paste('1.234,50')
    await expect(amount).toHaveValue('1.234,50')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  })

  test('Field: what an input method composes, as Vietnamese letters are, arrives whole', async ({ page, context }) => {
    const field = page.getByLabel('Search', { exact: true })
    await field.focus()
    const devtools = await context.newCDPSession(page)
    for (const text of ['t', 'ti', 'tie', 'tiê', 'tiền'])
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await devtools.send('Input.insertText', { text: 'tiền' })
    await expect(field).toHaveValue('tiền')
  })
})

test.describe('codes, lists and dates', () => {
  test.beforeEach(({ page }) => open(page, 'codes-and-dates'))

  test('OtpField: one field that takes digits, a paste with spaces, and deletes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const code = page.getByLabel('Code from the message')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.focus()
    await page.keyboard.type('12a3')
    await expect(code).toHaveValue('123')
    await press(page, 'Backspace')
    await expect(code).toHaveValue('12')
    await page.evaluate(() => navigator.clipboard.writeText(' 482 913 '))
    await press(page, 'ControlOrMeta+a', 'ControlOrMeta+v')
    await expect(code).toHaveValue('482913')
    await page.keyboard.type('7')
    await expect(code).toHaveValue('482913')
    await press(page, 'Tab')
    await expect(page.getByLabel('Half a code')).toBeFocused()
  })

  test('OtpField: digits of an input method count as they come, whatever their script', async ({ page, context }) => {
    const code = page.getByLabel('Code from the message')
    await code.focus()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Input.imeSetComposition', { text: '４８２', selectionStart: 3, selectionEnd: 3 })
    await devtools.send('Input.insertText', { text: '４８２９１３' })
    await expect(code).toHaveValue('482913')
  })

  test('SelectField: arrows and letters choose, a closed choice is passed over', async ({ page }) => {
    const wallet = page.getByLabel('E-wallet', { exact: true })
    await wallet.focus()
    await page.keyboard.type('G')
    await expect(wallet).toHaveValue('gcash')
    await press(page, 'ArrowDown')
    await expect(wallet).toHaveValue('maya')
    await press(page, 'ArrowDown')
    await expect(wallet).toHaveValue('maya')
  })

  test('DateField: typed without slashes, said in words, mended, and tabbed through to the calendar', async ({
    page,
  }) => {
    const date = page.getByLabel('Birthday', { exact: true })
    await date.focus()
    await page.keyboard.type('01311990')
    await expect(date).toHaveValue('01/31/1990')
    await expect(date).toHaveAccessibleDescription('January 31, 1990')
    await press(page, 'Backspace', 'Backspace')
    await expect(date).toHaveValue('01/31/19')
    await expect(date).toHaveAccessibleDescription(/Date format is incorrect/)
    await page.keyboard.type('85')
    await expect(date).toHaveAccessibleDescription('January 31, 1985')
    await press(page, 'Tab')
    await expect(button(page, 'Open the calendar: Birthday')).toBeFocused()
  })

  test('DateField: day first in Vietnamese', async ({ page }) => {
    await page.getByRole('radio', { name: 'Tiếng Việt' }).focus()
    await press(page, 'Space')
    const date = page.getByLabel('Ngày sinh', { exact: true })
    await date.focus()
    await page.keyboard.type('2/3/1985')
    await expect(date).toHaveValue('02/03/1985')
    await expect(date).toHaveAccessibleDescription(/2 tháng 3/)
  })
})
