import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/**
 * gzip bytes of an app that uses each stated front-end library a little and has no code of ours, measured when the
 * project began. tests/e2e/first-load.spec.ts checks our size relative to it.
 */
export const FLOOR_BYTES = 142_765

/** gzip bytes, level 9, of what a page has loaded when it becomes usable. */
export interface LoadedBytes {
  readonly script: number
  readonly stylesheet: number
}

/**
 * Opens /game on a cold cache and measures what has loaded when it is usable: a poster, or on a first visit the age
 * sheet, can be pressed. The page itself notes that moment; later loads are deferred code.
 * @param url of the lobby
 */
export async function loadedBeforeUsable(page: Page, url: string, isFirstVisit: boolean): Promise<LoadedBytes> {
  await page.addInitScript(noteWhenUsable, isFirstVisit ? 'dialog[open] button' : 'main li button')
  const bodies = new Map<string, Promise<readonly [keyof LoadedBytes, number]>>()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const bytes = response.body().then((body) => [kind, gzipSync(body, { level: 9 }).length] as const)
    // Requests that are pending when the page closes do not count.
    bytes.catch(() => undefined)
    bodies.set(response.url(), bytes)
  })
  await page.goto(url)
  const usable = isFirstVisit
    ? page.getByRole('button', { name: 'Accept' })
    : page.getByRole('list').getByRole('button')
  await usable.first().waitFor()
  const inTime = await page.evaluate(() => {
    const { usableAt = 0 } = window as { usableAt?: number }
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.filter(({ responseEnd }) => responseEnd <= usableAt).map(({ name }) => name)
  })
  const sums = { script: 0, stylesheet: 0 }
  for (const name of inTime) {
    const body = await bodies.get(name)
    if (body) sums[body[0]] += body[1]
  }
  return sums
}

/** Notes on `window` when a matching button is first in the document. Runs in the page before its own scripts. */
function noteWhenUsable(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    Object.assign(window, { usableAt: performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
}
