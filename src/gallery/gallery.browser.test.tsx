// @module-tag full
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/support/component/axe.ts'
import { setForcedColors } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { Gallery } from './gallery.tsx'
import { SECTIONS } from './sections.ts'

const root = document.documentElement

afterEach(async () => {
  root.style.removeProperty('font-size')
  await setForcedColors(false)
  await page.viewport(360, 740)
})

/** Elements beyond the right edge of the screen, if it scrolls sideways. */
function tooWide(): string[] {
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

describe.each(SECTIONS.map(({ id }) => id))('section %s of the gallery', (section) => {
  // Each theme, language and width once; the screenshots have all combinations. So tall that no fixed bar covers
  // anything.
  it.each([
    ['light', 'vi-VN', 360],
    ['dark', 'en-US', 1280],
  ] as const)('has no axe violation and fits the screen: %s, %s, %d px', async (theme, language, width) => {
    await createSandbox()
    await page.viewport(width, 4000)
    const { container } = await renderApp(<Gallery section={section} />, { theme, language })
    expect(await axeViolations(container)).toEqual([])
    expect(tooWide()).toEqual([])
  })

  // WCAG 2.2: 1.4.10, 1280 px at 400 %; 1.4.4, text twice as large as a phone's own setting makes it.
  it('fits 320 px, and 360 px with text at 200 %', async () => {
    await renderApp(<Gallery section={section} />, { language: 'vi-VN' })
    for (const font of FONTS) {
      await setFont(font)
      await page.viewport(320, 740)
      root.style.removeProperty('font-size')
      expect(tooWide(), font).toEqual([])
      await page.viewport(360, 740)
      root.style.setProperty('font-size', '200%')
      expect(tooWide(), font).toEqual([])
    }
  })
})

describe('forced colors', () => {
  it.each(['buttons', 'fields', 'choices', 'codes-and-dates'])(
    'keep the edge of every control: %s',
    async (section) => {
      await setForcedColors(true)
      await renderApp(<Gallery section={section} />)
      await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
      const hasEdge = (element: Element | null | undefined): boolean => {
        if (!element) return false
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') || (borderTopStyle !== 'none' && borderTopWidth !== '0px')
        )
      }
      const controls = [...document.querySelectorAll('main :is(button, input:not([type=date]), select)')]
      expect(controls.length).toBeGreaterThan(3)
      // A field's border is its frame's, a segment's its track's, a code's its boxes'.
      const bare = controls
        .filter((one) => ![one, one.parentElement, one.parentElement?.parentElement].some(hasEdge))
        .filter((one) => !hasEdge(one.nextElementSibling?.firstElementChild))
      expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
    },
  )
})
