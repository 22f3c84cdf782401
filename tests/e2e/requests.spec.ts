import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

/** Code, texts, styles, data and the page itself. Over HTTP/2 a request costs little; a file for each module would show. */
const MAX_REQUESTS = 75

/** With the banners and covers of the first screen. */
const MAX_REQUESTS_WITH_PICTURES = 86

/** Elements of the lobby on a phone: a cheap one renders each of them. */
const MAX_ELEMENTS = 1500

test.use({ isFirstVisit: true })

test('the first ten seconds of the lobby take few requests and elements, deferred code and preloading included', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/game')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  // By what has loaded, not by a clock: login is the last to be preloaded, and the footer comes a second after the data.
  await expect.poll(() => paths.filter((path) => path.startsWith('/assets/login-')), 'login').not.toEqual([])
  await expect(page.locator('footer h2').first()).toBeAttached()
  await settled(page)
  const pictures = paths.filter((path) => path.startsWith('/art/'))
  const others = paths.filter((path) => !path.startsWith('/art/'))
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(others.length + pictures.length, pictures.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_WITH_PICTURES)
})

test('the lobby has few elements on a phone', async ({ page }) => {
  await page.goto('/game')
  await page.getByRole('button', { name: 'Accept' }).click()
  const count = () => page.locator('*').count()
  expect(await count()).toBeLessThanOrEqual(MAX_ELEMENTS)
  // Every row comes near once.
  for (let top = 0; top < 5; top += 1) {
    await page.mouse.wheel(0, 600)
    await settled(page)
    expect(await count()).toBeLessThanOrEqual(MAX_ELEMENTS)
  }
})
