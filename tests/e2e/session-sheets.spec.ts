import type { Locator, Page } from 'playwright/test'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { clickWhenSeen } from './support/presses.ts'
import { amountField, confirm, review } from './support/withdrawal.ts'
import { openAs, expect, fillLogin, FULL_ONLY, test } from './support/test.ts'

/** A sheet that sends a write: its page and player, how it opens, and how it sends. */
interface SheetCase {
  readonly operation: string
  readonly player: string
  readonly path: string
  /** The button on the page that opens it. */
  readonly opener: RegExp
  readonly send: (sheet: Locator, page: Page) => Promise<void>
}

const press = (sheet: Locator, name: string) => clickWhenSeen(sheet.getByRole('button', { name, exact: true }))
const profile = (operation: string, player: string, opener: RegExp, send: SheetCase['send']): SheetCase => ({
  operation,
  player,
  path: '/profile',
  opener,
  send,
})

const SHEETS: readonly SheetCase[] = [
  profile('updateUser', 'ratified', /^Edit details/, async (sheet) => {
    await sheet.getByLabel('Nickname').fill('Nena G')
    await press(sheet, 'Save')
  }),
  profile('changeLoginPassword', 'ratified', /Login password/, async (sheet) => {
    await sheet.getByLabel('Current password', { exact: true }).fill('tumpak123')
    await sheet.getByLabel('New password', { exact: true }).fill('tumpak456')
    await sheet.getByLabel('Confirm new password', { exact: true }).fill('tumpak456')
    await press(sheet, 'Save')
  }),
  profile('setTradePassword', 'newplayer', /Transaction password/, async (sheet) => {
    await sheet.getByLabel('Transaction password', { exact: true }).fill('money12345')
    await sheet.getByLabel('Confirm transaction password').fill('money12345')
    await press(sheet, 'Confirm')
  }),
  profile('sendTradePasswordOtp', 'ratified', /Transaction password/, (sheet) => press(sheet, 'Send code')),
  profile('resetTradePassword', 'ratified', /Transaction password/, async (sheet) => {
    await press(sheet, 'Send code')
    await sheet.getByLabel('SMS code').fill('123456')
    await sheet.getByLabel('New transaction password', { exact: true }).fill('money12345')
    await press(sheet, 'Confirm')
  }),
  profile('sendBindOtp', 'nophone', /^Mobile/, async (sheet) => {
    await sheet.getByLabel('Mobile number').fill('9995550009')
    await press(sheet, 'Send code')
  }),
  profile('bindPhone', 'nophone', /^Mobile/, async (sheet) => {
    await sheet.getByLabel('Mobile number').fill('9995550009')
    await press(sheet, 'Send code')
    await sheet.getByLabel('SMS code').fill('123456')
    await press(sheet, 'Bind')
  }),
  profile('bindInvitation', 'ratified', /^Enter a friend's code/, async (sheet) => {
    await sheet.getByLabel("Friend's invitation code").fill('PAROL3')
    await press(sheet, 'Bind')
  }),
  {
    operation: 'bindWallet',
    player: 'nophone',
    path: '/wallet',
    opener: /^Bind/,
    send: async (sheet) => {
      await sheet.getByLabel('Name', { exact: true }).fill('Nena Garcia')
      await sheet.getByLabel('Mobile number').fill('9177654321')
      await press(sheet, 'Bind wallet')
    },
  },
  {
    operation: 'createExchange',
    player: 'ratified',
    path: '/finance/exchange',
    opener: /^Exchange ₱50 for/,
    send: (sheet) => press(sheet, 'Exchange'),
  },
  {
    operation: 'claimLetter',
    player: 'ratified',
    path: '/inbox',
    opener: /reward/i,
    send: (sheet) => press(sheet, 'Claim'),
  },
]

const ENDED = { kind: 'code', code: 20_002, msg: 'Please log in again' } as const
const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' })

/** The toast of the ended session shows in the lobby, and so does one of a later failure. */
async function expectToasts(page: Page, sandbox: MockSandbox): Promise<void> {
  await expect(toasts(page).getByText(ENDED.msg)).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  await sandbox.injectFault('getBalance', { kind: 'code', code: 50_000, msg: 'No balance now' }, { times: 5 })
  await page
    .getByRole('link', { name: 'Log in' })
    .or(page.getByRole('link', { name: 'Login' }))
    .first()
    .click()
  await fillLogin(page, 'ratified')
  await expect(toasts(page).getByText('No balance now').first()).toBeVisible()
}

for (const { operation, player, path, opener, send } of SHEETS) {
  const title = `a session that ends with ${operation} in its sheet shows its toast, and later toasts`
  test(title, { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await openAs(page, player, path)
    await page.getByRole('main').getByRole('button', { name: opener }).first().click()
    await sandbox.injectFault(operation, ENDED)
    await send(page.getByRole('dialog'), page)
    await expectToasts(page, sandbox)
  })
}

test('a session that ends with createWithdrawal in its sheet shows its toast, and later toasts', async ({
  page,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/finance/withdraw')
  await expect(amountField(page)).toBeVisible()
  await review(page, '500')
  await sandbox.injectFault('createWithdrawal', ENDED)
  await confirm(page)
  await expectToasts(page, sandbox)
})

test(
  'a session that ends with deleteLetters in its question shows its toast, and later toasts',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/inbox')
    await sandbox.injectFault('deleteLetters', ENDED)
    await page.getByRole('button', { name: 'Message options' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete read' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToasts(page, sandbox)
  },
)
