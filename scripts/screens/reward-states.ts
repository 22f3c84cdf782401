import type { Page } from 'playwright'
import { clickWhenSeen } from '../../tests/e2e/support/presses.ts'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'

async function claim(page: Page, button: number): Promise<void> {
  await page.getByRole('main').getByRole('region').getByRole('button').nth(button).click()
  const popup = page.getByRole('dialog')
  // A toast may be in the dialog too, after its own button.
  await clickWhenSeen(popup.getByRole('button').first())
  await popup.waitFor({ state: 'detached' })
}

/** Claims the first reward that is ready, and closes the popup. */
export function claimFirst(page: Page): Promise<void> {
  return claim(page, 0)
}

/** The same on the friend card, after the buttons of spins and energy. */
export function claimFriendReward(page: Page): Promise<void> {
  return claim(page, 2)
}

/** Claims the first reward of the VIP page, whose response is lost while the page cannot be read again. */
export async function loseVipClaim(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('claimVipDaily', { kind: 'drop' })
  await page.getByRole('main').getByRole('region').getByRole('button').first().click()
  await page.getByRole('main').getByRole('status').first().waitFor()
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill(code)
  await clickWhenSeen(page.getByRole('main').locator('button[type=submit]'))
}

/** A code that all players have used up. */
export async function redeemExhausted(page: Page): Promise<void> {
  await redeem(page, 'USED')
  await page.locator('[aria-invalid]').waitFor()
}

/** The rewards of a code. */
export async function redeemGiftCode(page: Page): Promise<void> {
  await redeem(page, 'FIESTA2026')
  await page.getByRole('dialog').waitFor()
}

/** A code whose response is lost. */
export async function loseRedeem(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('redeemCode', { kind: 'drop' })
  await redeem(page, 'FIESTA2026')
  await page.getByRole('main').getByRole('status').first().waitFor()
}

/** Opens the first activity in its frame. */
export async function openFirstActivity(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

/** A gift with nothing left to claim. */
export async function showUsedGift(page: Page, sandbox: MockSandbox): Promise<void> {
  const changes = Object.fromEntries([0, 1, 2].map((step) => [`/steps/${String(step)}/state`, 'claimed']))
  await sandbox.injectFault('getRecallTask', { kind: 'replace', changes }, { times: 20 })
  await page.reload()
}
