import { LANGUAGES } from '../../src/i18n/languages.ts'
import type { Locator, Page } from 'playwright/test'
import { getBox, inEachFont, overlap } from './support/boxes.ts'
import { visit } from './support/page-state.ts'
import { speakLanguage } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

const header = (page: Page) => page.getByRole('banner')
const bunting = (page: Page) => page.locator('header + [aria-hidden=true]')

const WIDTHS = [320, 360]

const topsOfHotGames = (page: Page) =>
  page
    .getByRole('list', { name: 'Hot games' })
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.filter((tile) => tile.checkVisibility()).map((tile) => tile.getBoundingClientRect().top),
    )

test.describe('header on a phone', () => {
  for (const language of LANGUAGES) {
    test(`is one row of 56 px at 320 and 360 px in ${language}`, async ({ page, context }) => {
      await speakLanguage(context, language)
      await page.goto('/faq')
      for (const path of ['/game', '/faq', '/livechat']) {
        await visit(page, path)
        await settled(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 640 })
          await inEachFont(page, async (font) => {
            expect((await getBox(header(page))).height, `${path} in ${font}`).toBeLessThanOrEqual(56)
          })
        }
      }
      await openAs(page, 'vip8player', '/faq')
      for (const path of ['/wallet', '/finance/recharge', '/kyc/verification', '/transactionHistory']) {
        await visit(page, path)
        await expect(header(page)).toContainText('123,456.78')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 640 })
          await inEachFont(page, async (font) => {
            expect((await getBox(header(page))).height, `${path} in ${font}`).toBeLessThanOrEqual(56)
          })
          for (const target of await header(page).locator('a, button').all()) {
            // The balance below a title is tapped by way of the title.
            const { width: across, height } = await getBox(target)
            const isBelowTitle = await target.evaluate((link) => link.previousElementSibling?.tagName === 'H1')
            if (!isBelowTitle) expect(Math.min(across, height), path).toBeGreaterThanOrEqual(44)
          }
        }
      }
    })
  }

  test('has the title of a subpage, with the balance below it', async ({ page }) => {
    await openAs(page, 'ratified', '/finance/recharge')
    const title = header(page).getByRole('heading', { level: 1, name: 'Deposit' })
    const balance = header(page).getByRole('link', { name: /Balance/ })
    expect((await getBox(balance)).y).toBeGreaterThan((await getBox(title)).y)
    const { x, y } = await getBox(title)
    await page.mouse.click(x + 20, y + 4)
    await expect(page).toHaveURL(/\/wallet$/)
  })
})

test.describe('every page', () => {
  test('has one h1 on a phone and a desktop, and bunting and the whole footer only where there is no task', async ({
    page,
  }) => {
    await openAs(page, 'ratified', '/faq')
    for (const [path, hasBunting, hasFooter] of [
      ['/game', true, true],
      ['/profile', false, true],
      ['/livechat', false, true],
      ['/wallet', false, false],
      ['/finance/recharge', false, false],
      ['/records', false, false],
      ['/kyc/verification', false, false],
    ] as const) {
      await visit(page, path)
      await settled(page)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect(bunting(page), path).toHaveCount(hasBunting ? 1 : 0)
        await expect(page.getByRole('navigation', { name: 'Help and documents' }), path).toHaveCount(hasFooter ? 1 : 0)
        if (hasBunting) expect((await getBox(bunting(page))).height).toBeLessThanOrEqual(20)
      }
    }
  })
})

test.describe('rail on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('marks the item that a subpage belongs to', async ({ page }) => {
    await openAs(page, 'ratified', '/game')
    await settled(page)
    const rail = page.getByRole('navigation', { name: 'Main navigation' })
    for (const [path, name] of [
      ['/finance/recharge', 'Wallet'],
      ['/finance/exchange', 'Wallet'],
      ['/records', 'Activity'],
      ['/game/record', 'Activity'],
      ['/inbox', 'Inbox'],
      ['/kyc/verification', 'Profile'],
      ['/faq', 'Help'],
    ] as const) {
      await visit(page, path)
      await expect(rail.locator('[aria-current=page]'), path).toHaveText([name])
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
    }
  })

  test('has the game types below the games', async ({ page }) => {
    await page.goto('/faq')
    const rail = page.getByRole('navigation', { name: 'Main navigation' })
    await rail.getByRole('link', { name: 'Fish' }).click()
    await expect(page).toHaveURL(/\/game\?type=fish$/)
    await expect(rail.locator('[aria-current=page]')).toHaveText(['Games', 'Fish'])
    await expect(page.getByRole('heading', { name: 'Fish' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const name of ['Inbox', 'Activity']) await expect(rail.getByRole('link', { name }), name).toHaveCount(0)
  })

  test('leaves up to 1600 px to the content', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/game')
    await settled(page)
    const { x, width } = await getBox(page.getByRole('main'))
    expect(width).toBeGreaterThan(1500)
    expect(width).toBeLessThanOrEqual(1600)
    const nav = await getBox(page.getByRole('navigation', { name: 'Main navigation' }))
    expect(nav.x + nav.width).toBeLessThan(x)
    const tops = await topsOfHotGames(page)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(9)
  })

  test('has two whole rows of hot games, seven to nine in a row', async ({ page }) => {
    for (const width of [1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/game')
      await settled(page)
      const tops = await topsOfHotGames(page)
      const columns = tops.length / 2
      expect([7, 8, 9], String(width)).toContain(columns)
      expect(new Set(tops.slice(0, columns)).size, String(width)).toBe(1)
    }
  })
})

test.describe('lobby on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('has one width of posters, in the grid and in the rows below it', async ({ page }) => {
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/game')
      await settled(page)
      const [hot, row] = [page.getByRole('list', { name: 'Hot games' }), page.getByRole('list', { name: 'New games' })]
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByRole('listitem').getByRole('button').first()).toBeVisible()
      const tops = await topsOfHotGames(page)
      const columns = tops.filter((top) => top === tops[0]).length
      const measure = (list: Locator) =>
        list
          .getByRole('listitem')
          .evaluateAll((tiles, count) => tiles.slice(0, count).map((tile) => tile.getBoundingClientRect().x), columns)
      const [inGrid, inRow] = [await measure(hot), await measure(row)]
      expect(inRow.length).toBeGreaterThan(4)
      for (const [index, x] of inRow.entries())
        expect(Math.abs(x - (inGrid[index] ?? 0)), String(width)).toBeLessThan(1)
    }
  })

  for (const [username, shown, hasMore] of [
    [undefined, 3, false],
    ['ratified', 2, false],
    ['newplayer', 3, true],
  ] as const) {
    test(`fills a row with ${String(shown)} promotions of ${username ?? 'a visitor'}`, async ({ page }) => {
      await (username === undefined ? page.goto('/game') : openAs(page, username, '/game'))
      await settled(page)
      const banners = page.getByRole('region', { name: 'News and offers' })
      // At once: a prompt that opens takes the room of a scroll bar.
      const { tops, gaps } = await banners.getByRole('listitem').evaluateAll((items, count) => {
        const cards = items.slice(0, count).map((item) => item.getBoundingClientRect())
        const main = document.querySelector('main')?.getBoundingClientRect()
        return {
          tops: cards.map(({ top }) => top),
          gaps: [(cards[0]?.left ?? 0) - (main?.left ?? 0), (main?.right ?? 0) - (cards.at(-1)?.right ?? 0)],
        }
      }, shown)
      expect(tops).toHaveLength(shown)
      expect(new Set(tops).size).toBe(1)
      for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1)
      await expect(banners.getByRole('button', { name: 'Next banner' })).toHaveCount(hasMore ? 1 : 0)
    })
  }
})

test.describe('lobby on a phone', () => {
  test('shows six whole games with targets of 44 px at 360 × 740 and 360 × 640', async ({ page }) => {
    await page.goto('/game')
    await settled(page)
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height })
      const tiles = page.getByRole('list', { name: 'Hot games' }).getByRole('listitem')
      await expect(tiles).toHaveCount(6)
      const { y } = await getBox(page.getByRole('navigation', { name: 'Main navigation' }))
      await inEachFont(page, async (font) => {
        const last = await getBox(tiles.last())
        expect(last.y + last.height, `${String(height)} in ${font}`).toBeLessThanOrEqual(y)
      })
      // Play and menu of each.
      const targets = await tiles.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height: down } = button.getBoundingClientRect()
          return { label: button.ariaLabel ?? button.textContent, side: Math.min(width, down) }
        }),
      )
      expect(targets).toHaveLength(12)
      expect(targets.filter(({ side }) => side < 43.5)).toEqual([])
    }
  })
})

test.describe('tablet', () => {
  test.use({ viewport: { width: 820, height: 1000 } })

  test('has the rail beside the content and no tab bar', async ({ page }) => {
    await openAs(page, 'ratified', '/wallet')
    const rail = page.getByRole('navigation', { name: 'Main navigation' })
    await expect(rail).toHaveCount(1)
    await expect(rail.getByRole('link', { name: 'Inbox' })).toBeInViewport()
    await inEachFont(page, async (font) => {
      expect(await overlap(rail, page.getByRole('main')), font).toBe(false)
      for (const link of await rail.getByRole('link').all())
        expect((await getBox(link)).height, font).toBeGreaterThanOrEqual(44)
    })
  })
})

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('shows a row of games, and its header scrolls away', async ({ page }) => {
    await page.goto('/game')
    await settled(page)
    const cover = page.getByRole('list', { name: 'Hot games' }).locator('img').first()
    await expect(cover).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 300))
    await expect(header(page)).not.toBeInViewport()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
  })
})
