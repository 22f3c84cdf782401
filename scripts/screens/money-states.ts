import type { Page } from 'playwright'
import type { MockWorld } from '../../tests/support/mock-world.ts'
import { dialog, submit } from './states.ts'

/*
 * How the screens of money come into the states that are photographed: by role and by what both languages share.
 */

const amount = (page: Page) => page.locator('main input[inputmode=decimal]')

/** A deposit with the first coupon that fits, to be confirmed. */
export async function depositWithCoupon(page: Page): Promise<void> {
  await amount(page).fill('1000')
  await page.locator('main fieldset input[type=radio]').last().click()
  await submit(page)
  await dialog(page)
}

/** The page where a deposit is paid, in its frame. */
export async function depositFramed(page: Page): Promise<void> {
  await amount(page).fill('500')
  await submit(page)
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

/** More than may be withdrawn, though the balance covers it. */
export async function withdrawTooMuch(page: Page): Promise<void> {
  await amount(page).fill('4900')
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Amount and destination, to be confirmed. */
export async function withdrawConfirm(page: Page): Promise<void> {
  await amount(page).fill('500')
  await submit(page)
  await dialog(page)
}

/** A withdrawal whose answer was lost on the way. */
export async function loseWithdrawal(page: Page, world: MockWorld): Promise<void> {
  await world.fault('createWithdrawal', { kind: 'status', status: 504 })
  await withdrawConfirm(page)
  await page.locator('dialog input[type=password]').fill('tumpak123')
  await page.locator('dialog button[type=submit]').click()
  await page.getByRole('main').getByRole('status').first().waitFor()
}

/** The newest withdrawal of a status, as the history has it. */
export function withdrawalOfStatus(status: number): (page: Page) => Promise<void> {
  return async (page) => {
    const answer = await page.request.get(`/api/withdraw/fetch?status=${String(status)}&pageNum=1&pageSize=1`, {
      headers: { deviceId: 'screens' },
    })
    const { data } = (await answer.json()) as { data: { list: { orderNo: string }[] } }
    await page.goto(`/finance/withdraw?order=${data.list[0]?.orderNo ?? ''}`)
  }
}

/** The popup of the bound wallet, or the one that binds it. */
export async function openBindWallet(page: Page): Promise<void> {
  await page.getByRole('main').locator('section').nth(1).getByRole('button').first().click()
  await dialog(page)
  await page.locator('dialog input').first().waitFor()
}

/** A name and an account that no wallet has. */
export async function bindWrongly(page: Page): Promise<void> {
  await openBindWallet(page)
  await page.locator('dialog input[name=name]').fill('R2 D2')
  await page.locator('dialog input[name=account]').fill('8171234567')
  await page.locator('dialog button[type=submit]').click()
}

/** The first thing that the player's points buy. */
export async function chooseGoods(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await dialog(page)
}
