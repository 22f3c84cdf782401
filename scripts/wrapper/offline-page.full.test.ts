import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { EXAMPLE } from './example-settings.ts'
import { toOfflinePage } from './offline-page.ts'

/** Where Android serves it. */
const PAGE = 'https://localhost/index.html'

let browser: Browser
beforeAll(async () => void (browser = await launchChromium()))
afterAll(() => browser.close())

/** The page on a device of a language; `site` says whether the site can be reached. */
async function open(locale: string, site: { isUp: boolean }): Promise<{ page: Page; asked: () => number }> {
  const page = await browser.newPage({ locale })
  let count = 0
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: toOfflinePage(EXAMPLE) }))
  await page.route(`${EXAMPLE.site}/`, (route) => {
    if (route.request().method() === 'HEAD') count += 1
    return site.isUp ? route.fulfill({ contentType: 'text/html', body: '<h1>The site</h1>' }) : route.abort()
  })
  await page.clock.install()
  await page.goto(PAGE)
  return { page, asked: () => count }
}

describe('the offline page of the wrapper, in Chromium', () => {
  it.each([
    ['en-PH', 'Try again'],
    ['vi-VN', 'Thử lại'],
    ['fil-PH', 'Try again'],
  ])('speaks the language of a device in %s', async (locale, retry) => {
    const { page } = await open(locale, { isUp: false })
    expect(await page.getByRole('link').filter({ visible: true }).allTextContents()).toEqual([retry])
    await page.close()
  })

  it('asks for the site less and less often, and opens it once it is there', async () => {
    const site = { isUp: false }
    const { page, asked } = await open('en-PH', site)
    for (const [seconds, count] of [
      [4, 0],
      [2, 1],
      [9, 1],
      [2, 2],
    ] as const) {
      await page.clock.runFor(seconds * 1000)
      await expect.poll(asked).toBe(count)
    }
    site.isUp = true
    await page.clock.runFor(16_000)
    await page.getByRole('heading', { name: 'The site' }).waitFor()
    await page.close()
  })

  it('opens the site at once when the network comes back, or by its button', async () => {
    const site = { isUp: true }
    const { page } = await open('en-PH', site)
    await page.evaluate("dispatchEvent(new Event('online'))")
    await page.waitForURL(`${EXAMPLE.site}/`)
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.waitForURL(`${EXAMPLE.site}/`)
    expect(await page.getByRole('heading').textContent()).toBe('The site')
    await page.close()
  })
})
