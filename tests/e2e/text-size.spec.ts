import type { Page } from 'playwright/test'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { unreadable } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { arrive, expect, test } from './support/test.ts'

const OTHER_PLAYER_PAGES = [
  '/game?type=slot',
  '/finance/exchange?tab=coupons',
  '/transactionHistory?kind=withdrawals',
  '/kyc/baseInfo',
  '/kyc/upload',
  '/kyc/status',
]

/** The root font size is what a browser's own text size sets. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    document.documentElement.style.setProperty('font-size', `${String(size)}%`)
    // Chromium measures with the new size from the next frame on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, percent)
}

/** What cannot be read of what is open, on the smallest phone and with text twice as large. */
async function unreadableAtBoth(page: Page): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width: 320, height: 740 })
  await setTextSize(page, 100)
  const narrow = await unreadable(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, 200)
  return { narrow, large: await unreadable(page) }
}

const NOTHING = { narrow: [], large: [] }

for (const language of ['en-US', 'vi-VN']) {
  test.describe(`text of every screen in ${language}, at 320 px and at 200 %`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((value) => {
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value, expires: null }))
      }, language)
    })

    test('a visitor reads all of it, and no number wraps', async ({ page }) => {
      for (const path of VISITOR_PAGES) {
        await page.goto(path)
        await settled(page)
        expect.soft(await unreadableAtBoth(page), path).toEqual(NOTHING)
      }
    })

    test('a player reads all of it, and no number wraps', async ({ page }) => {
      await arrive(page, 'vip8player', '/game')
      for (const path of [...PLAYER_PAGES, ...OTHER_PLAYER_PAGES]) {
        await page.goto(path)
        await settled(page)
        expect.soft(await unreadableAtBoth(page), path).toEqual(NOTHING)
      }
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await settled(page)
      expect.soft(await unreadableAtBoth(page), 'side menu').toEqual(NOTHING)
    })
  })
}
