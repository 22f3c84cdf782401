import type { Page } from 'playwright'
import { clickWhenSeen } from '../../tests/e2e/support/presses.ts'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import { dialog, submit } from './states.ts'

/* States of the money screens for screenshots, found by role and by what both languages share. */

const amount = (page: Page) => page.locator('main input[inputmode=decimal]')

/** A deposit with the first suitable coupon, before the confirmation. */
export async function depositWithCoupon(page: Page): Promise<void> {
  await amount(page).fill('1000')
  await page.locator('main button[name=couponId]').click()
  await dialog(page)
  await clickWhenSeen(page.locator('dialog li button').last())
  await page.locator('dialog').waitFor({ state: 'detached' })
  await submit(page)
  await dialog(page)
}

/** The payment page in its frame. */
export async function depositFramed(page: Page): Promise<void> {
  await amount(page).fill('500')
  await submit(page)
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

/** More than may be withdrawn, although the balance covers it. */
export async function withdrawTooMuch(page: Page): Promise<void> {
  await amount(page).fill('4900')
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Amount and destination, before the confirmation. */
export async function withdrawConfirm(page: Page): Promise<void> {
  await amount(page).fill('500')
  await submit(page)
  await dialog(page)
}

/** A withdrawal whose response is lost. */
export async function loseWithdrawal(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('createWithdrawal', { kind: 'status', status: 504 })
  await withdrawConfirm(page)
  await page.locator('dialog input[type=password]').fill('tumpak123')
  await clickWhenSeen(page.locator('dialog button[type=submit]'))
  await page.getByRole('main').getByRole('status').first().waitFor()
}

/** The newest withdrawal with a status, in the history. */
export function withdrawalOfStatus(status: number): (page: Page) => Promise<void> {
  return async (page) => {
    const response = await page.request.get(`/api/withdraw/fetch?status=${String(status)}&pageNum=1&pageSize=1`, {
      headers: { deviceId: 'screens' },
    })
    const { data } = (await response.json()) as { data: { list: { orderNo: string }[] } }
    await page.goto(`/finance/withdraw?order=${data.list[0]?.orderNo ?? ''}`)
  }
}

/** The sheet of the bound wallet, from the withdrawal. */
export async function openBoundWallet(page: Page): Promise<void> {
  await page.locator('main button:has-text("GCash")').click()
  await dialog(page)
}

/** The sheet that binds a wallet. */
export async function openBindWallet(page: Page): Promise<void> {
  await page.getByRole('main').locator('section').last().getByRole('button').first().click()
  await dialog(page)
  await page.locator('dialog input').first().waitFor()
}

/** The receipt of a finished order. */
export function toReceipt(open: (page: Page) => Promise<void>): (page: Page) => Promise<void> {
  return async (page) => {
    await open(page)
    const success = page.locator('main [data-state=success]')
    await success.waitFor()
    const button = success.getByRole('button')
    // A wide page shows the receipt beside it.
    if ((await button.count()) === 0) return
    await button.click()
    await dialog(page)
  }
}

/** The coupons of the deposit form. */
export async function chooseCoupon(page: Page): Promise<void> {
  await page.locator('main button[name=couponId]').click()
  await dialog(page)
}

/** An invalid name and account. */
export async function bindWrongly(page: Page): Promise<void> {
  await openBindWallet(page)
  await page.locator('dialog input[name=name]').fill('R2 D2')
  await page.locator('dialog input[name=account]').fill('8171234567')
  await clickWhenSeen(page.locator('dialog button[type=submit]'))
}

/** The first goods of the mall. */
export async function chooseGoods(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await dialog(page)
}

/** An exchange whose result is unknown. */
export async function loseExchange(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('createExchange', { kind: 'status', status: 504 })
  await chooseGoods(page)
  await clickWhenSeen(page.locator('dialog button[type=submit]'))
  await page.getByRole('main').getByRole('status').first().waitFor()
}
