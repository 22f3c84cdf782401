import type { Page } from 'playwright/test'
import { goBack } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, FULL_ONLY, test } from './support/test.ts'

test.use({ scenario: '5000games', viewport: { width: 360, height: 740 } })

/** The scroll position, once it is stable for ten frames. */
const place = (page: Page) =>
  page.evaluate(async () => {
    let still = 0
    for (let before = -1; still < 10; still = before === window.scrollY ? still + 1 : 0) {
      before = window.scrollY
      await new Promise(requestAnimationFrame)
    }
    return Math.round(window.scrollY)
  })

/** Loads further pages of games until the list is long enough, then scrolls to a position. */
async function scrollDeep(page: Page, to: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight)
        return document.body.scrollHeight
      }),
    )
    .toBeGreaterThan(to + 2000)
  await page.evaluate((top) => window.scrollTo(0, top), to)
  expect(await place(page)).toBeGreaterThan(to - 1000)
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(
    `a long list restores its scroll position after Back, with motion: ${reducedMotion}`,
    { tag: FULL_ONLY },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await openAs(page, 'ratified', '/game?type=slot&manuf=bituin&sort=name')
      await expect(page.getByRole('list', { name: 'Bituin Play' }).getByRole('listitem').first()).toBeVisible()
      await scrollDeep(page, 4000)
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
      for (const other of ['Wallet', 'Profile']) {
        const from = await place(page)
        await page.getByRole('link', { name: other }).first().click()
        await expect(page).not.toHaveURL(/\/game/)
        await goBack(page)
        await expect(page).toHaveURL(/type=slot&manuf=bituin&sort=name$/)
        await expect.poll(() => place(page), other).toBe(from)
      }
    },
  )
}

test(
  'Back from a page that is still loading restores the place in a list',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    // The wallet waits for it.
    await sandbox.injectFault('getBalance', { kind: 'timeout' })
    await openAs(page, 'ratified', '/game?show=all')
    await expect(page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    const from = await place(page)
    expect(from).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Wallet' }).first().click()
    // The skeleton is shorter than the list.
    await expect.poll(() => place(page)).toBeLessThan(from)
    await goBack(page)
    await expect(page).toHaveURL(/show=all/)
    await expect.poll(() => place(page)).toBe(from)
  },
)

for (const name of ['VIP', 'Wallet']) {
  test(
    `the slow page ${name} shows its start while it loads, and Back restores the place`,
    { tag: FULL_ONLY },
    async ({ page, sandbox }) => {
      await sandbox.injectFault(name === 'VIP' ? 'getVip' : 'getBalance', { kind: 'timeout' })
      await openAs(page, 'ratified', '/game?show=all')
      await expect(page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').first()).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 900))
      const from = await place(page)
      expect(from).toBeGreaterThan(500)
      // What the player sees whenever the skeleton is there.
      const seen = await page.evaluateHandle(() => {
        const tops: number[] = []
        const look = () => {
          const states = [...document.querySelectorAll('main [role=status]')]
          if (states.some(({ textContent }) => textContent === 'Loading')) tops.push(Math.round(window.scrollY))
          requestAnimationFrame(look)
        }
        look()
        return tops
      })
      await page.getByRole('link', { name }).first().click()
      await expect.poll(() => seen.evaluate((tops) => tops.length)).toBeGreaterThan(10)
      expect(await seen.evaluate((tops) => tops.filter((top) => top !== 0))).toEqual([])
      await goBack(page)
      await expect(page).toHaveURL(/show=all/)
      await expect.poll(() => place(page)).toBe(from)
    },
  )
}

test(
  'the page of all hot games has a URL, restores its scroll position, and Back leads to the lobby',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'ratified', '/game')
    await page.getByRole('button', { name: 'Show more games' }).click()
    await expect(page).toHaveURL(/\/game\?show=all$/)
    await expect(page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    const from = await place(page)
    expect(from).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Wallet' }).first().click()
    await expect(page).not.toHaveURL(/\/game/)
    await goBack(page)
    await expect(page).toHaveURL(/show=all/)
    await expect.poll(() => place(page)).toBe(from)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more games' })).toHaveCount(0)
    await goBack(page)
    await expect(page).toHaveURL(/\/game$/)
    await expect(page.getByRole('button', { name: 'Show more games' })).toBeVisible()
  },
)

for (const [where, path] of [
  ['the lobby', '/game'],
  ['a search', '/game/search/result?keyword=a'],
  ['the page of a provider', '/game?manuf=bituin&sort=name'],
] as const) {
  const tag = path === '/game' ? [] : FULL_ONLY
  test(`${where} has the same tile at the same place after Back`, { tag }, async ({ page }) => {
    await openAs(page, 'ratified', path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    /** The first tile below the header. */
    const seen = () =>
      page.evaluate(() => {
        const tops = [...document.querySelectorAll('main li')].map((tile) => ({
          name: tile.textContent,
          top: tile.getBoundingClientRect().top,
        }))
        return tops.find(({ name, top }) => name !== '' && top > 60)
      })
    // In steps, so that each row comes near and loads.
    for (let step = 0; step < 4; step += 1) {
      await page.mouse.wheel(0, 350)
      await settled(page)
    }
    const before = await seen()
    expect(before).toBeDefined()
    const from = await place(page)
    expect(from).toBeGreaterThan(1000)
    await page.locator('a[href="/wallet"]').first().click()
    await expect(page).not.toHaveURL(/\/game/)
    await goBack(page)
    await expect.poll(async () => (await seen())?.name).toBe(before?.name)
    await expect.poll(async () => Math.abs(((await seen())?.top ?? 0) - (before?.top ?? 0))).toBeLessThanOrEqual(2)
  })
}
