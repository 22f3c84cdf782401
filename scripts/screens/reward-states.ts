import type { Page } from 'playwright'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'

async function claim(page: Page, button: number): Promise<void> {
  await page.getByRole('main').getByRole('region').getByRole('button').nth(button).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
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
