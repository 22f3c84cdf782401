import { endFirstVisit } from '../support/seen-before.ts'
import { goBack, goTo, reload, waitForHistory } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { dismissKycReminder, expect, fillLogin, FULL_ONLY, logIn, sendLogin, test } from './support/test.ts'

test.describe('the KYC reminder', () => {
  test('opens once per page load, and Verify Now leads to verification, where it never opens', async ({ page }) => {
    await sendLogin(page, 'newplayer')
    const reminder = page.getByRole('alertdialog', { name: 'Verify your identity' })
    await expect(reminder).toContainText('within 3 days of registration')
    await reminder.getByRole('button', { name: 'Verify Now' }).click()
    await expect(page).toHaveURL(/\/kyc\/verification$/)
    await expect(reminder).toHaveCount(0)

    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await settled(page)
    await expect(reminder).toHaveCount(0)

    await goTo(page, '/wallet')
    await expect(reminder).toBeVisible()
    await goBack(page)
    await expect(reminder).toHaveCount(0)
    await expect(page).toHaveURL(/\/wallet$/)
    await page.getByRole('link', { name: 'Games' }).first().click()
    await expect(page).toHaveURL(/\/game$/)
    await expect(reminder).toHaveCount(0)
  })

  test('does not open for a ratified player', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await logIn(page, 'ratified')
    await expect.poll(async () => (await sandbox.calls('getBadges')).length).toBeGreaterThan(0)
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
})

test('a suspended player sees the suspended dialog and no reminder', { tag: FULL_ONLY }, async ({ page }) => {
  await sendLogin(page, 'suspended')
  const dialog = page.getByRole('dialog', { name: 'Your account is suspended' })
  await dialog.getByRole('button', { name: 'Complete KYC' }).click()
  await expect(page).toHaveURL(/\/kyc\/verification$/)
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await goTo(page, '/profile')
  await dialog.getByRole('button', { name: 'Customer Service' }).click()
  await expect(page).toHaveURL(/\/livechat$/)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test.describe('the announcements of the day', () => {
  test.use({ isFirstVisit: true })
  test.beforeEach(({ page }) => page.addInitScript(endFirstVisit))

  test('open once a day, and again for the next player after a logout', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto('/game')
    await page.getByRole('button', { name: 'Accept' }).click()
    const announcements = page.getByRole('dialog', { name: 'Announcements' })
    await expect(announcements.getByRole('listitem')).toHaveCount(2)
    await expect(announcements).toContainText('Planned maintenance')
    await announcements.getByRole('button', { name: 'Got it' }).click()
    await expect(announcements).toHaveCount(0)
    await reload(page)
    await logIn(page, 'ratified')
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)

    await page.getByRole('button', { name: /Open menu/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, 'ratified')
    await expect(announcements).toBeVisible()
  })

  test('wait for the lobby and for prompts of higher priority', { tag: FULL_ONLY }, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Accept' }).click()
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await logIn(page, 'newplayer')
    await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  })

  test(
    'do not open over the verification page, and open later on the lobby',
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Accept' }).click()
      await fillLogin(page, 'newplayer')
      await expect.poll(async () => (await sandbox.calls('listAnnouncements')).length).toBe(1)
      await settled(page)
      await page
        .getByRole('alertdialog', { name: 'Verify your identity' })
        .getByRole('button', { name: 'Verify Now' })
        .click()
      await expect(page).toHaveURL(/\/kyc\/verification$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForHistory(page)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      // A phone's subpage has Back in its place.
      await page.setViewportSize({ width: 820, height: 740 })
      await page.getByRole('link', { name: /Tumpak home/ }).click()
      await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
    },
  )
})

test.describe('the app update', () => {
  test.use({ scenario: 'operator' })

  test(
    "is offered for a build older than the server's version; on the web it reloads the page",
    { tag: FULL_ONLY },
    async ({ page }) => {
      await page.goto('/game')
      const offer = page.getByRole('alertdialog', { name: 'Your app is not the latest version, update now?' })
      await offer.getByRole('button', { name: 'Later' }).click()
      await expect(offer).toHaveCount(0)
      await reload(page)
      await offer.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/[?&]t=\d+/)
    },
  )
})

test('is not offered to the newest version', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.goto('/game')
  await expect.poll(async () => (await sandbox.calls('getAppVersion')).length).toBeGreaterThan(0)
  await settled(page)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('toasts show above a dialog and are announced there', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sendLogin(page, 'newplayer')
  await dismissKycReminder(page)
  await goTo(page, '/wallet')
  await dismissKycReminder(page)
  await sandbox.injectFault(
    'getBalance',
    { kind: 'code', code: 50000, msg: 'The balance is being counted' },
    { times: 5 },
  )
  await page.reload()
  const reminder = page.getByRole('alertdialog', { name: 'Verify your identity' })
  await expect(reminder.getByRole('status')).toContainText('The balance is being counted')
  await dismissKycReminder(page)
  await expect(page.getByRole('status').filter({ hasText: 'The balance is being counted' })).toHaveCount(1)
})
