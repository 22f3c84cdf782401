import type { Page } from 'playwright/test'
import type { MockWorld } from '../support/mock-world.ts'
import { hideAndShow } from './support/page-state.ts'
import { arrive, expect, fillLogin, test } from './support/test.ts'

const DOWN = { kind: 'status', status: 503 } as const
const screenOf = (page: Page) => page.getByRole('alertdialog', { name: 'We are working on it' })

/** Every call that a page makes by itself is answered with 503, as by a server that is being worked on. */
async function takeDown(world: MockWorld, ...more: string[]): Promise<void> {
  const calls = ['getConfig', 'getAppVersion', 'listOpenGameTypes', 'getUser', 'getBalance', 'getBadges', ...more]
  for (const call of calls) await world.fault(call, DOWN, { times: 1000 })
}

test('a server in maintenance at start: one screen, no notice, and Retry when it is over', async ({ page, world }) => {
  await page.clock.install()
  await takeDown(world)
  await page.goto('/game')
  await expect(screenOf(page)).toBeVisible()
  await expect(page.getByText('Service Unavailable!')).toHaveCount(0)
  // Nothing is known of config yet.
  await expect(page.getByRole('navigation', { name: 'Need help now?' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const retry = screenOf(page).getByRole('button', { name: 'Retry' })
  // It asks by itself too: not in this test, once the calls of the start have been tried for the last time.
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = async () => (await world.calls('getConfig')).length
  const askedLater = async () => {
    await page.clock.runFor(1000)
    return asked()
  }
  await expect.poll(askedLater).toBeGreaterThanOrEqual(6)
  await expect(retry).toBeEnabled()
  const before = await asked()
  await retry.click()
  await expect.poll(asked).toBe(before + 1)
  await expect(retry).toBeEnabled()
  await expect(screenOf(page)).toBeVisible()
  await world.heal()
  await retry.click()
  await expect(screenOf(page)).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
})

test('it leaves by itself when the server answers again, and the player is one again', async ({ page, world }) => {
  await page.clock.install()
  await arrive(page, 'ratified', '/game')
  await takeDown(world)
  await page.reload()
  await expect(screenOf(page)).toBeVisible()
  await world.heal()
  await page.clock.fastForward(30_000)
  await expect(screenOf(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
})

test('during a visit: the contacts are known, and what was typed is still there afterwards', async ({
  page,
  world,
}) => {
  await page.goto('/login')
  await expect.poll(async () => (await world.calls('getConfig')).length).toBeGreaterThan(0)
  await page.getByLabel('Username').fill('ratified')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await takeDown(world, 'loginUser')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(screenOf(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Need help now?' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  await world.heal()
  await hideAndShow(page)
  await expect(screenOf(page)).toHaveCount(0)
  await expect(page.getByLabel('Username')).toHaveValue('ratified')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/game/)
})

test('one call that is not available is its own matter: a notice, and the page stays', async ({ page, world }) => {
  await page.goto('/login')
  await world.fault('loginUser', DOWN)
  await fillLogin(page, 'ratified')
  await expect(page.getByText('Service Unavailable!')).toBeVisible()
  await expect(screenOf(page)).toHaveCount(0)
})
