import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

/** Code, texts, styles, data and the page itself. */
const MOST = 48

/** With the covers and banners of the lobby. */
const MOST_WITH_PICTURES = 96

test.use({ isFirstVisit: true })

test('requests in the first ten seconds of the lobby stay few, deferred code and preloading included', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/game')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  // By what has loaded, not by a clock: the footer comes a second after the data, login is the last to be preloaded.
  for (const last of ['/regulators/', '/assets/login-']) {
    await expect.poll(() => paths.filter((path) => path.startsWith(last)), `${last} is requested`).not.toEqual([])
  }
  await settled(page)
  const pictures = paths.filter((path) => path.startsWith('/art/'))
  const others = paths.filter((path) => !path.startsWith('/art/'))
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(MOST)
  expect(others.length + pictures.length).toBeLessThanOrEqual(MOST_WITH_PICTURES)
})
