import type { CDPSession, Page } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'
import { buildGallery } from '../support/build-gallery.ts'
import { seenBefore } from '../support/seen-before.ts'
import { startServers } from '../support/servers.ts'
import { median, type Figure } from './figure.ts'

/** Frames of half a screen each, like a fast swipe, to the end of 100 games. */
const STEPS = 12
const RUNS = 7
/** CPU slowdown, to match a very cheap phone. */
const SLOWER = 6

/** The measurements of one run of a grid. */
const MEASURED = {
  firstFrame: { name: 'data to first frame', unit: 'ms' },
  elements: { name: 'elements', unit: '' },
  frameWork: { name: 'work of a frame while flinging', unit: 'ms' },
  longestTask: { name: 'longest task while flinging', unit: 'ms' },
} as const
type Run = Record<keyof typeof MEASURED, number>

/** 5,000 games in the lobby's grid beside 100, in turns, at a CPU slowed down six times. */
export async function measureLongList(): Promise<Figure[]> {
  const servers = await startServers(await buildGallery('bench'))
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.addInitScript(seenBefore)
    await page.goto(`${servers.appUrl}/gallery/market`)
    await page.getByRole('list', { name: '5,000 games' }).getByRole('listitem').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const many: Run[] = []
    const few: Run[] = []
    for (let run = 0; run < RUNS; run += 1) {
      many.push(await measureGrid(page, devtools, '5,000'))
      few.push(await measureGrid(page, devtools, '100'))
    }
    return Object.entries(MEASURED).map(([key, { name, unit }]) => {
      const middle = (runs: Run[]) => median(runs.map((run) => run[key as keyof Run]))
      return {
        name: `5,000 games, ${String(SLOWER)} × slower: ${name}`,
        value: middle(many),
        unit,
        comparedWith: '100 games',
        ratio: middle(many) / middle(few),
      }
    })
  } finally {
    await browser.close()
    await servers.stop()
  }
}

/** Shows a grid by its radio button, then scrolls through it from the top. */
async function measureGrid(page: Page, devtools: CDPSession, grid: string): Promise<Run> {
  // By script: the app ignores a press right after the page has moved.
  await page.getByRole('radio', { name: 'None' }).evaluate((input: HTMLInputElement) => input.click())
  await page.getByRole('list', { name: '5,000 games' }).waitFor({ state: 'detached' })
  const radio = page.getByRole('radio', { name: grid, exact: true })
  const { firstFrame, elements } = await radio.evaluate(async (input: HTMLInputElement) => {
    const begun = performance.now()
    input.click()
    // The second comes after the frame that shows the grid.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return { firstFrame: performance.now() - begun, elements: document.querySelectorAll('*').length }
  })
  const before = await taskSeconds(devtools)
  const longestTask = await page.evaluate(async (steps) => {
    let longest = 0
    const observer = new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    for (let step = 0; step < steps; step += 1) {
      window.scrollBy(0, window.innerHeight / 2)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestIdleCallback(done))
    observer.disconnect()
    return longest
  }, STEPS)
  const frameWork = (((await taskSeconds(devtools)) - before) * 1000) / STEPS
  await page.evaluate(() => window.scrollTo(0, 0))
  return { firstFrame, elements, frameWork, longestTask }
}

/** The seconds of main-thread work so far. */
async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
