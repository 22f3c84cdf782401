import type { Locator, Page } from 'playwright/test'
import { getBox, inEachFont, isInLine } from './support/boxes.ts'
import { speakLanguage } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

/** Buttons, links and radio cards of the page that are lower than 44 px or narrower. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, summary, label:has(input[type=radio]))')]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      // A link within a sentence is as high as its line.
      .filter((element) => element.closest('p') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => `${element.textContent} ${String(box.width)} × ${String(box.height)}`),
  )
}

const SCREENS = [
  { path: '/finance/recharge', button: /^Deposit/ },
  { path: '/finance/withdraw', button: /^Continue$/ },
] as const

const HEIGHTS = [640, 740]

for (const height of HEIGHTS) {
  test.describe(`money forms on a phone of 360 × ${String(height)}`, () => {
    test.use({ viewport: { width: 360, height } })

    for (const { path, button } of SCREENS) {
      test(`${path} has amount and button in view, and targets of 44 px`, async ({ page }) => {
        await openAs(page, 'ratified', path)
        await settled(page)
        const action = page.getByRole('main').getByRole('button', { name: button }).last()
        await inEachFont(page, async (font) => {
          await expect(page.getByLabel('Amount', { exact: true }), font).toBeInViewport({ ratio: 1 })
          await expect(action, font).toBeInViewport({ ratio: 1 })
          expect(await smallTargets(page), font).toEqual([])
        })
      })
    }

    test('the deposit form shows presets, methods and coupon above its button', async ({ page }) => {
      await openAs(page, 'ratified', '/finance/recharge')
      await settled(page)
      await inEachFont(page, async (font) => {
        const coupon = await getBox(page.getByRole('button', { name: /^Coupon/ }))
        const bar = await getBox(page.locator('[data-sticky-action]'))
        expect(coupon.y + coupon.height, font).toBeLessThanOrEqual(bar.y)
        const presets = page.getByRole('group', { name: 'Quick amounts' }).getByRole('button')
        const rows = new Set(await presets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y)))
        expect(rows.size, font).toBe(2)
      })
    })
  })
}

test('the smallest phone has a method in one line, and the arrow of the coupons beside them', async ({
  page,
  context,
}) => {
  await speakLanguage(context, 'vi-VN')
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, 'ratified', '/finance/recharge')
  await settled(page)
  const method = page.locator('label:has(input[type=radio])').getByText('GCash', { exact: true })
  const coupon = page.getByRole('main').getByRole('button', { name: /^Phiếu thưởng/ })
  const arrow = coupon.locator('svg').last()
  await inEachFont(page, async (font) => {
    expect((await getBox(method)).height, font).toBeLessThan(30)
    expect(await isInLine(arrow, coupon.getByText('Phiếu thưởng')), font).toBe(true)
  })
})

test('the wallet has its actions side by side, and targets of 44 px', async ({ page }) => {
  await openAs(page, 'ratified', '/wallet')
  await settled(page)
  const main = page.getByRole('main')
  await inEachFont(page, async (font) => {
    const deposit = await getBox(main.getByRole('link', { name: 'Deposit', exact: true }))
    const withdraw = await getBox(main.getByRole('link', { name: 'Withdraw', exact: true }))
    expect(deposit.y, font).toBe(withdraw.y)
    expect(deposit.width, font).toBe(withdraw.width)
    expect(await smallTargets(page), font).toEqual([])
  })
})

for (const height of HEIGHTS) {
  test.describe(`lists of the activity at 360 × ${String(height)}`, () => {
    test.use({ viewport: { width: 360, height } })

    for (const path of ['/transactionHistory', '/records', '/game/record']) {
      test(`${path} shows eight whole rows, seven in the wide font, and targets of 44 px`, async ({ page }) => {
        await openAs(page, 'vip8player', path)
        const rows = page.getByRole('main').getByRole('listitem')
        await expect(rows).not.toHaveCount(0)
        await settled(page)
        const whole = (parts: Locator) =>
          parts.evaluateAll(
            (all, most) => all.filter((one) => one.getBoundingClientRect().bottom <= most).length,
            height,
          )
        await inEachFont(page, async (font) => {
          // Whether the rows are of one day or of two depends on the hour: a second day's heading takes a row's place.
          const days = await whole(page.getByRole('main').getByRole('heading', { level: 2 }))
          expect((await whole(rows)) + Math.min(days, 2) - 1, font).toBeGreaterThanOrEqual(font === 'wide' ? 7 : 8)
          expect(await smallTargets(page), font).toEqual([])
        })
      })
    }
  })
}
