import { expect, type Page } from 'playwright/test'
import type { MockWorld } from '../../support/mock-world.ts'

/** Plays a page that the player leaves for another app and comes back to; a headless browser shows every page. */
export async function hideAndShow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      // Browsers differ in which of these they fire, and fire more than one.
      window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'))
      window.dispatchEvent(new PageTransitionEvent(state === 'hidden' ? 'pagehide' : 'pageshow'))
    }
  })
}

/** Half of what a call may take. */
const STEP = 5000

/**
 * Moves the page's clock by steps, each once the server has answered everything: a request in flight would else time out.
 * A request that leaves the page between that and its step ages by one step alone.
 */
export async function leap(page: Page, world: MockWorld, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    // On a busy machine a request may have left the page and not reached the mock: one sent now arrives after it.
    await page.evaluate(() =>
      fetch('/__mock/scenarios')
        .catch(() => undefined)
        .then(() => undefined),
    )
    await expect.poll(() => world.isAtRest()).toBe(true)
    await page.clock.fastForward(Math.min(left, STEP))
  }
}

/** What a page asks of the server, in the order in which it asks: paths, and `socket` where it opens one. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  page.on('websocket', () => calls.push('socket'))
  return calls
}

/** Waits until the entry in history is the overlay's if one is open, and the page's own if none is. */
export async function historyInStep(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = (history.state as { isOverlay?: boolean } | null)?.isOverlay === true
    if (document.querySelector('dialog[open]')) return isMarked
    // A frame that the player has made small has no entry.
    return !isMarked || document.querySelector('iframe') !== null
  })
}

/** Reloads the page. A step back in history that a closed dialog still takes would break the reload off. */
export async function reload(page: Page): Promise<void> {
  await historyInStep(page)
  await page.reload()
}

/** Presses Back. Nobody's finger is there before history is in step with what is open; a test is. */
export async function goBack(page: Page): Promise<void> {
  await historyInStep(page)
  await page.goBack()
}
