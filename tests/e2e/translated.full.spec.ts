import type { Page } from 'playwright/test'
import { translatePage } from '../support/translate-page.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { openRendered, visit } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, openAs, test } from './support/test.ts'
import {
  amountField as withdrawalAmount,
  confirm,
  openForm as openWithdrawal,
  review,
  sheet,
} from './support/withdrawal.ts'

// The fixture fails on every uncaught error; React's own would end in the error page.
const main = (page: Page) => page.getByRole('main')
const translate = (page: Page) => page.evaluate(translatePage)

test('a translated deposit follows its amount, its order and its payment', async ({ page }) => {
  await openAs(page, 'ratified', '/finance/recharge')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('500')
  await translate(page)
  const submit = main(page).locator('form [type=submit]')
  await expect(submit).toHaveText('Deposit ₱500.00')
  await amount.fill('5,000')
  await expect(submit).toHaveText('Deposit ₱5,000.00')
  await amount.fill('5')
  await clickWhenSeen(submit)
  await expect(amount).toHaveAccessibleDescription(/₱100\.00/)
  await amount.fill('')
  await expect(submit).toHaveText('Deposit')
  await amount.fill('500')
  await page.getByRole('radio', { name: 'Maya' }).check()
  await clickWhenSeen(submit)
  const opened = page.context().waitForEvent('page')
  await main(page).getByText('Waiting for your payment').waitFor()
  await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
  const wallet = await opened
  await wallet.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(wallet.getByText('Payment confirmed')).toBeVisible()
  await page.bringToFront()
  await expect(main(page)).toContainText('Your deposit has arrived')
  await expect(main(page)).not.toContainText('Waiting for your payment')
})

test('a translated withdrawal follows its amount, its refusal and its order', async ({ page }) => {
  await openWithdrawal(page)
  await translate(page)
  await review(page, '500')
  await expect(sheet(page)).toContainText('₱500.00')
  await confirm(page, 'wrong123')
  await expect(sheet(page).getByLabel('Transaction password', { exact: true })).toHaveAccessibleDescription(/\S/)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await withdrawalAmount(page).fill('')
  await review(page, '600')
  await expect(sheet(page).getByRole('button', { name: /^Withdraw ₱/ })).toHaveText('Withdraw ₱600.00')
  await confirm(page)
  await expect(page).toHaveURL(/order=/)
  await expect(main(page)).toContainText('₱600.00')
})

test('a translated exchange follows its quantity and shows its result', async ({ page }) => {
  await openAs(page, 'ratified', '/finance/exchange')
  await translate(page)
  await page.getByRole('button', { name: 'Exchange ₱50 for ' }).click()
  const review = page.getByRole('dialog', { name: 'Review your exchange' })
  await expect(review).toContainText('480 points')
  await review.getByRole('button', { name: 'More' }).click()
  await expect(review).toContainText('960 points')
  await clickWhenSeen(review.getByRole('button', { name: 'Exchange' }))
  const done = page.getByRole('dialog', { name: 'Exchanged' })
  await expect(done).toContainText('2 × ₱50 for 960 points.')
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(main(page)).toContainText('320')
})

test('a translated login shows its error, and logs in and out', async ({ page }) => {
  await openRendered(page, '/login')
  await translate(page)
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('wrong1234')
  await clickWhenSeen(page.getByRole('button', { name: 'Login' }))
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/\S/)
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/game/)
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a translated lobby follows its tabs, the search and a change of language', async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  await translate(page)
  for (const name of ['Slots', 'Live', 'Sports', 'Hot']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  }
  await main(page).getByRole('link', { name: 'Search games' }).click()
  await page.getByRole('searchbox').fill('parol')
  await expect(
    main(page)
      .getByRole('button', { name: /Parol Nights/ })
      .first(),
  ).toBeVisible()
  await visit(page, '/profile')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(main(page).getByRole('link', { name: /Xác minh danh tính/ })).toBeVisible()
  await expect(main(page)).not.toContainText('Identity')
})

test('every text that React may change stands alone in its element', async ({ page }) => {
  const found: string[] = []
  async function collect(path: string): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        // A sentence with a link in it changes with its language alone.
        .filter(
          (element) =>
            !element.closest('[translate=no], svg, script, style') && !element.matches(':has(> a, > button)'),
        )
        .filter(({ childNodes }) => {
          const parts = [...childNodes].filter(({ nodeType, nodeValue }) => nodeType === 1 || (nodeValue ?? '') !== '')
          return parts.length > 1 && parts.some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '')
        })
        .map((element) => `${element.className}: ${(element.textContent ?? '').slice(0, 60)}`),
    )
    found.push(...texts.map((text) => `${path} ${text}`))
  }
  for (const path of VISITOR_PAGES) {
    await page.goto(path)
    await collect(path)
  }
  await openAs(page, 'ratified', '/faq')
  for (const path of PLAYER_PAGES) {
    await visit(page, path)
    await collect(path)
  }
  expect(found).toEqual([])
})
