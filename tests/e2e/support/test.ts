import { test as base, expect, type Page } from 'playwright/test'
import { MockWorld } from '../../support/mock-world.ts'

/** A test with a world of its own: `world` is the mock's side of it, `page` has the cookie that leads there. */
export const test = base.extend<{ world: MockWorld; pageErrors: string[] }>({
  world: [
    async ({ context, baseURL }, use) => {
      const world = await MockWorld.create(process.env['TUMPAK_MOCK_URL'] ?? '')
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
})

export { expect }

/** Logs a persona in by the login page, as a player would. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/game/)
}
