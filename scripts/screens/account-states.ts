import type { Page } from 'playwright'
import { drawDocument } from '../../tests/support/draw-picture.ts'
import { dialog, submit } from './states.ts'

/* States of the account's screens, found by role and by what both languages share. */

/** Presses the profile's button with this index, which opens something over the page. */
export function openRow(place: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('main').getByRole('button').nth(place).click()
    await dialog(page)
  }
}

/** Registers with a name and a number that are taken. */
export async function registerTaken(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('takenname')
  await page.locator('input[name=password]').fill('tumpak123')
  await page.locator('input[name=phone]').fill('0918 555 0001')
  await page.locator('input[type=checkbox]').check()
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Requests the OTP that resets a password, which leads to its step. */
export async function sendOtp(page: Page): Promise<void> {
  await page.locator('input[name=phone]').fill('9171234567')
  await submit(page)
  await page.locator('input[name=verifyCode]').waitFor()
}

/** Goes on to the step of the new password. */
export async function enterOtp(page: Page): Promise<void> {
  await sendOtp(page)
  await page.locator('input[name=verifyCode]').fill('123456')
  await submit(page)
  await page.locator('input[name=repeated]').waitFor()
}

/** Uploads a text file with a picture's name. */
export async function uploadNoPicture(page: Page): Promise<void> {
  await openRow(0)(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') })
  await page.getByRole('dialog').getByRole('alert').waitFor()
}

/** Chooses a custom picture without sending it. */
export async function chooseAvatar(page: Page): Promise<void> {
  await openRow(0)(page)
  const buffer = await drawDocument(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('dialog img[src^="blob:"]').last().waitFor()
}

/** Plays until the session reminder opens. */
export async function remindOfTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now()
    const began = now - 30 * 60_000
    const keep = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify({ value, expires: null }))
    keep('TUMPAK_REMINDERMINUTES', 30)
    keep('TUMPAK_PLAYINGSINCE', { since: began, remindedAt: began })
  })
  await page.reload()
  await dialog(page)
}
