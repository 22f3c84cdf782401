import type { Page } from 'playwright/test'
import { expect, logIn, test } from './support/test.ts'

/** The sum of layout shifts that nothing the player did has caused, so far. */
declare global {
  interface Window {
    shifted: number
  }
}

const MOST = 0.02

/** Counts layout shifts from the first paint of every page on. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shifts(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => window.shifted)
}

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('nothing moves when the games and their covers arrive late', async ({ page, world }) => {
      await world.fault('listOpenGameTypes', { kind: 'delay', ms: 300 })
      await world.fault('listBanners', { kind: 'delay', ms: 600 })
      await world.fault('listOpenHotGames', { kind: 'delay', ms: 900 })
      // Pictures come later still.
      await page.route('**/art/**', async (route) => {
        await new Promise((later) => setTimeout(later, 300))
        await route.continue()
      })
      await countShifts(page)
      await page.goto('/game')
      await expect(
        page
          .getByRole('tabpanel')
          .getByRole('button', { name: /Parol Nights/ })
          .first(),
      ).toBeVisible()
      expect(await shifts(page)).toBeLessThanOrEqual(MOST)
    })

    test('nothing moves on the pages of a player', async ({ page }) => {
      await countShifts(page)
      await logIn(page, 'vip8player')
      for (const path of ['/game', '/wallet', '/finance/recharge', '/game/record', '/inbox', '/profile']) {
        await page.goto(path)
        expect(await shifts(page), path).toBeLessThanOrEqual(MOST)
      }
    })
  })
}
