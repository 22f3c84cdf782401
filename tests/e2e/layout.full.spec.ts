import type { Page } from 'playwright/test'
import { getBox, inEachFont, overlap } from './support/boxes.ts'
import { NAMED_OVERLAYS_URL, enqueue } from './support/overlays.ts'
import { openRendered } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

const getTiles = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

test.describe('reward popup', () => {
  test.use({ baseURL: NAMED_OVERLAYS_URL })

  test('shows the bunting and the names in one column', async ({ page }) => {
    await openAs(page, 'ratified', '/faq')
    await settled(page)
    await enqueue(page, 'reward', {
      rewards: [
        { type: 'cash', amount: 88.5 },
        { type: 'energy', amount: 2 },
      ],
    })
    const popup = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(popup).toBeVisible()
    const starts = () =>
      popup
        .getByRole('listitem')
        .locator('p')
        .evaluateAll((names) => {
          const range = document.createRange()
          return names.map((name) => {
            range.selectNodeContents(name)
            return Math.round(range.getBoundingClientRect().left)
          })
        })
    await expect.poll(async () => new Set(await starts()).size).toBe(1)
    const width = await popup.evaluate((dialog) => dialog.querySelector('[class] > [aria-hidden]')?.clientWidth ?? 0)
    expect(width).toBeGreaterThan(200)
  })
})

test.describe('transaction history', () => {
  test('opens an order by a tap anywhere on its row', async ({ page }) => {
    await openAs(page, 'vip8player', '/transactionHistory')
    const row = page.getByRole('list', { name: 'Your deposits' }).getByRole('listitem').first()
    const { width, height } = await getBox(row)
    await row.click({ position: { x: width / 2, y: height - 4 } })
    await expect(page).toHaveURL(/\/finance\/recharge\?order=D/)
  })
})

test.describe('banners', () => {
  test('link to no missing screen, not to the current page, and offer no first deposit after one', async ({
    page,
    sandbox,
  }) => {
    const links = page.getByRole('region', { name: 'News and offers' }).getByRole('link')
    const paths = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const firstDeposit = links.filter({ hasText: 'Make your first deposit' })
    const offer = ['/register', expect.stringContaining('firstDepositOffer')]
    await page.goto('/game')
    await expect.poll(paths).toEqual([...offer, '/finance/exchange', '/faq'])
    await expect(firstDeposit).toHaveCount(0)
    const replaceLink = (index: number, link: string) =>
      sandbox.injectFault('listBanners', { kind: 'replace', changes: { [`/${String(index)}/link`]: link } })
    await replaceLink(1, '/nowhere')
    await page.reload()
    await expect.poll(paths).toEqual([...offer, '/finance/exchange'])
    await replaceLink(0, '/game')
    await openAs(page, 'vip8player', '/game')
    await expect.poll(async () => (await paths()).length).toBeGreaterThan(0)
    await expect(firstDeposit).toHaveCount(0)
    expect(await paths()).not.toContain('/game')
  })
})

test.describe('login page', () => {
  test('has no overlap of lantern, name and help button, on narrow and wide screens and with large text', async ({
    page,
  }) => {
    await openRendered(page, '/login')
    for (const [width, percent] of [
      [320, 100],
      [360, 100],
      [360, 200],
      [820, 100],
    ] as const) {
      const at = `${String(width)} px, text ${String(percent)} %`
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', `${String(size)}%`),
        percent,
      )
      const lantern = page.locator('[data-scheme=night] > svg').last()
      const name = page.getByText('Tumpak', { exact: true })
      await inEachFont(page, async (font) => {
        const help = page.getByRole('link', { name: 'Customer Service' })
        await expect.poll(() => overlap(lantern, help), `${at} in ${font}`).toBe(false)
        await expect.poll(() => overlap(lantern, name), `${at} in ${font}`).toBe(false)
        // On a tablet they are above the card, not at the edges of the screen.
        const card = await getBox(page.locator('form'))
        expect((await getBox(lantern)).x + (await getBox(lantern)).width, at).toBeLessThan(card.x + card.width + 44)
      })
    }
  })
})

test('results of a search, and letters, begin in the upper third of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, 'vip8player', '/inbox')
  for (const [path, first] of [
    ['/inbox', page.getByRole('main').getByRole('listitem').first()],
    [
      '/game/search/result?keyword=a',
      page
        .getByRole('list', { name: /Results/ })
        .getByRole('listitem')
        .first(),
    ],
  ] as const) {
    await page.goto(path)
    await settled(page)
    expect((await getBox(first)).y, path).toBeLessThan(740 / 3)
  }
})

test.describe('a form on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1000 } })

  test('is as wide as the page beside the rail, below its title', async ({ page }) => {
    await openAs(page, 'ratified', '/finance/recharge')
    for (const path of ['/finance/recharge', '/kyc/verification']) {
      await page.goto(path)
      await settled(page)
      const { x, width } = await getBox(page.getByRole('main'))
      const rail = await getBox(page.getByRole('navigation', { name: 'Main navigation' }))
      expect(x, path).toBeGreaterThan(rail.x + rail.width)
      expect(820 - (x + width), path).toBeLessThan(40)
      expect((await getBox(page.getByRole('heading', { level: 1 }))).x, path).toBe(x)
    }
  })

  test('has rows of the wallet and of the profile in two columns', async ({ page }) => {
    await openAs(page, 'ratified', '/wallet')
    for (const path of ['/wallet', '/profile']) {
      await page.goto(path)
      await settled(page)
      const main = await getBox(page.getByRole('main'))
      const companion = await getBox(page.locator('[data-companion]'))
      expect(companion.x, path).toBeGreaterThan(main.x + main.width / 2)
    }
  })
})

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('shows games and the main navigation', async ({ page }) => {
    await page.goto('/game')
    await settled(page)
    await expect(getTiles(page, 'Hot games').first()).toBeInViewport()
    expect((await getBox(getTiles(page, 'Hot games').first())).y).toBeLessThan(330)
    await expect(page.getByRole('link', { name: 'Profile' })).toBeInViewport()
  })
})

test.describe('header in Vietnamese', () => {
  test.use({ viewport: { width: 320, height: 740 } })

  test('stays one line at 320 px', async ({ page, context }) => {
    await context.addInitScript(() => {
      localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null }))
    })
    await page.goto('/game')
    await settled(page)
    await inEachFont(page, async (font) => {
      expect((await getBox(page.getByRole('banner'))).height, font).toBeLessThan(60)
    })
  })
})

test.describe('details', () => {
  test('the legend of the methods aligns with the coupon below', async ({ page }) => {
    await openAs(page, 'ratified', '/finance/recharge')
    const start = await page.getByText('Pay with', { exact: true }).evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return range.getBoundingClientRect().left
    })
    expect((await getBox(page.getByRole('button', { name: /^Coupon/ }))).x).toBe(start)
  })

  test('the link to all providers precedes the name of a provider', async ({ page }) => {
    await page.goto('/game?type=slot&manuf=bituin')
    const back = page.getByRole('button', { name: 'All providers' })
    const { y, x } = await getBox(page.getByRole('heading', { level: 2 }).first())
    const button = await getBox(back)
    expect(button.y).toBeLessThan(y)
    expect(button.x).toBeLessThanOrEqual(x)
  })

  test('a badge grows with its number', async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    const number = page.getByRole('navigation').getByText('5', { exact: true }).first()
    const badge = number.locator('..')
    const before = await getBox(badge)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(async () => (await getBox(badge)).height).toBeGreaterThan(before.height)
    expect((await getBox(number)).height).toBeLessThan((await getBox(badge)).height)
  })

  test('the number of matching questions is visible', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('deposit')
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })
    await expect(status).toBeVisible()
    expect((await getBox(status)).height).toBeGreaterThan(10)
  })
})
