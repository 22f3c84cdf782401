import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { toStorageName } from '../../../src/platform/storage.ts'
import { toStoredUser, type UserFields } from '../../../src/stores/stored-user.ts'
import { test as base, expect, type Page } from 'playwright/test'
import { MockSandbox } from '../../support/mock-sandbox.ts'
import { watchSecrets } from '../../support/secrets.ts'
import { seenBefore } from '../../support/seen-before.ts'
import { goTo, waitForHistory } from './page-state.ts'
import { clickWhenSeen, watchIgnoredPresses } from './presses.ts'
import { countRequests } from './settled.ts'

/**
 * A test with its own sandbox: `sandbox` controls it, and `page` has its cookie. The device has been used before, unless
 * the test sets `test.use({ isFirstVisit: true })`: then the age sheet, announcements and hints appear.
 */
export const test = base.extend<{
  sandbox: MockSandbox
  pageErrors: string[]
  secrets: void
  ignoredPresses: void
  mayIgnorePresses: boolean
  /** The page of another device in the same sandbox. */
  otherDevice: Page
  isFirstVisit: boolean
  scenario: string
}>({
  isFirstVisit: [false, { option: true }],
  mayIgnorePresses: [false, { option: true }],
  scenario: ['default', { option: true }],
  sandbox: [
    async ({ context, baseURL, isFirstVisit, scenario }, use) => {
      countRequests(context)
      if (!isFirstVisit) await context.addInitScript(seenBefore)
      const sandbox = await MockSandbox.create(process.env['TUMPAK_MOCK_URL'] ?? '', undefined, scenario)
      await context.addCookies([{ name: 'tumpak_sandbox', value: sandbox.id, url: baseURL ?? '', sameSite: 'Lax' }])
      await use(sandbox)
    },
    { auto: true },
  ],
  otherDevice: [
    async ({ browser, sandbox, baseURL }, use) => {
      const context = await browser.newContext({ baseURL })
      await context.addCookies([{ name: 'tumpak_sandbox', value: sandbox.id, url: baseURL ?? '', sameSite: 'Lax' }])
      await context.addInitScript(seenBefore)
      const ignored = await watchIgnoredPresses(context)
      await use(await context.newPage())
      expect(ignored).toEqual([])
      await context.close()
    },
    { scope: 'test' },
  ],
  // Fails on violations of the security headers and on uncaught errors. A test that causes an error on purpose removes
  // it from the list.
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Type/.test(message.text())) errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  // Fails if the app ignores a press, unless the test is about that: `test.use({ mayIgnorePresses: true })`.
  ignoredPresses: [
    async ({ context, mayIgnorePresses }, use) => {
      const ignored = await watchIgnoredPresses(context)
      await use()
      if (!mayIgnorePresses) expect(ignored).toEqual([])
    },
    { auto: true },
  ],
  // Fails if a password, an OTP, or a hash of one, is in storage, in an address or on the console.
  secrets: [
    async ({ context }, use) => {
      const leaks = await watchSecrets(context)
      await use()
      expect(await leaks()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The tag of a test that repeats another in a second language, theme, size or server: only `npm run test:full` runs it. */
export const FULL_ONLY = '@full'

/** Tags the cases of one rule: the first runs in `npm test`, the others in `npm run test:full` alone. */
export const tagFurtherCases = (index: number): string[] => (index === 0 ? [] : [FULL_ONLY])

/** The tag of second presses in every rhythm: a step of `npm run test:full`. */
export const FULL_PRESSES = '@full-presses'

/** The personas who get the KYC reminder on each page load. */
const UNRATIFIED = ['newplayer', 'emptylists', 'firstwin']

/** Dismisses the KYC reminder once it appears. */
export async function dismissKycReminder(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: 'Verify your identity' })
  await reminder.getByRole('button', { name: 'Later' }).click()
  await expect(reminder).toHaveCount(0)
}

/** Dismisses the KYC reminder whenever it appears. */
async function dismissKycReminders(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: /^(Verify your identity|Xác minh danh tính)$/ })
  // Not a tap: the test may have opened something over it.
  await page.addLocatorHandler(reminder, () => reminder.getByRole('button').first().dispatchEvent('click'))
}

/** Fills in and submits the login page once it is open: until then, sign-up shows fields of the same names. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Login' }) })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill('tumpak123')
  await clickWhenSeen(form.getByRole('button', { name: 'Login' }))
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
}

/** Opens, fills in and submits the login page. */
export async function sendLogin(page: Page, username: string): Promise<void> {
  // A sheet or prompt may just have closed.
  await goTo(page, '/login')
  await fillLogin(page, username)
}

/** Logs a persona in by the form, and dismisses the KYC reminder now and later. */
export async function logIn(page: Page, username: string): Promise<void> {
  await sendLogin(page, username)
  await expect(page).toHaveURL(/\/game/)
  if (!UNRATIFIED.includes(username)) return
  await dismissKycReminder(page)
  // The pending history step would cancel the next navigation.
  await waitForHistory(page)
  await dismissKycReminders(page)
}

/** Makes the device that of a returning persona, without opening the app: it has their record and cookie. */
export async function becomePlayer(page: Page, username: string): Promise<void> {
  const response = await page.request.post('/api/user/login', {
    data: { username, password: hashPassword('tumpak123') },
  })
  const { data } = (await response.json()) as { data: UserFields }
  // On the app's origin, without the app.
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name, JSON.stringify({ value, expires: Date.now() + 86_400_000 })),
    [toStorageName('userInfo'), toStoredUser(data)] as const,
  )
  if (UNRATIFIED.includes(username)) await dismissKycReminders(page)
}

/**
 * Opens a page as a returning persona, and dismisses the KYC reminder. For tests that are not about login; a third of the
 * form's time.
 */
export async function openAs(page: Page, username: string, path: string): Promise<void> {
  await becomePlayer(page, username)
  await page.goto(path)
}
