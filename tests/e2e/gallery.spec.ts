import type { Page } from 'playwright/test'
import { findings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'], isMobile: false, hasTouch: false })

/** The addresses of the gallery's pages. */
async function sections(page: Page): Promise<string[]> {
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Twice on every page, in the list of a phone and beside the page of a desktop: one of the two is hidden.
  const links = page.locator('a[href^="/gallery/"]')
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  expect(paths.size).toBeGreaterThan(4)
  return [...paths]
}

// Each theme, each language and each width once; the screens have them all.
for (const [theme, language, width] of [
  ['light', 'vi-VN', 360],
  ['dark', 'en-US', 1280],
] as const) {
  test(`axe finds nothing in the gallery, and no page is wider than the screen: ${theme}, ${language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000)
    await context.addInitScript(
      (settings) => {
        for (const [name, value] of Object.entries(settings))
          localStorage.setItem(`TUMPAK_${name}`, JSON.stringify({ value, expires: null }))
      },
      { THEME: theme, LANGUAGE: language },
    )
    // So tall that nothing is covered by what sticks to an edge.
    await page.setViewportSize({ width, height: 4000 })
    for (const path of await sections(page)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
}

test.describe('small and large', () => {
  for (const [what, width, rootSize] of [
    // WCAG 2.2, 1.4.10: 1280 px at 400 %.
    ['at 320 px', 320, '100%'],
    // 1.4.4: text twice as large, as a phone's own setting makes it.
    ['with text at 200 %', 360, '200%'],
  ] as const) {
    test(`no page of the gallery is wider than the screen ${what}`, async ({ page, context }) => {
      test.setTimeout(300_000)
      await context.addInitScript(() =>
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null })),
      )
      await page.setViewportSize({ width, height: 740 })
      for (const path of await sections(page)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), rootSize)
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          if (scrollWidth <= clientWidth) return []
          const out = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1
          return [...document.querySelectorAll('main *')].filter(out).map(({ outerHTML }) => outerHTML.slice(0, 120))
        })
        expect(tooWide, path).toEqual([])
      }
    })
  }
})

test('where the system brings its own colours, every control keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const section of ['buttons', 'fields', 'choices', 'codes-and-dates']) {
    await page.goto(`/gallery/${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bare = await page
      .getByRole('main')
      .locator('button, input:not([type=date]), select')
      .evaluateAll((controls) => {
        const hasEdge = (element: Element | null): boolean => {
          if (!element) return false
          const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return (
            (outlineStyle !== 'none' && outlineWidth !== '0px') ||
            (borderTopStyle !== 'none' && borderTopWidth !== '0px')
          )
        }
        // A field's edge is its frame's, a segment's its track's, a code's its boxes'.
        return controls
          .filter((one) => ![one, one.parentElement, one.parentElement?.parentElement ?? null].some(hasEdge))
          .filter((one) => !hasEdge(one.nextElementSibling?.firstElementChild ?? null))
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
    expect(bare, section).toEqual([])
  }
})

test('a build for players has no gallery: its address leads to the games', async ({ page }) => {
  await page.goto(`${process.env['TUMPAK_APP_URL'] ?? ''}/gallery/buttons`)
  await expect(page).toHaveURL(/\/game$/)
})
