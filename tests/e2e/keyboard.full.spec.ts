import type { Page } from 'playwright/test'
import { visit } from './support/page-state.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { settled } from './support/settled.ts'
import { expect, openAs, test } from './support/test.ts'

declare global {
  interface Window {
    tabTrace?: { isOver: boolean; steps: number; end: () => { missed: string[]; covered: string[] } }
  }
}

/** More than any page has. */
const MAX_TABS = 600
/** The number of Tab presses sent at once. Presses after the last stop do nothing. */
const PRESSES = 20

/**
 * Tabs through a page until it wraps around. The page itself checks each stop when the next Tab arrives,
 * so that the test need not ask each time.
 * @returns controls that were never reached, and stops that were covered
 */
async function tabThrough(page: Page): Promise<{ missed: string[]; covered: string[]; steps: number }> {
  await page.evaluate(() => {
    const getName = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`
    const isCovered = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // A field that its label draws has no size.
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
    /** A radio group is one stop. */
    const getGroup = (one: Element): unknown =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one

    const before = new Set<Element>(usable())
    const reached = new Set<unknown>()
    const covered = new Set<string>()
    let first: Element | undefined
    let last: Element | undefined
    /** Animation frames since the last covered stop. */
    let frames = 0
    const countFrames = (): void => {
      frames += 1
      frame = requestAnimationFrame(countFrames)
    }
    let frame = requestAnimationFrame(countFrames)
    const ended = new AbortController()

    const trace = {
      isOver: false,
      steps: 0,
      end() {
        ended.abort()
        cancelAnimationFrame(frame)
        // Ignore controls that appeared or vanished during the trace.
        const missed = usable().filter((one) => before.has(one) && !reached.has(getGroup(one)))
        return { missed: missed.map(getName), covered: [...covered] }
      },
    }
    window.tabTrace = trace
    /** Whether the focus may move on. */
    const look = (): boolean => {
      const element = document.activeElement
      // A button that disables itself loses the focus, which continues from there.
      if (!element || element === document.body) return true
      if (element !== last) {
        frames = 0
        if (element === first) trace.isOver = true
      }
      last = element
      if (trace.isOver) return false
      first ??= element
      reached.add(getGroup(element))
      // A rail may still be scrolling it into view.
      if (isCovered(element)) {
        if (frames < 60) return false
        covered.add(getName(element))
      }
      trace.steps += 1
      return true
    }
    window.addEventListener(
      'keydown',
      (event) => {
        if (look()) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, signal: ended.signal },
    )
  })
  for (;;) {
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.press('Tab')))
    const { isOver = true, steps = 0 } = await page.evaluate(() => ({ ...window.tabTrace, end: undefined }))
    if (isOver || steps > MAX_TABS) break
  }
  return page.evaluate(() => ({
    missed: [],
    covered: [],
    ...window.tabTrace?.end(),
    steps: window.tabTrace?.steps ?? 0,
  }))
}

async function expectTabOrder(page: Page): Promise<void> {
  await settled(page)
  const { steps, ...wrong } = await tabThrough(page)
  expect(steps, page.url()).toBeGreaterThan(3)
  expect(wrong, page.url()).toEqual({ missed: [], covered: [] })
}

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('Tab reaches every control of a visitor, and each focused control is visible', async ({ page }) => {
      await page.goto('/faq')
      for (const path of VISITOR_PAGES) {
        await visit(page, path)
        await expectTabOrder(page)
      }
    })

    test('Tab reaches every control of a player, and each focused control is visible', async ({ page }) => {
      await openAs(page, 'vip8player', '/faq')
      // Endless lists have their own test.
      for (const path of PLAYER_PAGES.filter((one) => !['/records', '/game/record'].includes(one))) {
        await visit(page, path)
        await expectTabOrder(page)
      }
    })
  })
}
