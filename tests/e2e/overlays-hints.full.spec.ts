import type { Page } from 'playwright/test'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test.use({ isFirstVisit: true })

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko)'
const BANNER = { name: 'Get the Tumpak app' }
const TIP = 'This page works best in Chrome.'

/** The banner waits until the player has scrolled past the first screen. */
async function scrollDown(page: Page): Promise<void> {
  await settled(page)
  await page.mouse.wheel(0, 700)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/game')
  await page.getByRole('button', { name: 'Accept' }).click()
  await scrollDown(page)
})

test('the download banner links to the operator’s page and stays dismissed', async ({ page }) => {
  const banner = page.getByRole('complementary', BANNER)
  await expect(banner.getByRole('link', { name: 'Download Now' })).toHaveAttribute(
    'href',
    'https://download.example/app',
  )
  await banner.getByRole('button', { name: "Don't offer the app again" }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await scrollDown(page)
  await expect(banner).toHaveCount(0)
})

test('the download banner waits for a scroll past the first screen', async ({ page }) => {
  const banner = page.getByRole('complementary', BANNER)
  await expect(banner).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(banner).toHaveCount(0)
})

test('login shows neither banner nor tip', async ({ page }) => {
  await expect(page.getByRole('complementary', BANNER)).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('complementary', BANNER)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' })

  test('shows no download banner', async ({ page }) => {
    await settled(page)
    await expect(page.getByRole('complementary', BANNER)).toHaveCount(0)
    await expect(page.getByText(TIP)).toHaveCount(0)
  })
})

test.describe('on Android in another browser', () => {
  test.use({ userAgent: `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36` })

  test('shows the tip in the page, over nothing of it, and moves nothing when config arrives', async ({
    page,
    sandbox,
  }) => {
    await sandbox.injectFault('getConfig', { kind: 'delay', ms: 3000 })
    await page.goto('/game')
    const tip = page.getByRole('note').filter({ hasText: TIP })
    const search = page.getByRole('main').getByRole('link', { name: 'Search games' })
    await expect(tip).toBeVisible()
    const before = await search.boundingBox()
    await expect.poll(async () => (await sandbox.calls('getConfig')).length).toBeGreaterThan(1)
    await settled(page)
    expect(await search.boundingBox()).toEqual(before)
    for (const path of ['/game', '/vip', '/event']) {
      await page.goto(path)
      await settled(page)
      // What a finger on the tip would reach if the tip were not there.
      const covered = await tip.evaluate((note) => {
        const { left, right, top, bottom } = note.getBoundingClientRect()
        return [...document.querySelectorAll('main *')]
          .filter((one) => {
            const box = one.getBoundingClientRect()
            const isOver = box.top < bottom && box.bottom > top && box.left < right && box.right > left
            return (
              one instanceof HTMLElement &&
              isOver &&
              box.width > 1 &&
              box.height > 1 &&
              !note.contains(one) &&
              !one.contains(note)
            )
          })
          .map((one) => one.outerHTML.slice(0, 120))
      })
      expect(covered, path).toEqual([])
    }
  })

  test('shows a tip about Chrome until it is dismissed', async ({ page }) => {
    await expect(page.getByText(TIP)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss this tip' }).click()
    await expect(page.getByText(TIP)).toHaveCount(0)
    await scrollDown(page)
    await expect(page.getByRole('complementary', BANNER)).toBeVisible()
    await page.reload()
    await scrollDown(page)
    await expect(page.getByRole('complementary', BANNER)).toBeVisible()
    await expect(page.getByText(TIP)).toHaveCount(0)
  })
})

test.describe('on Android in Chrome', () => {
  test.use({ userAgent: `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36` })

  test('shows no tip', async ({ page }) => {
    await expect(page.getByRole('complementary', BANNER)).toBeVisible()
    await expect(page.getByText(TIP)).toHaveCount(0)
  })
})

test.describe('in the native wrapper', () => {
  test.use({ userAgent: `${ANDROID}; wv) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36` })

  test('shows neither banner nor tip', async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true } }))
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    await scrollDown(page)
    await expect(page.getByRole('complementary', BANNER)).toHaveCount(0)
    await expect(page.getByText(TIP)).toHaveCount(0)
  })
})
