import { findings } from './support/axe.ts'
import { siteTest } from './support/site.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'
import type { Page } from 'playwright/test'

// All other tests run without the service worker: `use.serviceWorkers` of playwright.config.ts.
test.use({ serviceWorkers: 'allow' })
siteTest.use({ serviceWorkers: 'allow' })

async function serviceWorkerControls(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The paths of all entries of all caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).toSorted()
  })

test.describe('installed app', () => {
  test('has a name and icons in the sizes that its manifest states', { tag: FULL_ONLY }, async ({ page, request }) => {
    await page.goto('/game')
    const path = await page.locator('link[rel="manifest"]').getAttribute('href')
    const response = await request.get(path ?? '')
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await response.json()) as {
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Tumpak', start_url: '/game', scope: '/', display: 'standalone' })
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
    const sizes = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (src) => {
            const image = Object.assign(new Image(), { src })
            await image.decode()
            return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`
          }),
        ),
      manifest.icons.map(({ src }) => src),
    )
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes))
  })

  test("shows the offline page in the player's language and theme, and the page itself once online", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value: 'dark', expires: null }))
      localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null }))
    })
    await openAs(page, 'ratified', '/wallet')
    await serviceWorkerControls(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Không kết nối được với Tumpak' })).toBeVisible()
    // The other language is hidden.
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('body')).toHaveClass('theme-dark')
    expect(await findings(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
  })

  test('never takes a page or a response of the API from a cache, after a reload past caches either', async ({
    page,
  }) => {
    await openAs(page, 'ratified', '/game')
    await serviceWorkerControls(page)
    await page.getByRole('button', { name: /Open menu/ }).click()
    await page.getByRole('button', { name: /1\.0\.3/ }).click()
    await expect(page).toHaveURL(/[?&]t=\d+/)
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    const OFFLINE_PAGE = [
      '/boot.js',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/offline.css',
      '/offline.html',
      '/offline.js',
    ]
    expect(await cached(page)).toEqual(OFFLINE_PAGE)
  })
})

siteTest(
  'the offline page loads the page again once the site can be reached',
  { tag: FULL_ONLY },
  async ({ page, site, pageErrors }) => {
    await openAs(page, 'ratified', '/wallet')
    await serviceWorkerControls(page)
    // The browser itself stays online.
    await site.stop()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No connection to Tumpak' })).toBeVisible()
    await site.start()
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    pageErrors.length = 0
  },
)

siteTest(
  'an update of the worker keeps the page and its money form; the next load is the new page',
  { tag: FULL_ONLY },
  async ({ page, site }) => {
    await openAs(page, 'ratified', '/finance/recharge')
    await serviceWorkerControls(page)
    // Through the worker, which would keep this page if it kept pages.
    await page.reload()
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('123')
    // Before the edit: the browser may be the one to find the new worker.
    const seen = await page.evaluateHandle(() => {
      const counts = { reloads: 0, workers: 0 }
      navigation.addEventListener(
        'navigate',
        ({ navigationType }) => void (counts.reloads += Number(navigationType === 'reload')),
      )
      navigator.serviceWorker.addEventListener('controllerchange', () => void (counts.workers += 1))
      return counts
    })
    site.edit('sw.js', (text) => `${text}\n// Another build.\n`)
    site.edit('index.html', (text) => text.replace('<html', '<html data-build="next"'))
    // It takes over once the old one has nothing under way, or with the next load.
    const isThere = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
        return registration.waiting !== null
      })
    await expect.poll(async () => (await isThere()) || (await seen.jsonValue()).workers > 0).toBe(true)
    expect((await seen.jsonValue()).reloads).toBe(0)
    await expect(amount).toHaveValue('123')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  },
)
