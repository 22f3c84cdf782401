import { continueButton, fillDetails, saveButton } from './support/kyc.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test } from './support/test.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.describe('birthday on a device in UTC', () => {
  test.use({ timezoneId: 'UTC' })

  const day = (time: number) => new Date(time + 8 * 60 * MINUTE).toISOString().slice(0, 10)
  const born21YearsBefore = (manilaDay: string) => {
    const [year, month, date] = manilaDay.split('-')
    return `${month ?? ''}/${date ?? ''}/${String(Number(year) - 21)}`
  }

  test('is refused the day before the 21st birthday in Manila and accepted on the day', async ({ page, sandbox }) => {
    // The next midnight in Manila, which is 16:00 UTC; a day that every year has.
    let midnight = Math.ceil((Date.now() + 8 * 60 * MINUTE) / DAY) * DAY - 8 * 60 * MINUTE
    if (day(midnight).endsWith('-02-29')) midnight += DAY
    const birthday = born21YearsBefore(day(midnight))
    await openAs(page, 'newplayer', '/kyc/baseInfo')
    await page.clock.setFixedTime(midnight - MINUTE)
    await fillDetails(page, { birthday })
    await saveButton(page).click()
    await expect(page.getByLabel('Birthday')).toHaveAccessibleDescription(/Players must be 21 or older\./)
    await expect(page.getByLabel('Birthday')).toBeFocused()
    expect(await sandbox.calls('saveIdentityBase')).toHaveLength(1)

    await page.clock.setFixedTime(midnight + MINUTE)
    await sandbox.advance(midnight + MINUTE - Date.now())
    for (const button of [continueButton, continueButton, saveButton]) await clickWhenSeen(button(page))
    await expect(page).toHaveURL(/\/kyc\/upload$/)
  })

  test('is sent on the 21st birthday by a device with a slow clock', async ({ page, sandbox }) => {
    let now = Date.now()
    if (day(now).endsWith('-02-29')) {
      now += DAY
      await sandbox.advance(DAY)
    }
    await openAs(page, 'newplayer', '/kyc/baseInfo')
    // Setting the clock back during loading would keep the pending view for as long.
    await expect(page.getByLabel('ID number')).toBeVisible()
    await page.clock.setFixedTime(now - 3 * DAY)
    await fillDetails(page, { birthday: born21YearsBefore(day(now)) })
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/kyc\/upload$/)
  })

  test('is judged by the server when the device clock is ahead', async ({ page }) => {
    await openAs(page, 'newplayer', '/kyc/baseInfo')
    await page.clock.setFixedTime(Date.now() + 3 * DAY)
    await fillDetails(page, { birthday: born21YearsBefore(day(Date.now() + 2 * DAY)) })
    await saveButton(page).click()
    await expect(page.getByLabel('Birthday')).toHaveAccessibleDescription(/21/)
    await expect(page.getByLabel('Birthday')).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('María Clara de los Santos')
  })
})
