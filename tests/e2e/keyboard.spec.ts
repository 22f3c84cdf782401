import type { Page } from 'playwright/test'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { arrive, expect, test } from './support/test.ts'

declare global {
  interface Window {
    walk: {
      /** Notes what has the focus; false where the walk is back at what it has seen. */
      look: () => Promise<boolean>
      result: () => { missed: string[]; covered: string[] }
    }
  }
}

/** More than any page has. */
const MOST_TABS = 600

/**
 * Walks through a page by Tab alone, from its beginning until it comes round to that again.
 * @returns what can be used and was never reached, and what was reached and then lay under something else
 */
async function walk(page: Page): Promise<{ missed: string[]; covered: string[]; steps: number }> {
  await page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`
    const isCovered = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // A field that is drawn by its label has no size of its own.
      if (width <= 1 || height <= 1) return false
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return !(hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
      })
    }
    const usable = (): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
        .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.closest('[inert]') === null)
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    /** A group of radio buttons is one stop. */
    const groupOf = (one: Element): unknown =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one

    const before = new Set<Element>(usable())
    const reached = new Set<unknown>()
    const covered = new Set<string>()
    let first: Element | undefined
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    Object.assign(window, {
      walk: {
        async look(): Promise<boolean> {
          const element = document.activeElement
          // A button that has served its turn is disabled under the focus, which goes on from there.
          if (!element || element === document.body) return true
          if (element === first) return false
          first ??= element
          reached.add(groupOf(element))
          // A rail may still be bringing it into view.
          for (let frames = 0; frames < 60 && isCovered(element); frames += 1) await frame()
          if (isCovered(element)) covered.add(nameOf(element))
          return true
        },
        result() {
          // What can be used only now, or no longer, was not there for this walk.
          const missed = usable().filter((one) => before.has(one) && !reached.has(groupOf(one)))
          return { missed: missed.map(nameOf), covered: [...covered] }
        },
      },
    })
  })
  let steps = 0
  for (; steps < MOST_TABS; steps += 1) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(() => window.walk.look()))) break
  }
  return { ...(await page.evaluate(() => window.walk.result())), steps }
}

async function expectWalk(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
  const { steps, ...wrong } = await walk(page)
  expect(steps, page.url()).toBeGreaterThan(3)
  expect(wrong, page.url()).toEqual({ missed: [], covered: [] })
}

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('the keyboard alone reaches all that a visitor can use, and it is seen', async ({ page }) => {
      for (const path of VISITOR_PAGES) {
        await page.goto(path)
        await expectWalk(page)
      }
    })

    test('the keyboard alone reaches all that a player can use, and it is seen', async ({ page }) => {
      await arrive(page, 'vip8player', '/game')
      // An endless list has a test of its own.
      for (const path of PLAYER_PAGES.filter((one) => one !== '/records')) {
        await page.goto(path)
        await expectWalk(page)
      }
    })
  })
}

test('an endless list does not grow under the keyboard that has gone past it', async ({ page }) => {
  await arrive(page, 'vip8player', '/records')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  const there = await rows.count()
  await page.getByRole('link', { name: 'FAQ' }).focus()
  await page.waitForLoadState('networkidle')
  expect(await rows.count()).toBe(there)
  await page.getByRole('main').getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(there)
})
