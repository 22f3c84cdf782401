import { expect, type Page } from 'playwright/test'
import type { MockSandbox } from '../../support/mock-sandbox.ts'

/** Simulates a player who switches to another app and back; a headless browser shows every page. */
export async function hideAndShow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      // Browsers fire different ones of these, and more than one.
      window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'))
      window.dispatchEvent(new PageTransitionEvent(state === 'hidden' ? 'pagehide' : 'pageshow'))
    }
  })
}

/** Opens a page, and waits until the app itself shows it: a press on its early look waits for the app, too. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#root').getByRole('main').waitFor()
}

/** Half of a request's timeout. */
const STEP = 5000

/**
 * Advances the page's clock in steps, each after the server has responded to everything: otherwise a pending request
 * would time out. A request sent between ages by one step only.
 */
export async function advanceClock(page: Page, sandbox: MockSandbox, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    // On a busy machine a request may not have reached the mock yet: one sent now arrives after it.
    await page.evaluate(() =>
      fetch('/__mock/scenarios')
        .catch(() => undefined)
        .then(() => undefined),
    )
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    await page.clock.fastForward(Math.min(left, STEP))
  }
}

/** The requests of a page in order: paths, and `socket` for a socket. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname)
  })
  page.on('websocket', () => requests.push('socket'))
  return requests
}

/** Waits until the history entry is the overlay's if one is open, else the page's own. */
export async function waitForHistory(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = history.state as { isOverlay?: boolean; __tempLocation?: object } | null
    const isMarked = state?.isOverlay === true
    const dialogs = document.querySelectorAll('dialog[open]').length
    // The deposit over a page is an entry of its own; what is below it has none.
    if (state?.__tempLocation !== undefined) return isMarked === dialogs > 1
    // A frame makes the page inert; a minimized one does not, and has no entry.
    return isMarked === (dialogs > 0 || document.querySelector('[inert] #main') !== null)
  })
}

/** Opens an address from a page. A pending history step of a closed overlay would cancel the navigation. */
export async function goTo(page: Page, path: string): Promise<void> {
  await waitForHistory(page)
  await page.goto(path)
}

/**
 * Opens a page of another route as a link does, without a reload: a third of the time of {@link goTo}. For tours of many
 * pages that are about the pages themselves.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await waitForHistory(page)
  const before = await page.evaluate((to) => {
    const parts = [...document.querySelectorAll('main *')]
    for (const part of parts) part.setAttribute('data-left', '')
    history.pushState(null, '', to)
    return parts.length
  }, path)
  // Pages of one layout share its frame.
  await page.waitForFunction((count) => document.querySelectorAll('[data-left]').length <= count / 2, before)
}

/** Reloads the page. A pending history step of a closed dialog would cancel the reload. */
export async function reload(page: Page): Promise<void> {
  await waitForHistory(page)
  await page.reload()
}

/** Presses Back once history is in step with the open overlays; a test is faster than a finger. */
export async function goBack(page: Page): Promise<void> {
  await waitForHistory(page)
  await page.goBack()
}
