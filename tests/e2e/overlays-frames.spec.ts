import type { Page } from 'playwright/test'
import { goBack } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test, FULL_ONLY } from './support/test.ts'
import { NAMED_OVERLAYS_URL, openFrame } from './support/overlays.ts'

/** Opens an activity in the in-app frame, as its list will. */
async function openActivity(page: Page, id: string): Promise<void> {
  const response = await page.request.get('/api/act/fetch')
  const { data } = (await response.json()) as { data: { id: string; title: string; url: string }[] }
  const activity = data.find((one) => one.id === id)
  if (!activity) throw new Error(`No activity ${id}`)
  await openFrame(page, 'activityFrame', { title: 'Fiesta wheel', url: activity.url })
}

test.describe('the in-app frame', () => {
  // The gallery's build opens the frame by its name, from any page.
  test.use({ baseURL: NAMED_OVERLAYS_URL })

  test(
    'hides its title after a second, shows it again on tap or keyboard, and always shows Close',
    { tag: FULL_ONLY },
    async ({ page }) => {
      await page.clock.install()
      await openAs(page, 'vip8player', '/game')
      await openActivity(page, 'invite-wheel')
      const title = page.getByRole('heading', { name: 'Fiesta wheel' })
      const close = page.getByRole('button', { name: 'Close Fiesta wheel' })
      // Before the page in the frame has loaded, which may take longer than the title shows.
      await expect(title).toBeInViewport()
      await expect(page.frameLocator('iframe').getByRole('button', { name: /Spin/ })).toBeVisible()
      await page.clock.fastForward(1_000)
      await expect(title).not.toBeInViewport()
      await expect(close).toBeInViewport({ ratio: 1 })

      await page.getByRole('button', { name: 'Show the title bar' }).click()
      await expect(title).toBeInViewport()
      // It stays while focused, and hides a second after the player returns to the page.
      await page.clock.fastForward(5_000)
      await expect(title).toBeInViewport()
      await page.frameLocator('iframe').getByRole('tab').last().click()
      await page.clock.fastForward(1_000)
      await expect(title).not.toBeInViewport()

      await close.focus()
      await expect(title).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('iframe')).toHaveCount(0)
    },
  )

  test('shows a reward reported by the page, and reloads the counters when closed', async ({ page, sandbox }) => {
    await openAs(page, 'vip8player', '/game')
    await settled(page)
    await openActivity(page, 'tasks')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /Claim/ }).click()
    const reward = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(reward.getByRole('listitem')).not.toHaveCount(0)
    await goBack(page)
    await expect(reward).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(1)
    const asked = (await sandbox.calls('getBadges')).length
    await goBack(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.calls('getBadges')).length).toBe(asked + 1)
  })

  test('keeps running when minimized, and Back navigates the page again', async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    await openActivity(page, 'tasks')
    await expect(page.frameLocator('iframe').getByRole('button', { name: /Claim/ })).toBeVisible()
    // The covered page is inert.
    await expect(page.locator('[inert]').getByRole('link', { name: 'Wallet', includeHidden: true })).not.toHaveCount(0)
    // By keyboard, since the title bar may have hidden by now.
    await page.getByRole('button', { name: 'Minimize' }).press('Enter')
    await expect(page.locator('iframe')).toBeHidden()
    await clickWhenSeen(page.getByRole('link', { name: 'Wallet' }).first())
    await expect(page).toHaveURL(/\/wallet/)
    await goBack(page)
    await expect(page).toHaveURL(/\/game/)
    await expect(page.locator('iframe')).toHaveCount(1)
    await clickWhenSeen(page.getByRole('button', { name: 'Open Fiesta wheel again' }))
    await expect(page.frameLocator('iframe').getByRole('button', { name: /Claim/ })).toBeVisible()
    await goBack(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL(/\/game/)
  })

  test('stays below the deposit that its page asks for', { tag: FULL_ONLY }, async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    await openActivity(page, 'sign-in')
    await page.frameLocator('iframe').getByRole('button', { name: 'Deposit', exact: true }).first().click()
    await expect(page).toHaveURL(/\/finance\/recharge$/)
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
    await goBack(page)
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page).toHaveURL(/\/game$/)
  })

  test('refuses a URL of our own host with a message', { tag: FULL_ONLY }, async ({ page, baseURL }) => {
    await openAs(page, 'vip8player', '/game')
    await openFrame(page, 'activityFrame', { title: 'Fiesta wheel', url: `${baseURL ?? ''}/game` })
    await expect(page.getByRole('status').filter({ hasText: "its address isn't safe" })).toHaveCount(1)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test.describe('the game frame', () => {
  async function play(page: Page): Promise<void> {
    await openAs(page, 'ratified', '/game')
    await page
      .getByRole('button', { name: /Parol Nights/ })
      .first()
      .click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  }

  test('traps the focus and returns it when closed', { tag: FULL_ONLY }, async ({ page }) => {
    await play(page)
    await expect(page.locator('[inert]').getByRole('main', { includeHidden: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Parol Nights/ }).first()).toBeFocused()
  })

  test('reloads the balance when closed, and Deposit leads to the deposit page', async ({ page, sandbox }) => {
    await play(page)
    const before = (await sandbox.calls('getBalance')).length
    await goBack(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.calls('getBalance')).length).toBeGreaterThan(before)
    await clickWhenSeen(page.getByRole('button', { name: /Parol Nights/ }).first())
    await clickWhenSeen(page.getByRole('button', { name: 'Deposit' }).first())
    await expect(page).toHaveURL(/\/finance\/recharge/)
  })

  test('enters and leaves full screen, also in a browser without it', { tag: FULL_ONLY }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined })
    })
    await play(page)
    const game = page.locator('iframe')
    const before = await game.boundingBox()
    await clickWhenSeen(page.getByRole('button', { name: 'Full screen', exact: true }))
    await expect(page.getByRole('button', { name: 'Leave the game' })).toHaveCount(0)
    const full = await game.boundingBox()
    expect(full?.height).toBeGreaterThan(before?.height ?? 0)
    await clickWhenSeen(page.getByRole('button', { name: 'Exit full screen' }))
    await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible()
  })
})
