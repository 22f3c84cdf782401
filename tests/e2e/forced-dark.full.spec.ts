import { getLaunchOptions } from '../../scripts/chromium.ts'
import { toStorageName } from '../../src/platform/storage.ts'
import { openRendered } from './support/page-state.ts'
import { expect, openAs, test } from './support/test.ts'
import type { Locator } from 'playwright/test'

// Chrome for Android darkens pages by itself if the player asks for it, unless a page says that its colors are final.
const FORCED = '--blink-settings=forceDarkModeEnabled=true'
// A player who asks for dark pages also prefers them: Chrome hears a page's objection only then.
test.use({
  colorScheme: 'dark',
  launchOptions: getLaunchOptions(['--disable-gpu', FORCED]),
})

type Color = readonly [number, number, number]

/** The painted colors of an element: the most frequent one, and the contrast of the one that differs most from it. */
async function readColors(element: Locator): Promise<{ main: Color; contrast: number }> {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const key = `${String(data[at])},${String(data[at + 1])},${String(data[at + 2])}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const colors = [...counts].toSorted(([, a], [, b]) => b - a)
    const toColor = (key: string) => key.split(',').map(Number) as unknown as readonly [number, number, number]
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const main = toColor(colors[0]?.[0] ?? '0,0,0')
    const ratios = colors.map(([key]) => {
      const [one = 0, other = 0] = [luminance(main), luminance(toColor(key))].toSorted((a, b) => b - a)
      return (one + 0.05) / (other + 0.05)
    })
    return { main, contrast: Math.max(...ratios) }
  }, picture)
}

for (const theme of ['light', 'dark'] as const) {
  test(`forced dark mode keeps the colors of the ${theme} theme`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key, JSON.stringify({ value, expires: Date.now() + 86_400_000 })),
      [toStorageName('theme'), theme] as const,
    )
    await openRendered(page, '/login')
    const button = page.getByRole('button', { name: 'Login' })
    await expect(button).toBeVisible()
    expect((await readColors(button)).contrast).toBeGreaterThan(4.5)

    await openAs(page, 'ratified', '/finance/recharge')
    const chosen = page.getByRole('radio', { checked: true }).first().locator('xpath=ancestor::label')
    await expect(chosen).toBeVisible()
    const { main } = await readColors(chosen)
    const stated = await chosen.evaluate((card) => getComputedStyle(card).backgroundColor)
    expect(`rgb(${main.join(', ')})`).toBe(stated)
  })
}
