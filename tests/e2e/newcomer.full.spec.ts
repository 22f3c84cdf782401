import type { Page } from 'playwright/test'
import { goTo, reload } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, logIn, sendLogin, test } from './support/test.ts'

const getWelcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome, fiesta2026!' })
const getReminder = (page: Page) => page.getByRole('alertdialog', { name: 'Verify your identity' })
const getAnnouncements = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('fiesta2026')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByLabel('Mobile number').fill('0918 555 0001')
  await page.getByRole('checkbox').check()
  await clickWhenSeen(page.getByRole('button', { name: 'Sign up' }))
}

async function signUpForGame(page: Page): Promise<void> {
  await page.goto('/game')
  await page
    .getByRole('button', { name: /Parol Nights/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
  await fillSignUp(page)
}

/** Leaves the open game. */
async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
}

test.describe('a player who has just signed up', () => {
  test('is welcomed with the steps, looks at the tapped game, and gets the KYC reminder on a later load', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install()
    await signUpForGame(page)

    const steps = getWelcome(page).getByRole('listitem')
    await expect(steps.nth(0)).toContainText('Account created: done')
    await expect(steps.nth(1)).toContainText('+50% bonus, up to ₱500')
    await expect(steps.nth(2)).toContainText(/By [A-Z][a-z]{2} \d+/)
    expect(await sandbox.calls('launchGame')).toEqual([])

    await getWelcome(page).getByRole('button', { name: 'Look at the game first' }).click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)

    // In the first minute not even a reload shows the reminder.
    await reload(page)
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    const card = page.getByRole('region', { name: 'Get started' })
    await expect(card.getByRole('link', { name: 'Verify ID' })).toHaveAttribute('href', '/kyc/verification')

    await page.clock.fastForward(60_000)
    await reload(page)
    await expect(getReminder(page)).toBeVisible()
  })

  test('without a game goes on to the first deposit, and finds the steps in the profile', async ({ page }) => {
    await page.goto('/register')
    await fillSignUp(page)
    await expect(getWelcome(page)).toContainText('+50% bonus, up to ₱500')
    await getWelcome(page).getByRole('button', { name: 'Deposit now' }).click()
    await expect(page.getByRole('radio', { name: /^With bonus/ })).toBeChecked()
    await expect(page).toHaveURL(/\/finance\/recharge$/)
    await goTo(page, '/profile')
    const card = page.getByRole('region', { name: 'Get started' })
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(card.getByRole('link', { name: 'Make your first deposit' })).toHaveAttribute(
      'href',
      '/finance/recharge',
    )
  })
})

test.describe('the KYC reminder', () => {
  test('waits while a form is open', async ({ page }) => {
    await sendLogin(page, 'newplayer')
    await getReminder(page).getByRole('button', { name: 'Later' }).click()
    await goTo(page, '/finance/recharge')
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(getReminder(page)).toBeVisible()
  })

  test('waits until a player who logged in for a game has left it', async ({ page }) => {
    await page.goto('/game')
    await page
      .getByRole('button', { name: /Parol Nights/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
    await fillLogin(page, 'newplayer')
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await leaveGame(page)
    await expect(getReminder(page)).toBeVisible()
  })
})

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('announcements are a dot at the inbox until the first game is over', async ({ page }) => {
    await page.goto('/game')
    await page.getByRole('button', { name: 'Accept' }).click()
    await logIn(page, 'ratified')
    await settled(page)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.getByRole('button', { name: /Open menu/ }).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /Inbox.*(unread|New announcements)/ }),
    ).toBeVisible()
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: /Parol Nights/ })
      .first()
      .click()
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
    await leaveGame(page)
    await expect(getAnnouncements(page).getByRole('listitem')).toHaveCount(2)
  })

  test('a game that a newcomer only looked at does not end the wait for announcements', async ({ page }) => {
    await page.goto('/game')
    await page.getByRole('button', { name: 'Accept' }).click()
    await logIn(page, 'ratified')
    await page
      .getByRole('button', { name: /Parol Nights/ })
      .first()
      .click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
    await leaveGame(page)
    await settled(page)
    await expect(getAnnouncements(page)).toHaveCount(0)
  })

  test('announcements can be read in the inbox', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Accept' }).click()
    await logIn(page, 'ratified')
    await settled(page)
    await goTo(page, '/inbox')
    await page.getByRole('button', { name: /Announcements/ }).click()
    await expect(getAnnouncements(page)).toContainText('Planned maintenance')
    await expect(getAnnouncements(page)).toContainText(/Starts /)
  })

  test('a maintenance within 24 hours is announced at once', async ({ page, sandbox }) => {
    await sandbox.advance(2.5 * 86_400_000)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Accept' }).click()
    // A player's responses bring the server's time.
    await logIn(page, 'ratified')
    await expect(getAnnouncements(page).getByRole('listitem')).toHaveCount(1)
    await expect(getAnnouncements(page)).toContainText('Planned maintenance')
  })
})
