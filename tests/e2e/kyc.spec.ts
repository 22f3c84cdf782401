import type { Page } from 'playwright/test'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { ID_NUMBER, chooseAll, continueButton, fillDetails, handIn, handInButton, saveButton } from './support/kyc.ts'
import { advanceClock } from './support/page-state.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

const TEN_SECONDS = 10_000
const MINUTE = 60_000

const status = (page: Page) => page.getByRole('main').getByRole('status').first()

/** The operator decides; the page notices by itself. Needs an installed clock. */
async function decide(page: Page, sandbox: MockSandbox, title: string): Promise<void> {
  await sandbox.advance(10 * MINUTE)
  await expect(async () => {
    await advanceClock(page, sandbox, 31_000)
    await expect(status(page)).toContainText(title, { timeout: 1000 })
  }).toPass()
}

/** The browser's Back within the steps, which have an entry of their own. */
async function stepBack(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { isOverlay?: boolean } | null)?.isOverlay === true)
  await page.evaluate(() => history.back())
}

test('verification: hub, details, pictures, review, then withdraw opens without a reload', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openAs(page, 'newplayer', '/kyc/verification')
  const steps = page.getByRole('list').filter({ hasText: 'Our review' })
  await expect(steps.getByRole('listitem')).toHaveText([/Next/, /To do/, /To do/])
  await expect(page.getByRole('timer')).toHaveText('2 days 23 h left')

  await page.getByRole('link', { name: 'Verify your identity' }).click()
  await expect(page).toHaveURL(/\/kyc\/baseInfo$/)
  await fillDetails(page)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/upload$/)
  await expect(page.getByText('Processed Successfully')).toBeVisible()

  await chooseAll(page)
  await handIn(page)
  await expect(status(page)).toContainText("We're checking your documents")
  await expect(page.getByRole('main')).toContainText('****21XQ')

  // The draft is gone, and nothing can be changed now.
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('TUMPAK_KYCDRAFT')
  await page.goto('/kyc/baseInfo')
  await expect(page.getByText("You can't change anything now.")).toBeVisible()
  await page.getByRole('link', { name: 'View status' }).click()

  // User info follows.
  await decide(page, sandbox, "You're verified")
  // The wallet is empty.
  await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse games' }).click()
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
  // No redirect back here: the transaction password is still missing.
  await expect(page.getByRole('dialog')).toContainText(/transaction password/i)
})

test('a passport needs no picture of a back side', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'newplayer', '/kyc/baseInfo')
  await fillDetails(page, { idType: 'Passport' })
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/upload$/)
  await chooseAll(page, ['Front of your ID', 'Selfie'])
  await expect(page.getByRole('region', { name: 'Back of your ID' })).toHaveCount(0)
  await handIn(page)
  expect(await sandbox.calls('uploadImage')).toHaveLength(2)
})

test(
  'a rejected player sees the reason, corrects it, and is no longer suspended once verified',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('Username').fill('suspended')
    await page.getByLabel('Password', { exact: true }).fill('tumpak123')
    await clickWhenSeen(page.getByRole('button', { name: 'Login' }))
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Complete KYC' }).click()
    await expect(page).toHaveURL(/\/kyc\/verification$/)
    await expect(page.getByRole('main')).toContainText('Your account is suspended')
    await expect(page.getByRole('main')).toContainText('The ID number does not match the picture.')
    await page.getByRole('link', { name: 'Fix your ID number' }).click()
    await fillDetails(page)
    await saveButton(page).click()
    await chooseAll(page)
    await handInButton(page).click()
    await expect(status(page)).toContainText("We're checking your documents")
    await decide(page, sandbox, "You're verified")
    await page.getByRole('link', { name: 'Browse games', exact: true }).click()
    await expect(page).toHaveURL(/\/game$/)
  },
)

test(
  'a rejected picture leads straight to the pictures, with a letter in the inbox',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openAs(page, 'newplayer', '/kyc/baseInfo')
    await fillDetails(page, { idType: 'Passport', idNumber: 'P123 1111' })
    await saveButton(page).click()
    await chooseAll(page, ['Front of your ID', 'Selfie'])
    await handIn(page)
    await expect(status(page)).toContainText("We're checking your documents")
    await decide(page, sandbox, 'The picture of the ID is not readable.')
    await page.getByRole('link', { name: 'Retake the front photo' }).click()
    await expect(page).toHaveURL(/\/kyc\/upload$/)
    await expect(page.getByRole('main')).toContainText('The picture of the ID is not readable.')
    await chooseAll(page, ['Front of your ID', 'Selfie'])
    await handIn(page)
    await expect(status(page)).toContainText("We're checking your documents")
    await page.goto('/inbox')
    await expect(page.getByText('Your documents were rejected')).toBeVisible()
  },
)

test(
  'the letter of the verdict updates an open status page, and the guards of other pages',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await sandbox.change('newplayer', { identityStatus: 'pending' })
    await openAs(page, 'newplayer', '/kyc/status')
    await expect(status(page)).toContainText("We're checking your documents")
    // The socket is open, and the first counts are known.
    await sandbox.push('inbox.unread', 5)
    await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()
    await sandbox.change('newplayer', { identityStatus: 'approved', kycStatus: 'ratified' })
    await expect(status(page)).toContainText("You're verified")
    await page.getByRole('link', { name: 'Browse games', exact: true }).click()
    await expect(page).toHaveURL(/\/game$/)
    await sandbox.change('newplayer', { identityStatus: 'rejected', kycStatus: 'unratified', onlyKyc: true })
    await expect(page).toHaveURL(/\/profile$/)
  },
)

test(
  'a double-click saves once, and a lost response is reported with Retry',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openAs(page, 'newplayer', '/kyc/baseInfo')
    await fillDetails(page)
    // Neither a dropped connection, which Chromium may retry, nor a failure shown between the two taps, after which the
    // second rightly retries.
    await sandbox.injectFault('saveIdentityBase', { kind: 'timeout' }, { after: true })
    await clickTwice(saveButton(page))
    await expect.poll(async () => (await sandbox.calls('saveIdentityBase')).length).toBe(1)
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText('Request timeout')).toBeVisible()
    await expect(page.getByLabel('Occupation')).toHaveValue('teacher')
    expect(await sandbox.calls('saveIdentityBase')).toHaveLength(1)
    await clickWhenSeen(saveButton(page))
    await expect(page).toHaveURL(/\/kyc\/upload$/)
  },
)

test('a save that ends after the player has left does not navigate', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'newplayer', '/kyc/verification')
  await page.getByRole('link', { name: 'Verify your identity' }).click()
  await fillDetails(page)
  await sandbox.injectFault('saveIdentityBase', { kind: 'delay', ms: 1500 })
  await saveButton(page).click()
  // Back leads to the previous step, and stays while the details are being saved.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Occupation')).toBeVisible()
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Profile/ })
    .click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect.poll(async () => (await sandbox.calls('saveIdentityBase')).length).toBe(1)
  await expect(page).toHaveURL(/\/profile$/)
  // The player's next page knows the response.
  await page.getByRole('link', { name: /Identity/ }).click()
  await expect(page.getByRole('link', { name: 'Add your photos' })).toBeVisible()
  expect(await sandbox.calls('saveIdentityBase')).toHaveLength(1)
})

test(
  'the draft survives leaving the page, and a reload except birthday and ID number',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'newplayer', '/kyc/verification')
    await page.getByRole('link', { name: 'Verify your identity' }).click()
    await fillDetails(page)
    await expect(page.getByText('Step 4 of 5')).toBeVisible()

    // Back, of the browser and of the page, goes back step by step, and then leaves; nothing is lost.
    await stepBack(page)
    await expect(page.getByLabel('City or municipality')).toHaveValue('Quezon City')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Birthday')).toHaveValue('02/28/1990')
    await stepBack(page)
    await expect(page.getByLabel('ID number')).toHaveValue(ID_NUMBER)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/kyc\/verification$/)
    await page.getByRole('link', { name: 'Verify your identity' }).click()
    await expect(page.getByLabel('Occupation')).toHaveValue('teacher')

    await page.reload()
    await expect(page.getByText('Your draft is back')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'PhilSys National ID' })).toBeChecked()
    await expect(page.getByLabel('ID number')).toHaveValue('')
    await page.getByLabel('ID number').fill('P1234567')
    await continueButton(page).click()
    await expect(page.getByLabel('Full name')).toHaveValue('María Clara de los Santos')
    await expect(page.getByLabel('Birthday')).toHaveValue('')
    const stored = await page.evaluate(() => localStorage.getItem('TUMPAK_KYCDRAFT'))
    expect(stored).toContain('Quezon City')
    expect(stored).not.toMatch(/P7654321|P1234567|1990/)

    // Logout removes it.
    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Logout|Confirm/ })
      .click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('TUMPAK_KYCDRAFT')
  },
)

test('a failed load offers Retry', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('getIdentity', { kind: 'code', code: 50000, msg: 'Nothing works today' }, { times: 3 })
  await openAs(page, 'newplayer', '/kyc/verification')
  await expect(page.getByText('Nothing works today').first()).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toBeVisible()

  await sandbox.injectFault('getIdentityOptions', { kind: 'code', code: 50000, msg: '' }, { times: 3 })
  await page.goto('/kyc/baseInfo')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('ID number')).toBeVisible()
})
