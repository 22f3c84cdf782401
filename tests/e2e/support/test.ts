import { hashPassword } from '../../../src/lib/password-hash.ts'
import { nameOf } from '../../../src/platform/storage.ts'
import { toStoredUser, type UserFields } from '../../../src/stores/stored-user.ts'
import { test as base, expect, type Page } from 'playwright/test'
import { MockWorld } from '../../support/mock-world.ts'
import { watchSecrets } from '../../support/secrets.ts'
import { seenBefore } from '../../support/seen-before.ts'
import { historyInStep } from './page-state.ts'
import { countRequests } from './settled.ts'

/**
 * A test with a world of its own: `world` is the mock's side of it, `page` has the cookie that leads there. Whoever
 * looks has been here before, unless the test says `test.use({ isFirstVisit: true })`: then the age sheet, the notices
 * of the day and the hints come as to anybody.
 */
export const test = base.extend<{
  world: MockWorld
  pageErrors: string[]
  secrets: void
  isFirstVisit: boolean
  scenario: string
}>({
  isFirstVisit: [false, { option: true }],
  scenario: ['default', { option: true }],
  world: [
    async ({ context, baseURL, isFirstVisit, scenario }, use) => {
      countRequests(context)
      if (!isFirstVisit) await context.addInitScript(seenBefore)
      const world = await MockWorld.create(process.env['TUMPAK_MOCK_URL'] ?? '', undefined, scenario)
      await context.addCookies([{ name: 'tumpak_world', value: world.id, url: baseURL ?? '', sameSite: 'Lax' }])
      await use(world)
    },
    { auto: true },
  ],
  // Whatever the app does, it breaks no rule of its own security headers and throws nothing unseen. A test that means
  // to cause an error takes it out of the list.
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
  // No password and no code, nor a hash of one, is in storage, in an address or on the console once a test is over.
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

/** The personas whom the KYC reminder meets on each page load. */
const UNRATIFIED = ['newplayer', 'emptylists']

/** Puts the KYC reminder off, once it has come. */
export async function putOffKyc(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: 'Verify your identity' })
  await reminder.getByRole('button', { name: 'Later' }).click()
  await expect(reminder).toHaveCount(0)
}

/** Puts the KYC reminder off at once whenever it comes. */
async function putOffKycAlways(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: /^(Verify your identity|Xác minh danh tính)$/ })
  // Not a tap: what the test has opened meanwhile may lie over it.
  await page.addLocatorHandler(reminder, () => reminder.getByRole('button').first().dispatchEvent('click'))
}

/** Fills in the login page that is open, and sends it. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Goes to the login page, fills it in and sends it, as a player would. */
export async function sendLogin(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, username)
}

/** Logs a persona in by the form, and puts off the KYC reminder where it comes, now and later. */
export async function logIn(page: Page, username: string): Promise<void> {
  await sendLogin(page, username)
  await expect(page).toHaveURL(/\/game/)
  if (!UNRATIFIED.includes(username)) return
  await putOffKyc(page)
  // The step back in history that follows would end the next navigation.
  await historyInStep(page)
  await putOffKycAlways(page)
}

/**
 * Opens a page as a persona who comes back to it: the device knows them and holds their cookie, and the KYC reminder is
 * put off where it comes. For tests of what is not about logging in; it takes a third of the time that the form does.
 */
export async function arrive(page: Page, username: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', {
    data: { username, password: hashPassword('tumpak123') },
  })
  const { data } = (await answer.json()) as { data: UserFields }
  // Of the app's own address, and without the app.
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name, JSON.stringify({ value, expires: Date.now() + 86_400_000 })),
    [nameOf('userInfo'), toStoredUser(data)] as const,
  )
  if (UNRATIFIED.includes(username)) await putOffKycAlways(page)
  await page.goto(path)
}
