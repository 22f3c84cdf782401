import type { Page } from 'playwright/test'
import { goBack } from './support/page-state.ts'
import { arrive, expect, test } from './support/test.ts'

/** A whole register form, with what a test wants otherwise. */
async function fillRegister(
  page: Page,
  other: Partial<Record<'Username' | 'Mobile number', string>> = {},
): Promise<void> {
  const values = { Username: 'fiesta2026', 'Mobile number': '918 555 0001', ...other }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByRole('checkbox').check()
}

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click()

test.describe('login', () => {
  test('a refusal stays beside its field, and what was typed stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('ratified')
    await page.getByLabel('Password', { exact: true }).fill('wrong1234')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const password = page.getByRole('textbox', { name: 'Password' })
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(/password/i)
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('wrong1234')
    await expect(page.getByLabel('Username')).toHaveValue('ratified')
  })

  test('the password can be read, and browsers know the fields', async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('two taps send once', async ({ page, world }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('ratified')
    await page.getByLabel('Password', { exact: true }).fill('tumpak123')
    await page.getByRole('button', { name: 'Login' }).dblclick()
    await expect(page).toHaveURL(/\/game/)
    expect(await world.calls('loginUser')).toHaveLength(1)
  })

  test('Back leads to game in place of login and register', async ({ page }) => {
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
  test('says what is missing, beside each field, before anything is sent', async ({ page, world }) => {
    await page.goto('/register')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await signUp(page)
    await expect(page.getByText('This is required.')).toHaveCount(3)
    await expect(page.getByText('Please confirm your age and agree to the terms first.')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.getByLabel('Username').fill('short')
    await page.getByLabel('Mobile number').fill('917123456')
    await expect(page.getByText('Please enter 6-13 alphanumeric without special character.')).toBeVisible()
    await expect(
      page.getByText('Please enter the 10 digits of your mobile number, or 11 with the leading 0.'),
    ).toBeVisible()
    expect(await world.calls('registerUser')).toHaveLength(0)
  })

  test('a taken name and a taken number are told beside them, and the form keeps the rest', async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page, { Username: 'takenname', 'Mobile number': '+63 917 123 4567' })
    await signUp(page)
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    // The number is shown as it is sent once its field was left.
    await expect(page.getByLabel('Mobile number')).toHaveValue('9171234567')
    await page.getByLabel('Username').fill('fiesta2026')
    await signUp(page)
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('tumpak123')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByLabel('Mobile number').fill('0918 555 0001')
    await signUp(page)
    await expect(page.getByText('Registered Successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/game/)
  })

  test('the code of a link stands in its field and counts', async ({ page, world }) => {
    await page.goto('/register?code=PAROL2')
    await expect(page.getByLabel('Invitation code')).toHaveValue('PAROL2')
    await fillRegister(page)
    await signUp(page)
    await expect(page).toHaveURL(/\/game/)
    await page.goto('/profile')
    await expect(page.getByText('Invited by')).toBeVisible()
    await expect(page.getByText('PAROL2')).toBeVisible()
    expect(await world.calls('getRegistrationRule')).toHaveLength(1)
  })

  test('the code of a link is not lost on the way by the other entry pages', async ({ page }) => {
    await page.goto('/register?code=PAROL2&returnTo=%2Fvip')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await main.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Invitation code')).toHaveValue('PAROL2')
    await expect(page).toHaveURL(/returnTo=%2Fvip/)
  })

  test('a code that nobody has is told beside its field', async ({ page }) => {
    await page.goto('/register?invitationCode=NOBODY')
    await fillRegister(page)
    await signUp(page)
    await expect(page.getByLabel('Invitation code')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Invitation code')).toBeFocused()
  })

  test('where registration needs a code, it must be given', async ({ page, world }) => {
    await page.goto('/register?code=INVITEONLY')
    const code = page.getByLabel('Registration code')
    await expect(code).toHaveValue('INVITEONLY')
    await code.fill('')
    await fillRegister(page)
    await signUp(page)
    await expect(code).toHaveAccessibleDescription('This is required.')
    expect(await world.calls('registerUser')).toHaveLength(0)
    await code.fill('PAROL3')
    await signUp(page)
    await expect(page).toHaveURL(/\/game/)
  })

  test('where registration is closed there is no form', async ({ page }) => {
    await page.goto('/register?code=CLOSED')
    await expect(page.getByText('Registration is closed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
  })

  test('registration that closes meanwhile is told, and nothing typed is lost', async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page)
    await page.getByLabel('Invitation code').fill('CLOSED')
    await signUp(page)
    await expect(page.getByText(/registration/i).first()).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
    await expect(page).toHaveURL(/\/register/)
  })

  test('how registration is open may be unknown: the form is there all the same', async ({ page, world }) => {
    await world.fault('getRegistrationRule', { kind: 'status', status: 500 }, { times: 5 })
    await page.goto('/register')
    await fillRegister(page)
    await signUp(page)
    await expect(page).toHaveURL(/\/game/)
  })

  test('the terms open over the form, which stays as it is', async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page)
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Terms and conditions' }).click()
    await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible()
    await goBack(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
  })
})

test('a forgotten password is reset by a code, and the new one logs in', async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgetPassword/)
  const send = page.getByRole('button', { name: 'Send code' })
  const code = page.getByLabel('Code from the SMS')
  await page.getByLabel('Mobile number').fill('917 123 456')
  await expect(send).toBeDisabled()
  await page.getByLabel('Mobile number').fill('0917 123 4567')

  // A failed send starts no wait.
  await world.fault('sendLoginPasswordOtp', { kind: 'status', status: 500 })
  await send.click()
  await expect(page.getByText('Server error!')).toBeVisible()
  await expect(send).toBeEnabled()

  await send.dblclick()
  await expect(page.getByText('Sent Successfully')).toBeVisible()
  expect(await world.calls('sendLoginPasswordOtp')).toHaveLength(2)
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')

  await page.getByLabel('New password', { exact: true }).fill('another123')
  await page.getByLabel('New password again').fill('another124')
  await code.fill('000 000')
  const submit = page.getByRole('button', { name: 'Reset password' })
  await submit.click()
  await expect(page.getByText('Two password entries are inconsistent')).toBeVisible()
  await page.getByLabel('New password again').fill('another123')
  await submit.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another123')

  // Too late.
  await world.advance(5 * 60_000)
  await code.fill('123456')
  await submit.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await page.clock.fastForward(61_000)
  await send.click()
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('123 456')
  await submit.click()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('another123')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/game/)
})

test('the wait for another code survives a reload and a moved clock', async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/forgetPassword')
  await page.getByLabel('Mobile number').fill('+63 917 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  const waiting = page.getByRole('button', { name: /Send again in/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(20_000)
  await expect(waiting).toHaveText(/0:(40|39)/)

  await page.reload()
  await expect(waiting).toHaveText(/0:(40|39|38)/)

  // Set back by a day before a reload: no longer than a wait is.
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now - 86_400_000)
  await page.reload()
  await expect(waiting).toHaveText(/(1:00|0:5\d)/)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()

  // The server counts for itself: its refusal is told beside the number.
  await page.getByLabel('Mobile number').fill('9171234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
  expect(await world.calls('sendLoginPasswordOtp')).toHaveLength(2)
})

test('who is logged in changes the password with the old one', async ({ page }) => {
  await arrive(page, 'ratified', '/profile')
  await page.getByRole('button', { name: /Login password/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Change login password' })
  const old = sheet.getByLabel('Current password')
  const save = sheet.getByRole('button', { name: 'Save' })
  await old.fill('nottheone1')
  await sheet.getByLabel('New password', { exact: true }).fill('tumpak123')
  await sheet.getByLabel('New password again').fill('tumpak124')
  await save.click()
  await expect(sheet.getByText('Two password entries are inconsistent')).toBeVisible()
  await sheet.getByLabel('New password again').fill('tumpak123')
  await save.click()
  await expect(old).toHaveAttribute('aria-invalid', 'true')
  await old.fill('tumpak123')
  await save.click()
  await expect(sheet.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('New password', { exact: true }).fill('another123')
  await sheet.getByLabel('New password again').fill('another123')
  await save.click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('Processed Successfully')).toBeVisible()
})
