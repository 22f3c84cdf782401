import type { BrowserContext, Page } from 'playwright/test'

/**
 * The unreadable visible texts of a page, one line each: clipped by hidden overflow or the window, and numbers over two
 * lines. An ellipsis or a line clamp is deliberate.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1
    const found = new Set<string>()
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || parent === null || !isSeen(parent)) continue
      const clip = clippedBy(node, parent)
      if (clip !== undefined) found.add(`clipped by ${clip}: ${text}`)
      for (const number of node.textContent?.matchAll(/[+−-]?₱?\d[\d.,*]*/g) ?? []) {
        const range = document.createRange()
        range.setStart(node, number.index)
        range.setEnd(node, number.index + number[0].length)
        if (lines(range) > 1) found.add(`broken: ${text}`)
      }
    }
    // The centavos of an amount are a separate element.
    for (const element of top.querySelectorAll('[translate=no]')) {
      if (/^[+−-]?₱[\d.,]+$/.test(element.textContent) && isSeen(element) && lines(element) > 1)
        found.add(`broken: ${element.textContent}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${String(scrollWidth)} px wide`)
    return [...found]

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false
      }
      return true
    }

    function lines(of: Range | Element): number {
      const tops = [...of.getClientRects()].filter(({ width }) => width > 0).map((rect) => rect.bottom)
      const height = Math.min(...[...of.getClientRects()].map((rect) => rect.height))
      return tops.some((bottom) => Math.abs(bottom - (tops[0] ?? bottom)) > height / 2) ? 2 : 1
    }

    function clippedBy(text: Node, parent: Element): string | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      // A scroll container does not clip in its direction, nor do its ancestors.
      let isFreeX = false
      let isFreeY = false
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (style.textOverflow === 'ellipsis') isFreeX = true
        if (style.webkitLineClamp !== 'none') isFreeY = true
        if (/auto|scroll/.test(style.overflowX)) isFreeX = true
        if (/auto|scroll/.test(style.overflowY)) isFreeY = true
        const isX =
          /hidden|clip/.test(style.overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)
        const isY = /hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)
        if ((isX && !isFreeX) || (isY && !isFreeY)) return `${at.tagName.toLowerCase()}.${at.className}`
        if (style.position === 'fixed') break
      }
      if (!isFreeX && (box.right > innerWidth + SLACK || box.left < -SLACK)) return 'the window'
      return undefined
    }
  })
}

/** A browser's text size setting changes the root font size. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    document.documentElement.style.setProperty('font-size', `${String(size)}%`)
    // Chromium measures with the new size from the next frame on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, percent)
}

/** Unreadable texts of the current view, on the smallest phone and with text twice as large. */
export async function unreadableAtBoth(page: Page): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width: 320, height: 740 })
  await setTextSize(page, 100)
  const narrow = await unreadable(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, 200)
  return { narrow, large: await unreadable(page) }
}

/** The result of {@link unreadableAtBoth} without problems. */
export const NOTHING_UNREADABLE = { narrow: [], large: [] }

/** Sets the initial language of all pages of a context. */
export async function speakLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((value) => {
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value, expires: null }))
  }, language)
}
