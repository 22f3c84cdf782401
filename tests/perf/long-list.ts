import { chromium, type CDPSession, type Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { buildGallery } from '../support/build-gallery.ts'
import { startServers } from '../support/servers.ts'
import { median, type Figure } from './figure.ts'

/** Milliseconds of a frame at 60 Hz. */
const FRAME_MS = 1000 / 60
/** Screens to scroll through, half a screen per frame, like a fast swipe. */
const STEPS = 120
const RUNS = 3
/** CPU slowdown, to match a cheap phone. */
const SLOWER = 4

/**
 * Work per frame while a page of 5,000 tiles scrolls at a CPU slowed down four times, against a frame at 60 Hz: below 1 no
 * frame is missed. Also its number of elements, against the same grid rendered whole.
 */
export async function measureLongList(): Promise<Figure[]> {
  const servers = await startServers(await buildGallery('bench'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(`${servers.appUrl}/gallery/market`)
    const tiles = page.getByRole('main').getByRole('list').last().getByRole('listitem')
    await tiles.first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await workOfFrame(page, devtools))
    const most = await tiles.count()
    return [
      {
        name: `5,000 tiles: work of a frame, ${String(SLOWER)} × slower`,
        value: median(times),
        unit: 'ms',
        comparedWith: 'a frame at 60 Hz',
        ratio: median(times) / FRAME_MS,
      },
      {
        name: '5,000 tiles: rendered',
        value: most,
        unit: 'tiles',
        comparedWith: 'all of them',
        ratio: most / 5000,
      },
    ]
  } finally {
    await browser.close()
    await servers.stop()
  }
}

/** Milliseconds of main-thread work for each frame of a scroll from the top. */
async function workOfFrame(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const before = await metric(devtools, 'TaskDuration')
  await page.evaluate(async (steps) => {
    for (let step = 0; step < steps; step += 1) {
      window.scrollBy(0, window.innerHeight / 2)
      await new Promise(requestAnimationFrame)
    }
  }, STEPS)
  return (((await metric(devtools, 'TaskDuration')) - before) * 1000) / STEPS
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN
}
