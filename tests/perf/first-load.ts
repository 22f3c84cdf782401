import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'
import { seenBefore } from '../support/seen-before.ts'
import { startServers } from '../support/servers.ts'

/** Budget in KiB: 200 were loaded in November 2026, and a tenth is room for features. More is a library to look at. */
const MAX_KIB = 220

/** JavaScript that loads before the lobby is usable, in KiB of gzip. */
export interface FirstLoad {
  readonly kib: number
  readonly isWithinBudget: boolean
}

/** Opens the lobby on a cold cache, on a first and on a later visit. The larger one counts. */
export async function measureFirstLoad(): Promise<FirstLoad> {
  const servers = await startServers()
  const browser = await launchChromium()
  try {
    const url = `${servers.appUrl}/game`
    const kib = Math.max(await loadedKib(browser, url, true), await loadedKib(browser, url, false))
    return { kib, isWithinBudget: kib <= MAX_KIB }
  } finally {
    await browser.close()
    await servers.stop()
  }
}

/** The result as a line for a terminal. */
export function firstLoadLine({ kib, isWithinBudget }: FirstLoad): string {
  return `${isWithinBudget ? 'ok  ' : 'FAIL'} JavaScript before the lobby is usable: ${kib.toFixed(1)} KiB gzip of ${String(MAX_KIB)}`
}

/** Usable: a poster, or on a first visit the age sheet, can be pressed. Later loads are deferred code. */
async function loadedKib(browser: Browser, url: string, isFirstVisit: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  if (!isFirstVisit) await page.addInitScript(seenBefore)
  await page.addInitScript(noteWhenUsable, isFirstVisit ? 'dialog[open] button' : 'main li button')
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    // Requests that are pending when the page closes do not count.
    size.catch(() => undefined)
    sizes.set(response.url(), size)
  })
  await page.goto(url)
  await page.waitForFunction(() => 'usableAt' in window)
  const inTime = await page.evaluate(() => {
    const { usableAt = 0 } = window as { usableAt?: number }
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.filter(({ responseEnd }) => responseEnd <= usableAt).map(({ name }) => name)
  })
  const bytes = await Promise.all(inTime.flatMap((name) => sizes.get(name) ?? []))
  await page.close()
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
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
