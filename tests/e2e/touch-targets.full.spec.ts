import type { Page } from 'playwright/test'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

/** Pages with every kind of tile and card, and how many links and buttons each has at least. */
const PAGES = [
  ['vip8player', '/game', 8],
  ['vip8player', '/game?type=slots', 12],
  ['vip8player', '/game?type=live', 4],
  ['vip8player', '/game?type=sports', 2],
  ['vip8player', '/game?type=fish&manuf=perlas', 2],
  ['vip8player', '/favorites', 1],
  ['vip8player', '/game/search/result?keyword=a', 6],
  ['vip8player', '/event', 2],
  ['vip8player', '/vip', 2],
  ['ratified', '/inbox', 2],
  ['ratified', '/wallet', 4],
  ['ratified', '/finance/recharge', 4],
  ['ratified', '/finance/exchange', 3],
  ['ratified', '/profile', 6],
  ['ratified', '/inviteRank', 2],
] as const

/**
 * Presses a grid of points over everything tappable in the main part. Returns how much was pressed, and where a press
 * lands on something else that is no visible control either.
 */
async function deadPoints(page: Page): Promise<{ pressed: number; dead: string[] }> {
  return page.evaluate(async () => {
    const TAPPABLE = 'a[href], button, label, summary, input, select, textarea, [role=button], [role=tab], [role=radio]'
    const STEPS = 9
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** The bars that lie over the page while it scrolls. */
    const isOverPage = (element: Element) => element.closest('main') === null
    const dead: string[] = []
    let pressed = 0
    for (const target of document.querySelectorAll(`main :is(a[href], button)`)) {
      if (!isVisible(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'center' })
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0 || getComputedStyle(target).display === 'inline') continue
      pressed += 1
      const missed: string[] = []
      for (let row = 0; row < STEPS; row += 1) {
        for (let column = 0; column < STEPS; column += 1) {
          const x = left + (width * (column + 0.5)) / STEPS
          const y = top + (height * (row + 0.5)) / STEPS
          const hit = document.elementFromPoint(x, y)
          // Around a rounded corner lies the parent.
          if (hit === null || isOverPage(hit) || target.contains(hit) || hit.contains(target)) continue
          const other = hit.closest(TAPPABLE)
          if (other && isVisible(other)) continue
          missed.push(`${hit.tagName}.${hit.className}`)
        }
      }
      if (missed.length > 0) dead.push(`${name(target)}: ${String(missed.length)} of 81 on ${missed[0] ?? ''}`)
    }
    return { pressed, dead }
  })
}

for (const [player, path, atLeast] of PAGES) {
  test(`a finger presses the tile or control it touches on ${path}`, async ({ page }) => {
    await openAs(page, player, path)
    await settled(page)
    const { pressed, dead } = await deadPoints(page)
    expect(dead).toEqual([])
    expect(pressed).toBeGreaterThanOrEqual(atLeast)
  })
}
