import type { Page } from 'playwright/test'
import { goBack } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, test } from './support/test.ts'

/** Fills the register form except the invitation code. */
async function fillRegister(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('fiesta2026')
  await page.getByLabel('Mobile number').fill('918 555 0001')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByRole('checkbox').check()
}

const signUp = (page: Page) => clickWhenSeen(page.getByRole('button', { name: 'Sign up' }))

test.describe('login', () => {
  test('Back skips login and register and leads to the lobby', async ({ page }) => {
    await page.goto('/game')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/register/)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/game/)
    await goBack(page)
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('register', () => {
  test('fills the invitation code of a link in and sends it', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await page.goto('/register?code=PAROL2')
    await expect(page.getByLabel('Invitation code')).toHaveValue('PAROL2')
    await fillRegister(page)
    await signUp(page)
    await expect(page).toHaveURL(/\/game/)
    await page.goto('/profile')
    await expect(page.getByText('Invited by')).toBeVisible()
    await expect(page.getByText('PAROL2')).toBeVisible()
    expect(await sandbox.calls('getRegistrationRule')).toHaveLength(1)
  })

  test('keeps the invitation code of a link across the other entry pages', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto('/register?code=PAROL2&returnTo=%2Fvip')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await main.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Invitation code')).toHaveValue('PAROL2')
    await expect(page).toHaveURL(/returnTo=%2Fvip/)
  })

  test(
    'opens the account of a sign-up whose response was lost, and welcomes its player',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await page.goto('/register')
      await fillRegister(page)
      await sandbox.injectFault('registerUser', { kind: 'drop' }, { after: true })
      await signUp(page)
      await expect(page.getByText("We don't know yet if your account was created")).toBeVisible()
      await signUp(page)
      await expect(page).toHaveURL(/\/game/)
      await expect(page.getByRole('dialog')).toContainText('Welcome')
      expect((await sandbox.calls('loginUser')).map(({ code }) => code)).toEqual([20_000])
    },
  )

  test('hands the typed name, and nothing else, over to login', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page)
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('opens the terms over the form and keeps its values', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page)
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Terms and conditions' }).click()
    await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible()
    await goBack(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
  })
})

test('password reset: an OTP sets a new password, which logs in', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Mobile number').fill('0917 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('SMS code').fill('123 456')
  await page.keyboard.press('Enter')
  await page.getByLabel('New password', { exact: true }).fill('another123')
  await page.getByLabel('Confirm new password').fill('another123')
  await clickWhenSeen(page.getByRole('button', { name: 'Reset password' }))
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('another123')
  await clickWhenSeen(page.getByRole('button', { name: 'Login' }))
  await expect(page).toHaveURL(/\/game/)
})

test('the OTP cooldown survives a reload and a changed device clock', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.clock.install()
  await page.goto('/forgetPassword')
  await page.getByLabel('Mobile number').fill('+63 917 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  const waiting = page.getByRole('button', { name: /Send again in/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(waiting).toHaveText(/0:(40|[0-3]\d)/)

  await page.reload()
  await expect(waiting).toHaveText(/0:(40|[0-3]\d)/)

  // A clock set back by a day must not extend the cooldown.
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now - 86_400_000)
  await page.reload()
  await expect(waiting).toHaveText(/ (1:00|0:\d\d)/)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()

  // The server has its own cooldown: its refusal appears beside the number.
  await page.getByLabel('Mobile number').fill('9171234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
  expect(await sandbox.calls('sendLoginPasswordOtp')).toHaveLength(2)
})
