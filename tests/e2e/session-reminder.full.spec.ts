import type { Locator, Page } from 'playwright/test'
import { goTo, reload } from './support/page-state.ts'
import { openAs, expect, test } from './support/test.ts'

const MINUTE = 60_000

/** Time passes while the player is present: in steps, because a long absence counts as a break. */
async function play(page: Page, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) await page.clock.fastForward(5 * MINUTE)
}

/** The same minute by minute until the reminder: its code loads after the page. */
async function playUntil(page: Page, reminder: Locator): Promise<void> {
  const isReminded = async () => {
    await page.clock.fastForward(MINUTE)
    return reminder.isVisible()
  }
  await expect.poll(isReminded, { intervals: [100] }).toBe(true)
}

/** Logs in and sets the reminder to 15 minutes. */
async function setReminder(page: Page): Promise<void> {
  await page.clock.install()
  await openAs(page, 'ratified', '/profile')
  await page.getByRole('button', { name: /Session reminder.*Off/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Session reminder' })
  await expect(sheet).toContainText('Saved on this device only.')
  await sheet.getByRole('radio', { name: 'Every 15 minutes' }).check()
  await page.keyboard.press('Escape')
}

test('shows the play time, also over a game; Take a break closes the game', async ({ page }) => {
  await setReminder(page)
  await goTo(page, '/game')
  await page
    .getByRole('button', { name: /Parol Nights/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  const reminder = page.getByRole('alertdialog', { name: "You've been playing for 15 minutes" })
  await playUntil(page, reminder)
  await expect(page.locator('iframe')).toHaveCount(1)
  await reminder.getByRole('button', { name: 'Keep playing' }).click()
  await expect(reminder).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(1)

  const second = page.getByRole('alertdialog', { name: "You've been playing for 30 minutes" })
  await playUntil(page, second)
  await second.getByRole('button', { name: 'Take a break' }).click()
  await expect(second).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a reload does not reset the play time, and the reminder offers logout', async ({ page, sandbox }) => {
  await setReminder(page)
  await play(page, 10)
  await reload(page)
  await expect(page.getByRole('button', { name: /Session reminder.*15 min/ })).toBeVisible()
  const reminder = page.getByRole('alertdialog', { name: "You've been playing for 15 minutes" })
  await playUntil(page, reminder)
  await reminder.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The page does not wait for the response.
  await expect.poll(async () => (await sandbox.calls('logoutUser')).length).toBe(1)
})

test('a switched-off reminder never opens', async ({ page }) => {
  await setReminder(page)
  await page.getByRole('button', { name: /Session reminder/ }).click()
  await page.getByRole('radio', { name: 'Off' }).check()
  await page.keyboard.press('Escape')
  await play(page, 60)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
