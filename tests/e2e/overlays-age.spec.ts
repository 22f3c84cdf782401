import { reload } from './support/page-state.ts'
import { expect, FULL_ONLY, logIn, test } from './support/test.ts'
import { isFocusInDialog } from './support/overlays.ts'

test.use({ isFirstVisit: true })

const SHEET = { name: 'Are you 21 or older?' }
/** The stated restricted persons. */
const RESTRICTED = [
  'government officials',
  'armed forces or police',
  'persons under 21',
  "persons on the regulator's restricted database",
  'gaming employment licence holders',
]

test('the age sheet lists who may not play and is not closed by Esc or Back', async ({ page }) => {
  await page.goto('/game')
  const sheet = page.getByRole('alertdialog', SHEET)
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveText(RESTRICTED)
  await expect(sheet).toContainText('Funds of ineligible players are forfeited.')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  for (let stop = 0; stop < 8; stop += 1) {
    expect(await isFocusInDialog(page)).toBe(true)
    await page.keyboard.press('Tab')
  }
})

test(
  'terms and privacy policy open over the age sheet, and Back closes only them',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await page.goto('/game')
    const sheet = page.getByRole('alertdialog', SHEET)
    await sheet.getByRole('button', { name: 'Terms and conditions' }).click()
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
    await expect(terms).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(terms).toHaveCount(0)
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Terms and conditions' })).toBeFocused()
    await sheet.getByRole('button', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible()
  },
)

test('the accepted age sheet stays away after a reload, a login and a logout', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/login')
  const sheet = page.getByRole('alertdialog', SHEET)
  await sheet.getByRole('button', { name: 'Accept' }).click()
  await expect(sheet).toHaveCount(0)
  await logIn(page, 'ratified')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await reload(page)
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('TUMPAK_AGEACCEPTED'))).toBe('{"value":true,"expires":null}')
})

test('Exit of the age sheet leads to a search site and accepts nothing', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/game')
  const left = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('google'))
  await page.getByRole('alertdialog', SHEET).getByRole('button', { name: 'Exit' }).click()
  expect((await left).url()).toContain('google')
  const again = await page.context().newPage()
  await again.goto('/game')
  await expect(again.getByRole('alertdialog', SHEET)).toBeVisible()
})

test('the age sheet opens before every other prompt', async ({ page }) => {
  await page.goto('/wallet')
  await expect(page.getByRole('alertdialog', SHEET)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('dialog')).toContainText('Please login first to view')
})

test('in Vietnamese', { tag: FULL_ONLY }, async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null })),
  )
  await page.goto('/game')
  const sheet = page.getByRole('alertdialog', { name: 'Bạn đã đủ 21 tuổi chưa?' })
  await expect(sheet.getByRole('listitem')).toHaveCount(5)
  await sheet.getByRole('button', { name: 'Đồng ý' }).click()
  await expect(sheet).toHaveCount(0)
})
